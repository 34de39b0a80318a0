import { createServer, type ServerResponse } from 'node:http'
import { addressOf } from './listening-address.ts'

type Point = readonly [longitude: number, latitude: number]
export type ImitatedSuburb = { code: string; name: string; ring: readonly Point[] | null }
export type ImitatedPostalArea = { code: string; ring: readonly Point[] }

/** Answers in the place of the service; false leaves the answer to it. */
export type Fault = (query: URLSearchParams, response: ServerResponse) => boolean

/** A square with its south-west corner, as a ring. */
export const squareRing = (west: number, south: number, side = 0.02): Point[] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
]

export type MapServiceSettings = {
  suburbs: ImitatedSuburb[]
  postalAreas: ImitatedPostalArea[]
  /** Features that it sends at most at once. */
  pageSize?: number
  hasUpperCaseNames?: boolean
}

/** An imitation of the ArcGIS services of the Bureau of Statistics on a port of this machine: counts, pages in order, transfer limits. */
export async function startMapService({
  suburbs,
  postalAreas,
  pageSize = 2000,
  hasUpperCaseNames = false,
}: MapServiceSettings) {
  const requests: URL[] = []
  const agents = new Set<string>()
  const service = { fault: (() => false) as Fault, suburbs, postalAreas }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    requests.push(url)
    agents.add(request.headers['user-agent'] ?? '')
    if (service.fault(url.searchParams, response)) return
    const all = url.pathname.includes('/SAL/')
      ? service.suburbs.map(suburbFeature)
      : service.postalAreas.map(postalFeature)
    const [, state] = /state_code_2021='(\d)'/.exec(url.searchParams.get('where') ?? '') ?? []
    const wanted = all
      .filter(({ id }) => state === undefined || id.startsWith(state))
      .toSorted((left, right) => (left.id < right.id ? -1 : 1))
    response.setHeader('content-type', 'application/geo+json')
    if (url.searchParams.has('returnCountOnly')) return void response.end(JSON.stringify({ count: wanted.length }))
    const offset = Number(url.searchParams.get('resultOffset'))
    const size = Math.min(pageSize, Number(url.searchParams.get('resultRecordCount')))
    const features = wanted.slice(offset, offset + size)
    const exceeded = offset + size < wanted.length ? { exceededTransferLimit: true } : {}
    response.end(JSON.stringify({ type: 'FeatureCollection', properties: exceeded, features }))
  })
  const nameOf = (name: string) => (hasUpperCaseNames ? name.toUpperCase() : name)
  const geometryOf = (ring: readonly Point[] | null) => ring && { type: 'Polygon', coordinates: [ring] }
  const suburbFeature = ({ code, name, ring }: ImitatedSuburb) => ({
    type: 'Feature',
    id: code,
    geometry: geometryOf(ring),
    properties: {
      [nameOf('sal_code_2021')]: code,
      [nameOf('sal_name_2021')]: name,
      [nameOf('state_code_2021')]: code[0],
    },
  })
  const postalFeature = ({ code, ring }: ImitatedPostalArea) => ({
    type: 'Feature',
    id: code,
    geometry: geometryOf(ring),
    properties: { [nameOf('poa_code_2021')]: code },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(service, {
    url: addressOf(server),
    requests,
    agents,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

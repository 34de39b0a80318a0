import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ServiceError } from '#server/platform/http/service-client.ts'

/** What is read of a layer of the map service, all of it in the order of its codes. */
export type LayerQuery = {
  /** The address of the layer, such as …/SAL/MapServer/0. */
  layer: string
  where: string
  fields: readonly string[]
  codeField: string
  /** Degrees that outlines may be off, each by itself; null for all corners, so that neighbours share theirs. */
  tolerance: number | null
}

export type RequestObject = (address: URL) => Promise<Record<string, unknown>>

/** A feature of GeoJSON as it came; nothing of it is checked. */
export type RawFeature = Record<string, unknown>

const PAGE_SIZE = 500
/** The service may send more than it is asked for, up to its own limit. */
const LARGEST_PAGE = 2000
const MOST_FEATURES = 20_000
const MOST_READINGS = 3

/**
 * Reads a layer page by page into a folder, where the pages of an earlier reading that was cut off are used again. A layer that changes
 * meanwhile, by the number of its features or by features that come twice, is read anew.
 * @throws ServiceError
 */
export async function readLayer(
  query: LayerQuery,
  folder: string,
  request: RequestObject,
  onPage: (features: number, of: number) => void = () => {},
): Promise<RawFeature[]> {
  await mkdir(folder, { recursive: true })
  for (let reading = 1; ; reading += 1) {
    const features = await readOnce(query, folder, request, onPage)
    if (features !== null) return features
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    if (reading === MOST_READINGS) throw new ServiceError('changes while it is read', { isPassing: true })
  }
}

/** Null where the layer changed. */
async function readOnce(
  query: LayerQuery,
  folder: string,
  request: RequestObject,
  onPage: (features: number, of: number) => void,
): Promise<RawFeature[] | null> {
  const count = await countOf(query, request)
  if (!(await isOfThisCount(folder, query, count))) return null
  const features: RawFeature[] = []
  const ids = new Set<string | number>()
  for (let page = 0; features.length < count; page += 1) {
    const file = path.join(folder, `${page}.json`)
    const found = (await storedPage(file)) ?? (await fetchPage(query, features.length, request))
    if (found.features.length === 0) return null
    await writeWhole(file, JSON.stringify(found))
    for (const feature of found.features) {
      const { id } = feature
      if (typeof id !== 'string' && typeof id !== 'number') continue
      if (ids.has(id)) return null
      ids.add(id)
    }
    features.push(...found.features)
    onPage(features.length, count)
    if (!found.hasMore && features.length !== count) return null
  }
  return features.length === count && (await countOf(query, request)) === count ? features : null
}

type Page = { features: RawFeature[]; hasMore: boolean }

async function fetchPage(query: LayerQuery, offset: number, request: RequestObject): Promise<Page> {
  const { fields, codeField, tolerance } = query
  const answer = await request(
    addressOf(query, {
      outFields: fields.join(','),
      orderByFields: codeField,
      returnGeometry: 'true',
      outSR: '4326',
      geometryPrecision: '5',
      ...(tolerance === null ? {} : { maxAllowableOffset: String(tolerance) }),
      resultOffset: String(offset),
      resultRecordCount: String(PAGE_SIZE),
      f: 'geojson',
    }),
  )
  const page = readPage(answer)
  if (page === null) throw new ServiceError('sends no list of features')
  return page
}

/** `exceededTransferLimit` stands at the top or, in GeoJSON of newer services, among the properties. */
function readPage(answer: Record<string, unknown>): Page | null {
  const { features, properties } = answer
  if (!Array.isArray(features) || features.length > LARGEST_PAGE || !features.every(isRecord)) return null
  const among = isRecord(properties) ? properties['exceededTransferLimit'] : undefined
  const hasMore = answer['hasMore'] === true || answer['exceededTransferLimit'] === true || among === true
  return { features, hasMore }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function countOf(query: LayerQuery, request: RequestObject): Promise<number> {
  const { count } = await request(addressOf(query, { returnCountOnly: 'true', f: 'json' }))
  if (typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= MOST_FEATURES) return count
  throw new ServiceError('does not say how many features there are')
}

function addressOf({ layer, where }: LayerQuery, parameters: Readonly<Record<string, string>>): URL {
  const address = new URL(`${layer}/query`)
  address.search = new URLSearchParams({ where, ...parameters }).toString()
  return address
}

/** Whether the pages of the folder belong to this query and number of features; an empty folder belongs to it from now on. */
async function isOfThisCount(folder: string, query: LayerQuery, count: number): Promise<boolean> {
  const file = path.join(folder, 'layer.json')
  const wanted = JSON.stringify({ ...query, count })
  const stored = await readFile(file, 'utf8').catch(() => null)
  if (stored === null) await writeWhole(file, wanted)
  return stored === null || stored === wanted
}

async function storedPage(file: string): Promise<Page | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  try {
    const page: unknown = JSON.parse(text)
    return isRecord(page) ? readPage(page) : null
  } catch {
    return null
  }
}

/** Nothing is ever half written under its own name. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text)
  await rename(`${file}.part`, file)
}

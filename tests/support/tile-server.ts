import { geoJSONToTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, Position } from 'geojson'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type TileServer = {
  /** Of its TileJSON. */
  address: string
  /** Paths that were asked for, in their order. */
  asked: string[]
  headers: IncomingMessage['headers'][]
  /** Answers tiles from now on. */
  answerTiles: (listener: RequestListener) => void
  answerTileJson: (listener: RequestListener) => void
  close: () => Promise<void>
}

export type TileJsonFacts = Readonly<Record<string, unknown>>

/** A service of vector tiles in OpenMapTiles' scheme on 127.0.0.1, which answers well until it is told otherwise. */
export async function startTileServer(facts: TileJsonFacts = {}): Promise<TileServer> {
  let origin = ''
  let tiles: RequestListener = (request, response) => sendTile(response, tileAt(request.url ?? ''))
  let tileJson: RequestListener = (_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(tileJsonOf(origin, facts)))
  }
  const asked: string[] = []
  const headers: IncomingMessage['headers'][] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    headers.push(request.headers)
    if (request.url === '/planet') tileJson(request, response)
    else tiles(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this form.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address: `${origin}/planet`,
    asked,
    headers,
    answerTiles: (listener) => (tiles = listener),
    answerTileJson: (listener) => (tileJson = listener),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** As OpenFreeMap writes it, in short. */
export const tileJsonOf = (origin: string, facts: TileJsonFacts = {}) => ({
  tilejson: '3.0.0',
  tiles: [`${origin}/planet/20261111_001001_pt/{z}/{x}/{y}.pbf`],
  minzoom: 0,
  maxzoom: 14,
  bounds: [-180, -85.05113, 180, 85.05113],
  attribution:
    '<a href="https://openfreemap.org" target="_blank">OpenFreeMap</a> <a href="https://www.openmaptiles.org/" target="_blank">&copy; OpenMapTiles</a> Data from <a href="https://www.openstreetmap.org/copyright" target="_blank">OpenStreetMap</a>',
  vector_layers: ['water', 'landcover', 'transportation', 'transportation_name', 'poi'].map((id) => ({ id })),
  ...facts,
})

export function sendTile(response: ServerResponse, bytes: Uint8Array): void {
  response.setHeader('content-type', 'application/vnd.mapbox-vector-tile')
  response.end(bytes)
}

const street = (name: string, coordinates: Position[]): Feature => ({
  type: 'Feature',
  properties: { class: 'minor', name },
  geometry: { type: 'LineString', coordinates },
})

/** Two streets that cross all of Australia. */
const streets = [
  street('Long Street', [
    [112, -37.8],
    [154, -37.8],
  ]),
  street('Cross Street', [
    [144.98, -44],
    [144.98, -9],
  ]),
]

function tileAt(path: string): Uint8Array {
  const [, zoom, column, row] = /(\d+)\/(\d+)\/(\d+)\.pbf$/.exec(path) ?? []
  return vectorTile(Number(zoom), Number(column), Number(row))
}

/** A tile with both streets, wherever it is. */
export function vectorTile(zoom: number, column: number, row: number): Uint8Array {
  const options = { clip: true, buffer: 64 }
  const layer = geoJSONToTile({ type: 'FeatureCollection', features: streets }, zoom, column, row, options)
  return fromGeojsonVt({ transportation: layer, transportation_name: layer }, { version: 2, extent: 4096 })
}

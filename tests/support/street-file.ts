import { geoJSONToTile, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, Position } from 'geojson'
import { zxyToTileId } from 'pmtiles'

export type StreetFileOptions = {
  bounds?: { south: number; west: number; north: number; east: number }
  layers?: Readonly<Record<string, Feature[]>>
  metadata?: object
  /** 1 is vector tiles, 2 PNG. */
  tileType?: number
  maxZoom?: number
}

const HEADER_BYTES = 127
const fitzroy = { south: -37.81, west: 144.97, north: -37.79, east: 144.99 }

const box = ({ south, west, north, east }: typeof fitzroy): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  },
})

const road = (kind: string, name: string, coordinates: Position[]): Feature => ({
  type: 'Feature',
  properties: { kind, name },
  geometry: { type: 'LineString', coordinates },
})

/** A few streets in Protomaps' scheme. */
const someStreets = {
  earth: [box(fitzroy)],
  water: [box({ south: -37.81, west: 144.985, north: -37.8, east: 144.99 })],
  roads: [
    road('major_road', 'Smith Street', [
      [144.9835, -37.81],
      [144.984, -37.79],
    ]),
    road('minor_road', 'Gertrude Street', [
      [144.97, -37.806],
      [144.9835, -37.8065],
    ]),
  ],
}

/** A small PMTiles file of version 3, without compression: what no package on the registry writes. */
export function streetFile({
  bounds = fitzroy,
  layers = someStreets,
  metadata = { vector_layers: Object.keys(layers).map((id) => ({ id })), attribution: '<a href="x">© Somebody</a>' },
  tileType = 1,
  maxZoom = 14,
}: StreetFileOptions = {}): Buffer {
  const tiles = tilesOf(layers, bounds, maxZoom)
  const root = directoryOf(tiles)
  const description = Buffer.from(JSON.stringify(metadata))
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes))
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles')
  header[7] = 3
  const places = [HEADER_BYTES, root.length, HEADER_BYTES + root.length, description.length]
  const start = HEADER_BYTES + root.length + description.length
  const numbers = [...places, start, 0, start, data.length, tiles.length, tiles.length, tiles.length]
  for (const [index, number] of numbers.entries()) header.writeBigUInt64LE(BigInt(number), 8 + index * 8)
  header.set([1, 1, 1, tileType, 0, maxZoom], 96)
  for (const [index, degrees] of [bounds.west, bounds.south, bounds.east, bounds.north].entries()) {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4)
  }
  return Buffer.concat([header, root, description, data])
}

type Tile = { id: number; bytes: Buffer }

function tilesOf(layers: Readonly<Record<string, Feature[]>>, bounds: typeof fitzroy, maxZoom: number): Tile[] {
  const tiles: Tile[] = []
  for (let zoom = 0; zoom <= maxZoom; zoom += 1) {
    const [west, north] = tileAt(zoom, bounds.west, bounds.north)
    const [east, south] = tileAt(zoom, bounds.east, bounds.south)
    for (let column = west; column <= east; column += 1) {
      for (let row = north; row <= south; row += 1) {
        const drawn = Object.entries(layers).flatMap(([name, features]): [string, GeoJSONVTTile][] => {
          const tile = geoJSONToTile({ type: 'FeatureCollection', features }, zoom, column, row, {
            clip: true,
            buffer: 64,
          })
          return [[name, tile]]
        })
        const bytes = Buffer.from(fromGeojsonVt(Object.fromEntries(drawn), { version: 2, extent: 4096 }))
        if (bytes.length > 0) tiles.push({ id: zxyToTileId(zoom, column, row), bytes })
      }
    }
  }
  return tiles.sort((left, right) => left.id - right.id)
}

function tileAt(zoom: number, longitude: number, latitude: number): [number, number] {
  const tiles = 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return [Math.floor((longitude / 360 + 0.5) * tiles), Math.floor(y * tiles)]
}

/** The number of entries, then by columns: steps of ids, runs, lengths and offsets, 0 for "after the one before". */
function directoryOf(tiles: readonly Tile[]): Buffer {
  const steps = tiles.map(({ id }, index) => id - (tiles[index - 1]?.id ?? 0))
  const numbers = [
    tiles.length,
    ...steps,
    ...tiles.map(() => 1),
    ...tiles.map(({ bytes }) => bytes.length),
    ...tiles.map((_, index) => (index === 0 ? 1 : 0)),
  ]
  return Buffer.from(numbers.flatMap(varint))
}

function varint(value: number): number[] {
  const low = value % 128
  return value < 128 ? [low] : [low + 128, ...varint(Math.floor(value / 128))]
}

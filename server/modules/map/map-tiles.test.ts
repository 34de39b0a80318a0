import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { beforeAll, describe, expect, it } from 'vitest'
import { isInPolygon } from '#domain/geo/polygon.ts'
import { readTileAddress } from './map-routes.ts'
import type { MapPlace } from './map-places.queries.ts'
import type { SuburbFeature } from './suburb-cells.ts'
import { boundsOfTile, mapTiles, type TileAddress } from './map-tiles.ts'

const place = (name: string, latitude: number, longitude: number, rest: Partial<MapPlace> = {}): MapPlace => ({
  name,
  latitude,
  longitude,
  population: 20_000,
  settlement: 'city',
  hasBoundary: false,
  ...rest,
})

const places = [
  place('Melbourne', -37.814, 144.963, { population: 4_000_000 }),
  place('Fitzroy', -37.799, 144.979, { population: 10_000 }),
  place('Carlton', -37.8, 144.967, { hasBoundary: true }),
]

const carlton: SuburbFeature = {
  type: 'Feature',
  properties: { settlement: 'city', isApproximate: false },
  geometry: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [144.96, -37.79],
          [144.975, -37.79],
          [144.975, -37.807],
          [144.96, -37.807],
          [144.96, -37.79],
        ],
      ],
    ],
  },
}
const schools = [{ name: 'Fitzroy Primary School', latitude: -37.8, longitude: 144.98 }]

let draw: ReturnType<typeof mapTiles>
beforeAll(() => {
  draw = mapTiles({ places, schools, boundariesWithin: async () => [carlton] })
})

function tileAt(zoom: number, latitude: number, longitude: number): TileAddress {
  const tiles = 2 ** zoom
  const radians = (latitude * Math.PI) / 180
  const column = Math.floor(((longitude + 180) / 360) * tiles)
  return { zoom, column, row: Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * tiles) }
}

const read = async (address: TileAddress) => new VectorTile(new PbfReader(await draw(address)))

async function propertiesOf(address: TileAddress, layer: string): Promise<Record<string, unknown>[]> {
  const found = (await read(address)).layers[layer]
  return Array.from({ length: found?.length ?? 0 }, (_, index) => found?.feature(index).properties ?? {})
}

/** Whether the middle of a tile is drawn as water. */
async function isWater(zoom: number, latitude: number, longitude: number): Promise<boolean> {
  const address = tileAt(zoom, latitude, longitude)
  const layer = (await read(address)).layers['water']
  const features = Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index).loadGeometry() ?? [])
  const { west, east, north } = boundsOfTile(address)
  const middle = {
    latitude: ((latitude - north) / (boundsOfTile(address).south - north)) * 4096,
    longitude: ((longitude - west) / (east - west)) * 4096,
  }
  const rings = features.flat().map((ring) => ring.map(({ x, y }) => ({ latitude: y, longitude: x })))
  return rings.filter((ring) => isInPolygon(middle, ring)).length % 2 === 1
}

describe('the tiles of the map', () => {
  it('draw the sea as water and the land as none', async () => {
    expect(await isWater(8, -38.1, 144.87)).toBe(true)
    expect(await isWater(8, -39.8, 146)).toBe(true)
    expect(await isWater(8, -37.6, 145.2)).toBe(false)
    expect(await isWater(5, -25, 134)).toBe(false)
    expect(await isWater(8, -42, 146.8)).toBe(false)
  })

  it('name large places from afar and all from near', async () => {
    const near = tileAt(10, -37.81, 144.96)
    const names = async (address: TileAddress) => (await propertiesOf(address, 'place')).map(({ name }) => name)
    expect(await names(tileAt(4, -37.81, 144.96))).toEqual(['Melbourne'])
    expect(await names(near)).toEqual(['Melbourne', 'Fitzroy', 'Carlton'])
  })

  it('mark the suburbs whose boundary is not known', async () => {
    const found = await propertiesOf(tileAt(12, -37.8, 144.97), 'suburb')
    expect(found.filter(({ isApproximate }) => isApproximate === false)).toHaveLength(1)
    expect(found.filter(({ isApproximate }) => isApproximate === true)).toHaveLength(2)
    expect(await propertiesOf(tileAt(7, -37.8, 144.97), 'suburb')).toEqual([])
  })

  it('name schools from near', async () => {
    expect(await propertiesOf(tileAt(12, -37.8, 144.98), 'school')).toEqual([{ name: 'Fitzroy Primary School' }])
    expect(await propertiesOf(tileAt(11, -37.8, 144.98), 'school')).toEqual([])
  })

  it('show the state borders from afar', async () => {
    expect((await propertiesOf(tileAt(5, -25.5, 129.5), 'border')).length).toBeGreaterThan(0)
  })
})

describe('the address of a tile', () => {
  it('names a square of the map up to zoom 12', () => {
    expect(readTileAddress({ zoom: '12', column: '3697', row: '2513' })).toEqual({ zoom: 12, column: 3697, row: 2513 })
    expect(readTileAddress({ zoom: '0', column: '0', row: '0' })).toEqual({ zoom: 0, column: 0, row: 0 })
  })

  it('is none beyond the map', () => {
    for (const [zoom, column, row] of [
      ['13', '0', '0'],
      ['1', '2', '0'],
      ['1', '0', '-1'],
      ['1', '01', '0'],
      ['1', '0', '1.5'],
      ['x', '0', '0'],
    ] as const) {
      expect(readTileAddress({ zoom, column, row })).toBeNull()
    }
  })
})

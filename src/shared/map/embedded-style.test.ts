import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { embeddedStyle, showOwnWater, withOwnWaterOf } from './embedded-style.ts'
import type { MapTheme } from './map-theme.ts'
import type { StreetTiles } from './street-tiles.ts'

beforeEach(() => vi.stubGlobal('location', { origin: 'https://homely.example' }))
afterEach(() => vi.unstubAllGlobals())

const styleOf = (theme: MapTheme, streets: StreetTiles | null) =>
  embeddedStyle(theme, { streets, credits: 'Coast: Somebody' })
const ofService: StreetTiles = {
  path: '/map/tiles/0123456789ab/{z}/{x}/{y}',
  scheme: 'openmaptiles',
  minZoom: 0,
  maxZoom: 14,
  attribution: '© Somebody',
  bounds: { south: -44, west: 112, north: -9, east: 154 },
}
const ofFile: StreetTiles = { ...ofService, path: '/map/streets/streets-0.pmtiles', scheme: 'protomaps', bounds: null }

describe('the style of the map', () => {
  it('asks the portal alone for tiles of streets, and for those of Australia alone', () => {
    expect(styleOf('light', ofService).sources['streets']).toEqual({
      type: 'vector',
      tiles: ['https://homely.example/map/tiles/0123456789ab/{z}/{x}/{y}'],
      minzoom: 0,
      maxzoom: 14,
      attribution: '© Somebody',
      bounds: [112, -44, 154, -9],
    })
    expect(styleOf('light', ofFile).sources['streets']).toMatchObject({
      url: 'pmtiles://https://homely.example/map/streets/streets-0.pmtiles',
    })
  })
})

describe('the credits of the map', () => {
  it('are those that the portal states', () => {
    expect(styleOf('dark', null).sources['country']).toMatchObject({ attribution: 'Coast: Somebody' })
  })
})

describe('a map whose tiles of streets do not come', () => {
  it('shows the sea as without streets, also after the theme changed', () => {
    const { layers } = styleOf('light', ofService)
    const zooms = new Map(layers.map(({ id, maxzoom }) => [id, maxzoom]))
    expect(zooms.get('water')).toBe(8)
    showOwnWater({
      getLayer: (id) => (zooms.has(id) ? ({ id } as never) : undefined),
      setLayerZoomRange: (id, _least, most) => zooms.set(id, most) as never,
    })
    expect([zooms.get('water'), zooms.get('shore')]).toEqual([24, 24])
    const before = layers.map((layer) => ({ ...layer, ...(zooms.get(layer.id) && { maxzoom: zooms.get(layer.id) }) }))
    const after = withOwnWaterOf(before as typeof layers, styleOf('dark', ofService).layers)
    expect(after.find(({ id }) => id === 'water')).toMatchObject({ maxzoom: 24 })
    expect(after.find(({ id }) => id === 'state-borders')).toMatchObject({ maxzoom: 10 })
  })
})

/** Which layers of the style draw something of a tile. */
function drawnBy(streets: StreetTiles, layer: string, { geometry, ...properties }: Record<string, string>): string[] {
  const fits = (filter: unknown): boolean => {
    if (!Array.isArray(filter)) return true
    const [operator, ...parts] = filter
    if (operator === 'all') return parts.every(fits)
    if (operator === '==') return parts[1] === geometry
    const [[, property], [, kinds]] = parts
    return kinds.includes(properties[property])
  }
  return styleOf('light', streets).layers.flatMap((each) => {
    const isOf = 'source' in each && each.source === 'streets' && each['source-layer'] === layer
    return isOf && fits('filter' in each ? each.filter : undefined) ? [each.id] : []
  })
}

describe('of the tiles of streets', () => {
  it.each([
    ['a river', 'waterway', { class: 'river', geometry: 'LineString' }, ['waterways', 'waterway-names']],
    ['a wood', 'landcover', { class: 'wood' }, ['green-landcover']],
    ['a national park', 'park', { class: 'national_park' }, ['green-park']],
    ['a cemetery', 'landuse', { class: 'cemetery' }, ['green-landuse']],
    ['a school yard', 'landuse', { class: 'school' }, []],
    ['a railway', 'transportation', { class: 'rail' }, ['rail']],
    ['a tram', 'transportation', { class: 'transit' }, ['rail']],
    ['a lane', 'transportation', { class: 'minor' }, ['street-casings', 'streets']],
    ['a ferry', 'transportation', { class: 'ferry' }, []],
    ['a lake’s name', 'water_name', { class: 'lake', geometry: 'Point' }, ['water-names']],
    [
      'a national park’s name',
      'park',
      { class: 'national_park', geometry: 'Point' },
      ['green-park', 'park-names-park'],
    ],
    ['a park’s name', 'poi', { class: 'park', geometry: 'Point' }, ['park-names-poi']],
    ['a station', 'poi', { class: 'railway', subclass: 'station' }, ['stations']],
    ['a stop of a tram', 'poi', { class: 'railway', subclass: 'tram_stop' }, []],
    ['a café', 'poi', { class: 'cafe', subclass: 'cafe' }, []],
    ['the name of a street', 'transportation_name', { class: 'minor' }, ['street-names']],
  ])('in OpenMapTiles’ scheme %s of %s is drawn as it should', (_, layer, properties, ids) => {
    expect(drawnBy(ofService, layer, properties)).toEqual(ids)
  })

  it.each([
    ['a creek', 'water', { kind: 'stream', geometry: 'LineString' }, ['waterways', 'street-water', 'waterway-names']],
    ['a park', 'landuse', { kind: 'park' }, ['green-landuse']],
    ['a lake’s name', 'water', { kind: 'lake', geometry: 'Point' }, ['street-water', 'water-names']],
    ['a park’s name', 'pois', { kind: 'park', geometry: 'Point' }, ['park-names-pois']],
    ['a station', 'pois', { kind: 'station' }, ['stations']],
    ['a bus stop', 'pois', { kind: 'bus_stop' }, []],
  ])('in Protomaps’ scheme %s of %s is drawn as it should', (_, layer, properties, ids) => {
    expect(drawnBy(ofFile, layer, properties)).toEqual(ids)
  })
})

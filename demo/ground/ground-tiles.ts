import { geoJSONToTile, GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Geometry } from 'geojson'
import { LRUCache } from 'lru-cache'
import type { Bounds } from '#domain/geo/bounds.ts'
import { boundsOfTile, type TileAddress } from '#server/modules/map/map-tiles.ts'
import { placeGrid } from '#server/modules/map/place-grid.ts'
import { widened } from '#server/modules/map/suburb-cells.ts'
import { waterFeatures } from '#server/modules/map/water.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import { groundOf, type LaidTown } from './ground.ts'
import { LARGEST_GROUND_ZOOM } from './ground-zooms.ts'
import { networkOf } from './roads.ts'
import { seaTest } from './sea.ts'
import {
  FIRST_ZOOM_WITH_HOUSES,
  type GroundFeature,
  groundFeature,
  houseFeatures,
  townFeatures,
} from './town-features.ts'

export type GroundTilesOptions = {
  seed: string
  profiles: readonly PlaceProfile[]
  streetsOf: (placeIndex: number) => readonly { name: string; isRural: boolean }[]
}

const FIRST_ZOOM_WITH_TOWNS = 11
/** Towns whose ground stays in memory: streets take some 150 kB, houses 2 MB. */
const KEPT_TOWNS = 80
const KEPT_TOWNS_WITH_HOUSES = 12
/** How far streets reach from the centre: of a city, and of a town with its roads to the farms. */
const CITY_METRES = 3_300
const COUNTRY_METRES = 9_000

/** Draws the invented ground as vector tiles in the scheme of OpenMapTiles; empty where nothing is. */
export function groundTiles({ seed, profiles, streetsOf }: GroundTilesOptions): (address: TileAddress) => Uint8Array {
  const isSea = seaTest()
  const layOut = groundOf({ seed, profiles, isSea })
  const roads = roadFeatures(networkOf({ seed, profiles, isSea }))
  const water = new GeoJSONVT(
    { type: 'FeatureCollection', features: waterFeatures() },
    { maxZoom: LARGEST_GROUND_ZOOM, tolerance: 2, buffer: 64 },
  )
  const places = profiles.map(({ place: { latitude, longitude }, zone }, index) => ({
    latitude,
    longitude,
    zone,
    index,
  }))
  const isCountry = ({ zone }: { zone: string }) => zone === 'town' || zone === 'village'
  const cities = placeGrid(places.filter((place) => !isCountry(place)))
  const towns = placeGrid(places.filter(isCountry))
  const streets = new LRUCache<number, readonly GroundFeature[]>({ max: KEPT_TOWNS })
  const houses = new LRUCache<number, readonly GroundFeature[]>({ max: KEPT_TOWNS_WITH_HOUSES })
  const housesOf = (town: LaidTown) => {
    const { latitude, longitude } = town.centre
    const around = widened({ south: latitude, north: latitude, west: longitude, east: longitude }, CITY_METRES)
    const past = roads.filter(({ layer, bounds }) => layer === 'transportation' && doMeet(bounds, around))
    return houseFeatures(town, past, isSea)
  }
  const featuresOf = (index: number, zoom: number, bounds: Bounds): readonly GroundFeature[] => {
    const town = () => layOut(index, streetsOf(index))
    const all = memo(streets, index, () => townFeatures(town()))
    if (zoom < FIRST_ZOOM_WITH_HOUSES || !all.some((each) => doMeet(each.bounds, bounds))) return all
    return [...all, ...memo(houses, index, () => housesOf(town()))]
  }
  return (address) => {
    const bounds = boundsOfTile(address)
    const near =
      address.zoom < FIRST_ZOOM_WITH_TOWNS
        ? []
        : [...cities.within(widened(bounds, CITY_METRES)), ...towns.within(widened(bounds, COUNTRY_METRES))]
    const features = [...roads, ...near.flatMap(({ index }) => featuresOf(index, address.zoom, bounds))].filter(
      (each) => each.minZoom <= address.zoom && doMeet(each.bounds, bounds),
    )
    const layers: Record<string, GeoJSONVTTile> = {}
    for (const [layer, group] of Map.groupBy(features, (each) => each.layer)) {
      const tile = toTile(group, address)
      if (tile !== null) layers[layer] = tile
    }
    const sea = water.getTile(address.zoom, address.column, address.row)
    if (sea !== null) layers['water'] = { ...sea, features: [...sea.features, ...(layers['water']?.features ?? [])] }
    return fromGeojsonVt(layers, { version: 2, extent: 4096 })
  }
}

function memo(cache: LRUCache<number, readonly GroundFeature[]>, key: number, make: () => readonly GroundFeature[]) {
  const known = cache.get(key) ?? make()
  cache.set(key, known)
  return known
}

const toTile = (group: readonly GroundFeature[], { zoom, column, row }: TileAddress): GeoJSONVTTile | null =>
  geoJSONToTile({ type: 'FeatureCollection', features: group.map(({ feature }) => feature) }, zoom, column, row, {
    clip: true,
    buffer: 64,
    tolerance: 2,
  })

const doMeet = (one: Bounds, other: Bounds): boolean =>
  one.south <= other.north && one.north >= other.south && one.west <= other.east && one.east >= other.west

function roadFeatures({ roads, stations }: ReturnType<typeof networkOf>): GroundFeature[] {
  return [
    ...roads.flatMap(({ kind, name, line, minZoom }) => {
      const geometry: Geometry = {
        type: 'LineString',
        coordinates: line.map(({ longitude, latitude }) => [longitude, latitude]),
      }
      const road = groundFeature('transportation', minZoom, geometry, { class: kind })
      return name === '' ? [road] : [road, groundFeature('transportation_name', 12, geometry, { class: kind, name })]
    }),
    ...stations.map(({ name, latitude, longitude }) =>
      groundFeature(
        'poi',
        12,
        { type: 'Point', coordinates: [longitude, latitude] },
        { class: 'railway', subclass: 'station', name: `${name} Station` },
      ),
    ),
  ]
}

import { geoJSONToTile, GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, Point } from 'geojson'
import type { Bounds } from '#domain/geo/bounds.ts'
import { METRES_PER_DEGREE } from '#domain/geo/distance.ts'
import type { MapPlace, MapSchool } from './map-places.queries.ts'
import { type PlaceGrid, placeGrid } from './place-grid.ts'
import type { BoundariesWithin } from './suburb-boundaries.ts'
import { stateBorders } from './state-borders.ts'
import { suburbCells, widened } from './suburb-cells.ts'
import { waterFeatures } from './water.ts'

/** A square of the map: zoom, column and row, counted from the north-west. */
export type TileAddress = { zoom: number; column: number; row: number }

/** Beyond this zoom nothing is added; the browser enlarges. */
export const LARGEST_TILE_ZOOM = 12

const FIRST_ZOOM_WITH_SUBURBS = 8
const FIRST_ZOOM_WITH_SCHOOLS = 12
/** Names of the neighbouring tiles that may reach into one, as a share of its side. */
const NAME_MARGIN_SHARE = 0.25

/** What the tiles are drawn from. */
export type MapGround = {
  places: readonly MapPlace[]
  schools: readonly MapSchool[]
  boundariesWithin: BoundariesWithin
}

/** Draws tiles (Mapbox vector tiles, version 2) with the layers `water`, `border`, `suburb`, `school` and `place`. */
export function mapTiles({
  places,
  schools,
  boundariesWithin,
}: MapGround): (address: TileAddress) => Promise<Uint8Array> {
  const grid = placeGrid(places)
  const cells = suburbCells(grid)
  const schoolGrid = placeGrid(schools)
  const options = { maxZoom: LARGEST_TILE_ZOOM, tolerance: 2, buffer: 64 }
  const water = new GeoJSONVT({ type: 'FeatureCollection', features: waterFeatures() }, options)
  const borders = new GeoJSONVT({ type: 'FeatureCollection', features: stateBorders() }, options)

  return async (address) => {
    const { zoom, column, row } = address
    const bounds = boundsOfTile(address)
    const layers: Record<string, GeoJSONVTTile | null> = {
      water: water.getTile(zoom, column, row),
      border: borders.getTile(zoom, column, row),
      place: toTile(placeNames(grid, bounds, zoom), address),
      suburb:
        zoom < FIRST_ZOOM_WITH_SUBURBS
          ? null
          : toTile([...cells(bounds), ...(await boundariesWithin(bounds, zoom))], address),
      school: zoom < FIRST_ZOOM_WITH_SCHOOLS ? null : toTile(schoolNames(schoolGrid, bounds), address),
    }
    const drawn = Object.entries(layers).flatMap(([name, tile]) => (tile ? [[name, tile] as const] : []))
    return fromGeojsonVt(Object.fromEntries(drawn), { version: 2, extent: 4096 })
  }
}

const toTile = (features: Feature[], { zoom, column, row }: TileAddress): GeoJSONVTTile =>
  geoJSONToTile({ type: 'FeatureCollection', features }, zoom, column, row, { clip: true, buffer: 64, tolerance: 1 })

/** How many people a place has at least to be named at a zoom. */
function leastPopulation(zoom: number): number {
  if (zoom < 5) return 90_000
  if (zoom < 7) return 30_000
  if (zoom < 9) return 8000
  return zoom < 10 ? 3000 : 0
}

function placeNames(grid: PlaceGrid<MapPlace>, bounds: Bounds, zoom: number): Feature<Point>[] {
  const side = (bounds.north - bounds.south) * NAME_MARGIN_SHARE * METRES_PER_DEGREE
  const least = leastPopulation(zoom)
  return grid
    .within(widened(bounds, side))
    .filter(({ population }) => population >= least)
    .map(({ name, population, latitude, longitude }) => ({
      type: 'Feature',
      properties: { name, population },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    }))
}

const schoolNames = (grid: PlaceGrid<MapSchool>, bounds: Bounds): Feature<Point>[] =>
  grid.within(bounds).map(({ name, latitude, longitude }) => ({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }))

/** The ground that a tile shows. */
export function boundsOfTile({ zoom, column, row }: TileAddress): Bounds {
  const tiles = 2 ** zoom
  const longitude = (x: number) => (x / tiles) * 360 - 180
  const latitude = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / tiles))) * 180) / Math.PI
  return { west: longitude(column), east: longitude(column + 1), north: latitude(row), south: latitude(row + 1) }
}

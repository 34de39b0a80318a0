import type { Feature, MultiPolygon } from 'geojson'
import type { Bounds } from '#domain/geo/bounds.ts'
import { readPolygons } from '#domain/geo/well-known-text.ts'
import type { Database } from '#server/platform/database/database.ts'
import { closedRing } from './closed-ring.ts'
import type { SuburbFeature } from './suburb-cells.ts'

/** The stated boundaries of suburbs that reach into bounds, as exact as a zoom shows. */
export type BoundariesWithin = (bounds: Bounds, zoom: number) => Promise<SuburbFeature[]>

const FIRST_NEAR_ZOOM = 11

export const boundariesWithin =
  (database: Database): BoundariesWithin =>
  async ({ south, west, north, east }, zoom) => {
    const form = zoom >= FIRST_NEAR_ZOOM ? 'near_text' : 'far_text'
    const rows = await database.query<{ text: string; settlement: string }>(
      `select ${form} as text, settlement
       from location_boundary boundary join location on location.id = boundary.location_id
       where box(point(west_micro, south_micro), point(east_micro, north_micro))
         && box(point($1::float8, $2::float8), point($3::float8, $4::float8))
       order by location.id`,
      [west, south, east, north].map((degrees) => Math.round(degrees * 1_000_000)),
    )
    return rows.map(({ text, settlement }) => ({
      type: 'Feature',
      properties: { settlement, isApproximate: false },
      geometry: geometryOf(text),
    }))
  }

const geometryOf = (text: string): Feature<MultiPolygon>['geometry'] => ({
  type: 'MultiPolygon',
  coordinates: readPolygons(text).map((rings) => rings.map(closedRing)),
})

import type { Feature, MultiPolygon } from 'geojson'
import type { Bounds } from '#domain/geo/bounds.ts'
import { readPolygons } from '#domain/geo/well-known-text.ts'
import type { Database } from '#server/platform/database/database.ts'
import { closedRing } from './closed-ring.ts'
import { boundariesInBounds } from './suburb-boundaries.queries.ts'
import type { SuburbFeature } from './suburb-cells.ts'

/** The stated boundaries of suburbs that reach into bounds, as exact as a zoom shows. */
export type BoundariesWithin = (bounds: Bounds, zoom: number) => Promise<SuburbFeature[]>

const FIRST_NEAR_ZOOM = 11

export const boundariesWithin =
  (database: Database): BoundariesWithin =>
  async (bounds, zoom) => {
    const rows = await boundariesInBounds(database, bounds, zoom >= FIRST_NEAR_ZOOM ? 'near_text' : 'far_text')
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

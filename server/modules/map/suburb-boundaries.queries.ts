import type { Bounds } from '#domain/geo/bounds.ts'
import type { Database } from '#server/platform/database/database.ts'

export type BoundaryRow = { text: string; settlement: string }

/** The boundaries that reach into bounds, as they are drawn from near or from far. */
export const boundariesInBounds = (
  database: Database,
  { south, west, north, east }: Bounds,
  form: 'near_text' | 'far_text',
): Promise<BoundaryRow[]> =>
  database.query<BoundaryRow>(
    `select ${form} as text, settlement
     from location_boundary boundary join location on location.id = boundary.location_id
     where box(point(west_micro, south_micro), point(east_micro, north_micro))
       && box(point($1::float8, $2::float8), point($3::float8, $4::float8))
     order by location.id`,
    [west, south, east, north].map((degrees) => Math.round(degrees * 1_000_000)),
  )

/** Who publishes the outlines that there are, as far as that is known. */
export async function boundarySources(database: Database): Promise<string[]> {
  const rows = await database.query<{ source: string }>(
    'select distinct source from location_boundary where source is not null order by source',
  )
  return rows.map(({ source }) => source)
}

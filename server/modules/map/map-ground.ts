import type { Database } from '#server/platform/database/database.ts'
import { loadMapPlaces, loadMapSchools } from './map-places.queries.ts'
import type { MapGround } from './map-tiles.ts'
import { boundariesWithin } from './suburb-boundaries.ts'

/** What the map is drawn from: places and schools in memory, boundaries as tiles need them. */
export async function loadMapGround(database: Database): Promise<MapGround> {
  const [places, schools] = await Promise.all([loadMapPlaces(database), loadMapSchools(database)])
  return { places, schools, boundariesWithin: boundariesWithin(database) }
}

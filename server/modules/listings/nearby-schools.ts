import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { NEARBY_SCHOOL_METRES } from '#domain/lookups/limits.ts'
import type { School } from '#server/generated/schema-types.ts'
import { boxAround } from '#server/platform/database/box-around.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { type SchoolRow, schoolsInBox } from './nearby-schools.queries.ts'

type Parts = Pick<PlatformServices, 'database' | 'shortCache'>

/** How far is looked for schools, in metres: further only when there are too few. */
const searchedMetres = [NEARBY_SCHOOL_METRES, 5000, 20_000, 60_000] as const

/** The schools nearest to a point, the nearest first, at most 60 km away. */
export async function nearbySchools(parts: Parts, point: LatLong, take: number): Promise<School[]> {
  let near: School[] = []
  for (const metres of searchedMetres) {
    near = await schoolsWithin(parts, point, metres)
    if (near.length >= take) break
  }
  return near.slice(0, take)
}

/** The schools up to so many metres from a point, the nearest first. */
export function schoolsWithin({ database, shortCache }: Parts, point: LatLong, metres: number): Promise<School[]> {
  return shortCache(`schools within ${metres} m of ${point.latitude},${point.longitude}`, async () => {
    const rows = await schoolsInBox(database, boxAround(point, metres / 1000))
    return rows
      .map((row) => schoolOf(row, point))
      .filter(({ distance }) => distance <= metres)
      .sort((left, right) => left.distance - right.distance || left.id - right.id)
  })
}

function schoolOf({ latitudeMicro, longitudeMicro, ...school }: SchoolRow, point: LatLong): School {
  const latLong = { latitude: latitudeMicro / 1_000_000, longitude: longitudeMicro / 1_000_000 }
  return { ...school, latLong, distance: Math.round(distanceInMetres(point, latLong)) }
}

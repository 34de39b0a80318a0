import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { School } from '#server/generated/schema-types.ts'
import { boxAround } from '#server/platform/database/box-around.ts'
import { type SchoolRow, schoolsInBox } from './nearby-schools.queries.ts'

/** How far is looked for schools, in kilometres: further only when there are too few. */
const searchedKilometres = [2, 5, 20, 60] as const

/** The schools nearest to a point, the nearest first, at most 60 km away. */
export async function nearbySchools(database: Database, point: LatLong, take: number): Promise<School[]> {
  let near: School[] = []
  for (const kilometres of searchedKilometres) {
    const rows = await schoolsInBox(database, boxAround(point, kilometres))
    near = rows
      .map((row) => schoolOf(row, point))
      .filter(({ distance }) => distance <= kilometres * 1000)
      .sort((left, right) => left.distance - right.distance || left.id - right.id)
    if (near.length >= take) break
  }
  return near.slice(0, take)
}

function schoolOf({ latitudeMicro, longitudeMicro, ...school }: SchoolRow, point: LatLong): School {
  const latLong = { latitude: latitudeMicro / 1_000_000, longitude: longitudeMicro / 1_000_000 }
  return { ...school, latLong, distance: Math.round(distanceInMetres(point, latLong)) }
}

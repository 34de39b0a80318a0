import type { CountedArea, LocationIndex } from '#server/modules/search/search-services.ts'
import type { PlaceDirectory } from './place-directory.ts'
import type { PlaceRecord } from './place-record.ts'

type Regions = Pick<LocationIndex, 'suburbIdsOfRegion'>

/** Whose listings count as those of the location. */
export function areaOfPlace({ type, id }: PlaceRecord, index: Regions): CountedArea {
  if (type === 'street') return { streetId: id }
  return { suburbIds: type === 'region' ? index.suburbIdsOfRegion(id) : [id] }
}

/** The suburbs of a location; a street's own. */
export function suburbIdsOfPlace(place: PlaceRecord, index: Regions): readonly number[] {
  const area = areaOfPlace(place, index)
  if ('suburbIds' in area) return area.suburbIds
  return place.suburbId === null ? [] : [place.suburbId]
}

const LARGEST_ID = 2_147_483_647

/** A location by its uri, or its number written in digits. */
export async function findPlace(
  identifier: string,
  places: Pick<PlaceDirectory, 'byId' | 'byUri'>,
): Promise<PlaceRecord | null> {
  if (!/^\d+$/.test(identifier)) return places.byUri(identifier)
  const id = Number(identifier)
  return id <= LARGEST_ID ? places.byId(id) : null
}

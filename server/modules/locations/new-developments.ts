import { nameSortKey } from '#domain/locations/place-words.ts'
import { type StateCode, stateCodes } from '#domain/lookups/states.ts'
import type { NewDevelopmentsFilter } from '#server/generated/resolvers.ts'
import type { PortalServices } from '#server/services.ts'
import { newDevelopmentIds, newDevelopmentsBySuburb } from '../search/new-development-search.ts'
import { suburbIdsOfPlace } from './location-overview.ts'
import type { PlaceRecord } from './place-record.ts'

type Paging = { skip: number; take: number }

export type CountOfSuburb = { location: PlaceRecord; count: number }

/** Which new developments there are and where; those of the page are read when they are asked for. */
export type NewDevelopmentsAnswer = {
  total: number
  paging: Paging
  suburbIds: readonly number[] | null
  states: { stateCode: StateCode; count: number }[]
  suburbs: CountOfSuburb[]
  place: PlaceRecord | null
}

const SHOWN_SUBURBS = 40

/** New developments of the country, a state or a place; null when the place does not exist or is a street. */
export async function newDevelopments(
  { stateCode, locationUri }: NewDevelopmentsFilter,
  paging: Paging,
  services: PortalServices,
): Promise<NewDevelopmentsAnswer | null> {
  const place = locationUri == null ? null : await services.places.byUri(locationUri.toLowerCase())
  if (locationUri != null && (place === null || place.type === 'street')) return null
  const counts = await countsBySuburb(services)
  const ofState = counts.filter(({ location }) => stateCode == null || location.stateCode === stateCode)
  const suburbIdsOfAnswer = place === null ? null : new Set(suburbIdsOfPlace(place, services))
  const chosen = ofState.filter(({ location }) => suburbIdsOfAnswer === null || suburbIdsOfAnswer.has(location.id))
  return {
    total: sumOf(chosen),
    paging,
    suburbIds: stateCode == null && place === null ? null : chosen.map(({ location }) => location.id),
    states: stateCodes
      .map((code) => ({ stateCode: code, count: sumOf(counts.filter(({ location }) => location.stateCode === code)) }))
      .filter(({ count }) => count > 0),
    suburbs: ofState.slice(0, SHOWN_SUBURBS),
    place,
  }
}

/** The listings of the page. */
export async function listingsOfPage(
  { suburbIds, paging }: NewDevelopmentsAnswer,
  { database, listings }: PortalServices,
) {
  return listings.byIds(await newDevelopmentIds(database, { suburbIds, ...paging }))
}

/** The most first, then by name. */
const countsBySuburb = ({ database, places, shortMemory }: PortalServices): Promise<CountOfSuburb[]> =>
  shortMemory('new developments', async () => {
    const counts = await newDevelopmentsBySuburb(database)
    const suburbs = await places.byIds([...counts.keys()])
    return suburbs
      .map((location) => ({ location, count: counts.get(location.id) ?? 0 }))
      .sort((left, right) => right.count - left.count || (sortKeyOf(left) < sortKeyOf(right) ? -1 : 1))
  })

const sortKeyOf = ({ location }: CountOfSuburb): string => nameSortKey(location)

const sumOf = (counts: readonly CountOfSuburb[]): number => counts.reduce((sum, { count }) => sum + count, 0)

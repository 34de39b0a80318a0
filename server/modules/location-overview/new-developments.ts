import { nameSortKey } from '#domain/locations/place-words.ts'
import { type StateCode, stateCodes } from '#domain/lookups/states.ts'
import type { NewDevelopmentsFilter } from '#server/generated/schema-types.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { CountOfSuburb, PlaceRecord } from '#server/modules/locations/place-record.ts'
import type { OverviewParts } from '#server/modules/location-overview/overview-parts.ts'

type Paging = { skip: number; take: number }

/** Which projects there are and where; those of the page are read when they are asked for. */
export type NewDevelopmentsAnswer = {
  total: number
  paging: Paging
  suburbIds: readonly number[] | null
  states: { stateCode: StateCode; count: number }[]
  suburbs: CountOfSuburb[]
  place: PlaceRecord | null
}

const SHOWN_SUBURBS = 40

/** Projects of the country, a state or a place; null when the place does not exist or is a street. */
export async function newDevelopments(
  { stateCode, locationUri }: NewDevelopmentsFilter,
  paging: Paging,
  services: OverviewParts,
): Promise<NewDevelopmentsAnswer | null> {
  const place = locationUri == null ? null : await services.places.byUri(locationUri.toLowerCase())
  if (locationUri != null && (place === null || place.type === 'street')) return null
  const counts = await countsBySuburb(services)
  const ofState = counts.filter(({ location }) => stateCode == null || location.stateCode === stateCode)
  const suburbIdsOfAnswer = place === null ? null : new Set(services.suburbIdsOfPlace(place))
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

/** A project with what is on the market of it; `first` is any of its apartments, for what all of them have in common. */
export type ProjectRecord = { name: string; apartments: ListingRecord[]; first: ListingRecord }

/** The projects of the page. */
export async function projectsOfPage(
  { suburbIds, paging }: NewDevelopmentsAnswer,
  { projectSearch, listings }: OverviewParts,
): Promise<ProjectRecord[]> {
  const rows = await projectSearch.page({ suburbIds, ...paging })
  const found = await listings.byIds(rows.flatMap(({ listingIds }) => listingIds))
  const byId = new Map(found.map((record) => [record.row.id, record]))
  return rows.flatMap(({ name, listingIds }) => {
    const apartments = listingIds.flatMap((id) => byId.get(id) ?? [])
    const [first] = apartments
    return first === undefined ? [] : [{ name, apartments, first }]
  })
}

/** What stands in an address after the number of the apartment: "12 Smith Street" of "G03/12 Smith Street". */
export const buildingAddress = (streetAddress: string): string => streetAddress.replace(/^[^/]*\//, '')

/** The most first, then by name. */
const countsBySuburb = ({ projectSearch, places, shortCache }: OverviewParts): Promise<CountOfSuburb[]> =>
  shortCache('new developments', async () => {
    const counts = await projectSearch.countBySuburb()
    const suburbs = await places.byIds([...counts.keys()])
    return suburbs
      .map((location) => ({ location, count: counts.get(location.id) ?? 0 }))
      .sort((left, right) => right.count - left.count || (sortKeyOf(left) < sortKeyOf(right) ? -1 : 1))
  })

const sortKeyOf = ({ location }: CountOfSuburb): string => nameSortKey(location)

const sumOf = (counts: readonly CountOfSuburb[]): number => counts.reduce((sum, { count }) => sum + count, 0)

import type { AlertArea } from '#domain/alerts/alert-area.ts'
import type { ListingFacts } from '#domain/alerts/listing-facts.ts'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import { type SearchMode, searchModes } from '#domain/lookups/search-modes.ts'
import type { AlertSearch } from '#domain/alerts/alert-matching.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  bedroomBit,
  type IndexedPlace,
  OPEN_PRICE_MAX,
  OPEN_PRICE_MIN,
  placeKinds,
  priceOfIndex,
  propertyTypeBit,
} from './alert-places.ts'

/** An alert that a listing may fit. */
export type AlertCandidate = {
  id: number
  memberId: number
  search: AlertSearch
}

/**
 * What the index rows say of the alerts that were found, one array for each column: thousands of rows take longer to hand over and to
 * read than to find. An alert that is found by several of its places is in them as often.
 */
type Found = {
  alertIds: number[]
  memberIds: number[]
  arePartlyInRange: boolean[]
  /** Whether the index rows say all that an alert looks for. */
  areWhole: boolean[]
  priceMins: number[]
  priceMaxes: number[]
}

/**
 * The alerts that look where a listing is, and do not leave its price, its bedrooms or its kind out: in one statement, each place by
 * its index. Those that wait or were deleted are in no index, and those whose members hide the listing are left out. Only alerts that look for more than
 * their index rows say are read themselves.
 */
export async function alertsNearListing(
  database: Database,
  listingId: number,
  listing: ListingFacts,
): Promise<AlertCandidate[]> {
  const places = placesOfListing(listing)
  const { position } = listing
  const [found] = await database.query<Found>(
    SELECT_CANDIDATES[listing.mode],
    [
      places.map(({ kind }) => kind),
      places.map(({ placeId }) => placeId),
      // An open end is the only one that a price which is not stated meets.
      listing.priceFrom ?? OPEN_PRICE_MAX,
      listing.priceTo ?? OPEN_PRICE_MIN,
      bedroomBit(listing.bedrooms),
      propertyTypeBit(propertyTypes[listing.propertyType].number),
      position === null
        ? null
        : `(${position.longitude},${position.latitude}),(${position.longitude},${position.latitude})`,
      listingId,
    ],
    { isPrepared: true },
  )
  return found === undefined ? [] : candidatesOf(found, listing, database)
}

async function candidatesOf(found: Found, listing: ListingFacts, database: Database): Promise<AlertCandidate[]> {
  const open = defaultSearchParameters(listing.mode)
  const candidates = new Map<number, AlertCandidate>()
  const unread: number[] = []
  for (const [row, id] of found.alertIds.entries()) {
    if (candidates.has(id)) continue
    if (found.areWhole[row] !== true) unread.push(id)
    const price = priceOfIndex({ priceMin: found.priceMins[row] ?? 0, priceMax: found.priceMaxes[row] ?? 0 })
    const isPartlyInRange = found.arePartlyInRange[row] === true
    const search = { parameters: { ...open, price }, area: EVERYWHERE, isPartlyInRange }
    candidates.set(id, { id, memberId: found.memberIds[row] ?? 0, search })
  }
  for (const { id, parameters, area } of await searchesOf(database, unread)) {
    const candidate = candidates.get(id)
    if (candidate !== undefined) candidates.set(id, { ...candidate, search: { ...candidate.search, parameters, area } })
  }
  return [...candidates.values()]
}

type SearchRow = { id: number; parameters: SearchParameters; area: AlertArea }

const searchesOf = async (database: Database, ids: readonly number[]): Promise<SearchRow[]> =>
  ids.length === 0
    ? []
    : database.query<SearchRow>('select id, search as parameters, area from alert where id = any ($1::int[])', [ids], {
        isPrepared: true,
      })

/** What has been found by its place, and looks for nothing that its index rows have not compared. */
const EVERYWHERE: AlertArea = { kind: 'everywhere' }

function placesOfListing({
  suburbId,
  regionId,
  streetId,
  officeId,
  reachedFromSuburbIds,
}: ListingFacts): IndexedPlace[] {
  return [
    { kind: placeKinds.everywhere, placeId: 0 },
    { kind: placeKinds.suburb, placeId: suburbId },
    { kind: placeKinds.office, placeId: officeId },
    ...(regionId === null ? [] : [{ kind: placeKinds.region, placeId: regionId }]),
    ...(streetId === null ? [] : [{ kind: placeKinds.street, placeId: streetId }]),
    ...[...reachedFromSuburbIds].map((placeId) => ({ kind: placeKinds.aroundSuburb, placeId })),
  ]
}

const FILTERS = `
  found.price_max >= $3::int and found.price_min <= $4::int and found.bedroom_bits & $5::smallint <> 0
  and found.property_type_bits & $6::int <> 0`

const FOUND =
  'found.alert_id, found.member_id, found.is_partly_in_range, found.is_whole, found.price_min, found.price_max'

const columnOf = (column: string): string => `coalesce(to_json(array_agg(near.${column})), '[]')`

/** The mode is written out, not bound: the indexes by area are partial by it. */
const selectCandidates = (mode: SearchMode): string => `
  select ${columnOf('alert_id')} as "alertIds", ${columnOf('member_id')} as "memberIds",
    ${columnOf('is_partly_in_range')} as "arePartlyInRange", ${columnOf('is_whole')} as "areWhole",
    ${columnOf('price_min')} as "priceMins", ${columnOf('price_max')} as "priceMaxes"
  from (
    select ${FOUND}
    from unnest($1::smallint[], $2::int[]) as place (kind, id)
    join alert_place found on found.kind = place.kind and found.place_id = place.id and found.mode = ${searchModes[mode].listingMode}
    where ${FILTERS}
    union all
    select ${FOUND} from alert_box found where found.mode = ${searchModes[mode].listingMode} and found.area @> $7::box and ${FILTERS}
  ) near
  where near.member_id not in (select member_id from hidden_listing where listing_id = $8::int)`

const SELECT_CANDIDATES: Readonly<Record<SearchMode, string>> = {
  buy: selectCandidates('buy'),
  rent: selectCandidates('rent'),
  sold: selectCandidates('sold'),
  leased: selectCandidates('leased'),
}

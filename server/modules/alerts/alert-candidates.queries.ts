import type { AlertArea } from '#domain/alerts/alert-area.ts'
import type { ListingFacts } from '#domain/alerts/listing-facts.ts'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import { searchModes } from '#domain/lookups/search-modes.ts'
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

/** The alert itself is read only where its index rows do not say all that it looks for. */
type Row = { id: number; memberId: number; isPartlyInRange: boolean; priceMin: number; priceMax: number } & (
  | { search: SearchParameters; area: AlertArea }
  | { search: null; area: null }
)

/**
 * The alerts that look where a listing is, and do not leave its price, its bedrooms or its kind out: in one statement, each place by
 * its index. Those that wait or were deleted are in no index, and those whose members hide the listing are left out.
 */
export async function alertsNearListing(
  database: Database,
  listingId: number,
  listing: ListingFacts,
): Promise<AlertCandidate[]> {
  const places = placesOfListing(listing)
  const { position } = listing
  const rows = await database.query<Row>(
    modeOf(listing) === 'rent' ? SELECT_RENT : SELECT_BUY,
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
  return rows.map((row) => candidateOf(row, listing))
}

function candidateOf(row: Row, listing: ListingFacts): AlertCandidate {
  const { id, memberId, isPartlyInRange } = row
  const found =
    row.search === null
      ? { parameters: { ...openSearches[modeOf(listing)], price: priceOfIndex(row) }, area: EVERYWHERE }
      : { parameters: row.search, area: row.area }
  return { id, memberId, search: { ...found, isPartlyInRange } }
}

/** What has been found by its place, and looks for nothing that its index rows have not compared. */
const EVERYWHERE: AlertArea = { kind: 'everywhere' }
const openSearches = { buy: defaultSearchParameters('buy'), rent: defaultSearchParameters('rent') }

const modeOf = ({ mode }: ListingFacts) => (mode === 'rent' ? 'rent' : 'buy')

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

/** The mode is written out, not bound: the indexes by area are partial by it. */
const selectCandidates = (mode: number): string => `
  select near.alert_id as id, near.member_id as "memberId", near.is_partly_in_range as "isPartlyInRange",
    near.price_min as "priceMin", near.price_max as "priceMax", alert.search, alert.area
  from (
    select ${FOUND}
    from unnest($1::smallint[], $2::int[]) as place (kind, id)
    join alert_place found on found.kind = place.kind and found.place_id = place.id and found.mode = ${mode}
    where ${FILTERS}
    union
    select ${FOUND} from alert_box found where found.mode = ${mode} and found.area @> $7::box and ${FILTERS}
  ) near
  left join alert on alert.id = near.alert_id and not near.is_whole
  where not exists (select from hidden_listing where member_id = near.member_id and listing_id = $8::int)`

const SELECT_BUY = selectCandidates(searchModes.buy.listingMode)
const SELECT_RENT = selectCandidates(searchModes.rent.listingMode)

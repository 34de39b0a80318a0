import { distanceInMetres } from '#domain/geo/distance.ts'
import { alikeTypes } from '#domain/listing/alike-types.ts'
import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { isLandType } from '#domain/lookups/property-types.ts'
import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { resolvedSearch } from './search/search-answer.ts'
import type { PlaceRecord } from '../locations/place-record.ts'
import { type ListingRecord, type ListingRow, propertyTypeOf } from './listing-record.ts'
import { pointOfListing } from './listing-visibility.ts'
import { type ComparedListing, comparedListings } from './related-listings.queries.ts'
import type { ListingsContext } from '#server/modules/listings/listings-services.ts'

const CONSIDERED = 40
const PRICE_MARGIN = 0.3
/** About 40 km, for places with few homes around them. */
const WIDE_DEGREES = 0.36

/**
 * Homes like this one, the most alike first: the same kind and state of offer, in its suburb and around it, at a price
 * within 30%; when there are too few at any price, then further away.
 */
export async function similarListings(record: ListingRecord, take: number, context: ListingsContext) {
  const { services } = context
  const found = new Set<number>()
  for (const parameters of searchesLike(record)) {
    const { listingIds } = await services.listingSearch.search(resolvedSearch(parameters, context.services), context)
    for (const id of listingIds) if (id !== record.row.id) found.add(id)
    if (found.size >= take) break
  }
  const candidates = await comparedListings(services.database, [...found])
  const suburbs = await services.places.byIds([...new Set(candidates.map(({ suburbId }) => suburbId))])
  const suburbById = new Map(suburbs.map((suburb) => [suburb.id, suburb]))
  const ranked = candidates
    .flatMap((candidate) => {
      const suburb = suburbById.get(candidate.suburbId)
      return suburb === undefined ? [] : [{ id: candidate.id, difference: differenceOf(candidate, suburb, record) }]
    })
    .sort((left, right) => left.difference - right.difference || left.id - right.id)
  return services.listings.byIds(ranked.slice(0, take).map(({ id }) => id))
}

/** Other homes of the office on the market: first those offered in the same way, the most prominent first. */
export async function otherListingsFromOffice(record: ListingRecord, take: number, context: ListingsContext) {
  const modes: SearchMode[] = record.row.listingType === 'sale' ? ['buy', 'rent'] : ['rent', 'buy']
  const ids: number[] = []
  for (const mode of modes) {
    const parameters: SearchParameters = {
      ...defaultSearchParameters(mode, { officeUri: record.office.uri }),
      sortBy: 'Boosted',
      paging: { skip: 0, take: take + 1 },
    }
    const { listingIds } = await context.services.listingSearch.search(
      resolvedSearch(parameters, context.services),
      context,
    )
    ids.push(...listingIds.filter((id) => id !== record.row.id))
    if (ids.length >= take) break
  }
  return context.services.listings.byIds(ids.slice(0, take))
}

function searchesLike(record: ListingRecord): SearchParameters[] {
  const { row, suburb } = record
  const base: SearchParameters = {
    ...defaultSearchParameters(modeOfListing(row), { locationUri: suburb.uri }),
    propertyTypes: [...alikeTypes(propertyTypeOf(row))],
    paging: { skip: 0, take: CONSIDERED },
  }
  const { latitude, longitude } = pointOfListing(row, suburb)
  const bounds = {
    south: latitude - WIDE_DEGREES,
    west: longitude - WIDE_DEGREES,
    north: latitude + WIDE_DEGREES,
    east: longitude + WIDE_DEGREES,
  }
  const wide: SearchParameters = {
    ...base,
    context: 'map',
    locationSearchContext: { ...base.locationSearchContext, bounds },
  }
  if (row.priceFrom === null || row.priceTo === null) return [base, wide]
  const price = {
    min: Math.round(row.priceFrom * (1 - PRICE_MARGIN)),
    max: Math.round(row.priceTo * (1 + PRICE_MARGIN)),
  }
  return [{ ...base, price }, base, { ...wide, price }, wide]
}

/** 0 for a twin; a kilometre counts as much as a tenth of the price or a third of a bedroom. */
function differenceOf(
  candidate: ComparedListing,
  suburb: PlaceRecord,
  { row, suburb: ownSuburb }: ListingRecord,
): number {
  const metres = distanceInMetres(pointOfListing(candidate, suburb), pointOfListing(row, ownSuburb))
  const [price, ownPrice] = [middlePrice(candidate), middlePrice(row)]
  const priceShare = price === null || ownPrice === null ? 0.3 : Math.abs(price / ownPrice - 1)
  const rooms = isLandType(propertyTypeOf(row)) ? 0 : Math.abs((candidate.bedrooms ?? 0) - (row.bedrooms ?? 0))
  const kind = candidate.propertyType === row.propertyType ? 0 : 1
  return metres / 1000 + priceShare * 10 + rooms * 3 + kind * 2
}

const middlePrice = ({ priceFrom, priceTo }: Pick<ListingRow, 'priceFrom' | 'priceTo'>): number | null =>
  priceFrom === null || priceTo === null ? null : (priceFrom + priceTo) / 2

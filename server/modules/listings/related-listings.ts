import { distanceInMetres } from '#domain/geo/distance.ts'
import { type PropertyType, isLandType, ruralSubtypes } from '#domain/lookups/property-types.ts'
import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import type { GraphContext } from '#server/graphql/context.ts'
import { resolvedSearch } from './search/search-answer.ts'
import type { ListingRecord } from './listing-record.ts'
import { modeOf, pointOfListing } from './listing-visibility.ts'
import { propertyTypeOf } from './listing-words.ts'

/** Kinds of home that the same visitor would look at. */
const groups: readonly (readonly PropertyType[])[] = [
  ['House', 'SemiDetached', 'Terrace', 'Townhouse', 'Villa', 'Alpine'],
  ['Apartment', 'Unit', 'Flat', 'Studio', 'ServicedApartment', 'Retirement', 'Warehouse'],
  ['Acreage', 'Rural', ...ruralSubtypes],
  ['Land', 'residentialLand', 'commercialLand'],
]

const CONSIDERED = 40
const PRICE_MARGIN = 0.3
/** About 40 km, for places with few homes around them. */
const WIDE_DEGREES = 0.36

/**
 * Homes like this one, the most alike first: the same kind and state of offer, in its suburb and around it, at a price
 * within 30%; when there are too few at any price, then further away.
 */
export async function similarListings(record: ListingRecord, take: number, context: GraphContext) {
  const { services } = context
  const found = new Set<number>()
  for (const parameters of searchesLike(record)) {
    const { listingIds } = await services.listingSearch.search(resolvedSearch(parameters, context), context)
    for (const id of listingIds) if (id !== record.row.id) found.add(id)
    if (found.size >= take) break
  }
  const candidates = await services.listings.byIds([...found])
  return candidates
    .map((candidate) => ({ candidate, difference: differenceOf(candidate, record) }))
    .sort((left, right) => left.difference - right.difference || left.candidate.row.id - right.candidate.row.id)
    .slice(0, take)
    .map(({ candidate }) => candidate)
}

/** Other homes of the office on the market: first those offered in the same way, the most prominent first. */
export async function otherListingsFromOffice(record: ListingRecord, take: number, context: GraphContext) {
  const modes: SearchMode[] = record.row.listingType === 'sale' ? ['buy', 'rent'] : ['rent', 'buy']
  const ids: number[] = []
  for (const mode of modes) {
    const parameters: SearchParameters = {
      ...defaultSearchParameters(mode, { officeUri: record.office.uri }),
      sortBy: 'Boosted',
      paging: { skip: 0, take: take + 1 },
    }
    const { listingIds } = await context.services.listingSearch.search(resolvedSearch(parameters, context), context)
    ids.push(...listingIds.filter((id) => id !== record.row.id))
    if (ids.length >= take) break
  }
  return context.services.listings.byIds(ids.slice(0, take))
}

function searchesLike(record: ListingRecord): SearchParameters[] {
  const { row, suburb } = record
  const type = propertyTypeOf(row)
  const base: SearchParameters = {
    ...defaultSearchParameters(modeOf(row), { locationUri: suburb.uri }),
    propertyTypes: [...(groups.find((group) => group.includes(type)) ?? [type])],
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
function differenceOf(candidate: ListingRecord, record: ListingRecord): number {
  const metres = distanceInMetres(pointOf(candidate), pointOf(record))
  const prices = [middlePrice(candidate), middlePrice(record)] as const
  const price = prices[0] === null || prices[1] === null ? 0.3 : Math.abs(prices[0] / prices[1] - 1)
  const isLand = isLandType(propertyTypeOf(record.row))
  const rooms = isLand ? 0 : Math.abs((candidate.row.bedrooms ?? 0) - (record.row.bedrooms ?? 0))
  const kind = candidate.row.propertyType === record.row.propertyType ? 0 : 1
  return metres / 1000 + price * 10 + rooms * 3 + kind * 2
}

const pointOf = ({ row, suburb }: ListingRecord) => pointOfListing(row, suburb)

const middlePrice = ({ row }: ListingRecord): number | null =>
  row.priceFrom === null || row.priceTo === null ? null : (row.priceFrom + row.priceTo) / 2

import { type PropertyFeature, propertyFeatureNames } from '#domain/lookups/features.ts'
import { isLandType, propertyTypeNames } from '#domain/lookups/property-types.ts'
import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { timeZoneOf } from '#domain/lookups/states.ts'
import { doFiltersFit } from '#domain/search/filters/filter-fits.ts'
import type { FilterFacts } from '#domain/search/filters/filter-fits.ts'
import type { FilterName } from '#domain/search/filters/search-filters.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { Count, ListingMarkers, SearchAggregations, SearchPage } from '#server/modules/search/listing-search.ts'
import { orderOf } from './oracle-order.ts'
import { isInShape } from './oracle-shape.ts'
import type { SearchArea } from '#server/modules/search/resolved-search.ts'
import { comingAuction, comingInspections, isChosen, type OracleSearch, type WorldListing } from './oracle-listing.ts'

/** What a search must answer, worked out slowly and plainly from the rules, without the SQL's tricks. For tests. */
export function oracleOf(world: readonly WorldListing[]) {
  const found = (search: OracleSearch, ignored: FilterName | null = null): WorldListing[] =>
    world.filter((listing) => matches(listing, search, ignored))

  return {
    search(search: OracleSearch): SearchPage {
      const all = found(search).sort(orderOf(search))
      const { skip, take } = search.parameters.paging
      const chosen = all.filter((listing) => isChosen(listing, search.area)).length
      return { total: all.length, chosen, listingIds: all.slice(skip, skip + take).map(({ id }) => id) }
    },

    aggregate(search: OracleSearch, edges: { price: readonly number[]; land: readonly number[] }): SearchAggregations {
      const { now, days } = search
      const all = found(search)
      const chosen = all.filter((listing) => isChosen(listing, search.area)).length
      const ofAnyType = found(search, 'propertyTypes')
      const withAnyFeatures = found(search, 'propertyFeatures')
      const withAnyOffer = found(search, 'isUnderOffer')
      const onAnyAuctionDay = found(search, 'auction')
      const onAnyInspectionDay = found(search, 'inspection')
      return {
        totals: {
          total: all.length,
          chosen,
          surrounding: all.length - chosen,
          newListings: all.filter(({ listedAt }) => now.getTime() - listedAt.getTime() <= 7 * 86_400_000).length,
          underOffer: all.filter(({ isUnderOffer }) => isUnderOffer).length,
          withAuction: all.filter((listing) => comingAuction(listing, now) !== null).length,
          withInspection: all.filter((listing) => comingInspections(listing, now).length > 0).length,
        },
        facets: {
          propertyTypes: propertyTypeNames
            .map((value) => counted(value, ofAnyType, (listing) => listing.propertyType === value))
            .filter(({ count }) => count > 0),
          bedrooms: roomFacet([0, 1, 2, 3, 4, 5], found(search, 'bedrooms'), 'bedrooms'),
          bathrooms: roomFacet([1, 2, 3, 4, 5], found(search, 'bathrooms'), 'bathrooms'),
          carSpaces: roomFacet([1, 2, 3, 4, 5], found(search, 'carSpaces'), 'carSpaces'),
          features: propertyFeatureNames.map((value) =>
            counted(value, withAnyFeatures, (listing) => hasFeature(listing, value)),
          ),
          underOffer: {
            included: withAnyOffer.length,
            excluded: withAnyOffer.filter((listing) => !listing.isUnderOffer).length,
          },
        },
        medianPrice: medianOf(all.map(representativePrice).filter((price) => price !== null)),
        priceHistogram: bars(edges.price, found(search, 'price').map(representativePrice)),
        landRanges: bars(
          edges.land,
          found(search, 'landSize').map(({ landSize }) => landSize),
        ),
        auctionDates: days.map((value) =>
          counted(value, onAnyAuctionDay, (listing) => auctionDays(listing, now).includes(value)),
        ),
        inspectionDates: days.map((value) =>
          counted(value, onAnyInspectionDay, (listing) => inspectionDays(listing, now).includes(value)),
        ),
      }
    },

    markers(search: OracleSearch, limit: number): ListingMarkers {
      const all = found(search).filter((listing) => positionOf(listing) !== null)
      const byProminence = all.sort(orderOf({ ...search, area: { kind: 'everywhere' } }, 'Boosted'))
      return { total: all.length, markers: byProminence.slice(0, limit).map(markerOf) }
    },
  }
}

const counted = <Value>(
  value: Value,
  listings: readonly WorldListing[],
  isCounted: (listing: WorldListing) => boolean,
): Count<Value> => ({ value, count: listings.filter(isCounted).length })

function matches(listing: WorldListing, search: OracleSearch, ignored: FilterName | null): boolean {
  const { parameters: asked, area, now } = search
  if (listing.statusType === 'removed' || modeOf(listing) !== asked.searchMode) return false
  if (!isInArea(listing, area)) return false
  return doFiltersFit(asked, filterFactsOf(listing), { now, isPartlyInRange: true }, ignored)
}

function filterFactsOf(listing: WorldListing): FilterFacts {
  const { auctionAt, frontage, suburbState } = listing
  return {
    ...listing,
    features: propertyFeatureNames.filter((feature) => hasFeature(listing, feature)),
    bedrooms: roomsOf(listing, 'bedrooms'),
    bathrooms: roomsOf(listing, 'bathrooms'),
    carSpaces: roomsOf(listing, 'carSpaces'),
    frontageDecimetres: frontage === null ? null : frontage * 10,
    auctionOn: auctionAt && calendarDateOf(auctionAt, timeZoneOf(suburbState)),
  }
}

function modeOf({ listingType, statusType }: WorldListing): SearchMode {
  if (statusType === 'completed') return listingType === 'sale' ? 'sold' : 'leased'
  return listingType === 'sale' ? 'buy' : 'rent'
}

function isInArea(listing: WorldListing, area: SearchArea): boolean {
  const position = positionOf(listing)
  switch (area.kind) {
    case 'everywhere':
      return true
    case 'office':
      return listing.officeId === area.officeId
    case 'places':
      return isChosen(listing, area) || area.surroundingSuburbIds.includes(listing.suburbId)
    case 'shape':
      return position !== null && isInShape(position, area.corners)
    case 'bounds':
      return (
        position !== null &&
        position.latitude >= area.southWest.latitude &&
        position.latitude <= area.northEast.latitude &&
        position.longitude >= area.southWest.longitude &&
        position.longitude <= area.northEast.longitude
      )
  }
}

/** Where the home may be shown to be. */
function positionOf(listing: WorldListing): { latitude: number; longitude: number } | null {
  if (listing.isAddressHidden) return { latitude: listing.suburbLatitudeMicro, longitude: listing.suburbLongitudeMicro }
  const { latitudeMicro, longitudeMicro } = listing
  return latitudeMicro === null || longitudeMicro === null
    ? null
    : { latitude: latitudeMicro, longitude: longitudeMicro }
}

type Rooms = 'bedrooms' | 'bathrooms' | 'carSpaces'

function roomsOf(listing: WorldListing, rooms: Rooms): number | null {
  const count = listing[rooms]
  return count === null || isLandType(listing.propertyType) ? null : Math.min(count, 5)
}

function hasFeature(listing: WorldListing, feature: PropertyFeature): boolean {
  if (feature === 'hasVideos') return listing.hasVideos
  return feature === 'hasAVirtualTour' ? listing.hasVirtualTour : listing.features.includes(feature)
}

const roomFacet = (values: readonly number[], listings: readonly WorldListing[], rooms: Rooms): Count<number>[] =>
  values.map((value) => counted(value, listings, (listing) => roomsOf(listing, rooms) === value))

function auctionDays(listing: WorldListing, now: Date): string[] {
  const auction = comingAuction(listing, now)
  return auction === null ? [] : [calendarDateOf(auction, timeZoneOf(listing.suburbState))]
}

const inspectionDays = (listing: WorldListing, now: Date): string[] =>
  comingInspections(listing, now).map(({ localDate }) => localDate)

const representativePrice = ({ priceFrom, priceTo }: WorldListing): number | null =>
  priceFrom === null || priceTo === null ? null : Math.round((priceFrom + priceTo) / 2)

function medianOf(prices: number[]): number | null {
  if (prices.length === 0) return null
  const sorted = prices.toSorted((left, right) => left - right)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
  return Math.round((lower + upper) / 2)
}

const bars = (edges: readonly number[], values: readonly (number | null)[]): SearchAggregations['priceHistogram'] =>
  [null, ...edges].map((min, index) => {
    const max = edges[index] ?? null
    const isInBar = (value: number | null) => value !== null && value >= (min ?? 0) && value < (max ?? Infinity)
    return { min, max, count: values.filter(isInBar).length }
  })

function markerOf(listing: WorldListing): ListingMarkers['markers'][number] {
  const position = positionOf(listing)
  if (position === null || listing.statusType === 'removed') throw new Error('Only listings with a position have a pin')
  return {
    listingId: listing.id,
    latitude: position.latitude / 1e6,
    longitude: position.longitude / 1e6,
    isApproximate: listing.isAddressHidden,
    priceFrom: listing.priceFrom,
    priceTo: listing.priceTo,
    statusType: listing.statusType,
    isUnderOffer: listing.isUnderOffer,
    suburbId: listing.suburbId,
  }
}

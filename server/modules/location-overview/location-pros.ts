import { distanceInMetres } from '#domain/geo/distance.ts'
import { NEARBY_SCHOOL_METRES } from '#domain/lookups/limits.ts'
import { commonFeaturePro, medianPro, schoolsPro } from '#domain/locations/location-pros.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import type { LocationPro } from '#server/generated/schema-types.ts'
import { type PlaceRecord, positionOf } from '#server/modules/locations/place-record.ts'
import type { OverviewParts } from '#server/modules/location-overview/overview-parts.ts'

const COUNTED_SCHOOLS = 100

/** What the portal's own figures say for a place. */
export async function locationPros(place: PlaceRecord, services: OverviewParts): Promise<LocationPro[]> {
  const centre = positionOf(place)
  const [schools, medians, feature] = await Promise.all([
    services.nearbySchools(centre, COUNTED_SCHOOLS),
    services.medians.load(place.id),
    commonFeature(place, services),
  ])
  const near = schools.filter(({ latLong }) => distanceInMetres(centre, latLong) <= NEARBY_SCHOOL_METRES)
  return [
    schoolsPro(near.length),
    medianPro('house', medians?.houseSale.yearly ?? []),
    medianPro('unit', medians?.unitSale.yearly ?? []),
    feature,
  ].filter((pro) => pro !== null)
}

/** The feature that most homes on the market have, for sale and for rent together. */
async function commonFeature(place: PlaceRecord, services: OverviewParts): Promise<LocationPro | null> {
  const [buy, rent] = await Promise.all([figuresOf('buy', place, services), figuresOf('rent', place, services)])
  const rented = new Map(rent.facets.features.map(({ value, count }) => [value, count]))
  const counts = buy.facets.features.map(({ value, count }) => ({
    feature: value,
    count: count + (rented.get(value) ?? 0),
  }))
  return commonFeaturePro(buy.totals.total + rent.totals.total, counts)
}

function figuresOf(mode: 'buy' | 'rent', place: PlaceRecord, services: OverviewParts) {
  const parameters: SearchParameters = defaultSearchParameters(mode, { locationUri: place.uri })
  const search = services.resolvedSearch({
    ...parameters,
    locationSearchContext: { ...parameters.locationSearchContext, includeSurroundingSuburbs: false },
  })
  return services.listingSearch.aggregate(search, { now: services.clock() })
}

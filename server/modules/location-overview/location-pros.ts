import { distanceInMetres } from '#domain/geo/distance.ts'
import { NEARBY_SCHOOL_METRES } from '#domain/lookups/limits.ts'
import { propertyFeatures } from '#domain/lookups/features.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { yearlyChange } from '#domain/market/medians.ts'
import type { LocationPro, Median } from '#server/generated/schema-types.ts'
import { type PlaceRecord, positionOf } from '#server/modules/locations/place-record.ts'
import type { OverviewParts } from '#server/modules/location-overview/overview-parts.ts'

const COUNTED_SCHOOLS = 100
const FEWEST_SCHOOLS = 3
const FEWEST_HOMES = 10
const COMMON_SHARE = 0.4

/** What the portal's own figures say for a place; nothing is claimed that no figure shows. */
export async function locationPros(place: PlaceRecord, services: OverviewParts): Promise<LocationPro[]> {
  const [schools, medians, feature] = await Promise.all([
    schoolsNearby(place, services),
    services.medians.load(place.id),
    commonFeature(place, services),
  ])
  return [
    schools,
    medianRise('houseMedianRise', 'House', medians?.houseSale.yearly ?? []),
    medianRise('unitMedianRise', 'Unit', medians?.unitSale.yearly ?? []),
    feature,
  ].filter((pro) => pro !== null)
}

async function schoolsNearby(place: PlaceRecord, { nearbySchools }: OverviewParts): Promise<LocationPro | null> {
  const schools = await nearbySchools(positionOf(place), COUNTED_SCHOOLS)
  const count = schools.filter(
    ({ latLong }) => distanceInMetres(positionOf(place), latLong) <= NEARBY_SCHOOL_METRES,
  ).length
  if (count < FEWEST_SCHOOLS) return null
  return { kind: 'schoolsNearby', text: `${count} schools within ${NEARBY_SCHOOL_METRES / 1000} km`, figure: count }
}

function medianRise(
  kind: 'houseMedianRise' | 'unitMedianRise',
  what: string,
  yearly: readonly Median[],
): LocationPro | null {
  const percent = yearlyChange(yearly)
  if (percent === null || percent <= 0) return null
  return { kind, text: `${what} prices up ${percent}% in ${yearly[0]?.startsOn.slice(0, 4)}`, figure: percent }
}

/** The feature that most homes on the market have, for sale and for rent together. */
async function commonFeature(place: PlaceRecord, services: OverviewParts): Promise<LocationPro | null> {
  const [buy, rent] = await Promise.all([figuresOf('buy', place, services), figuresOf('rent', place, services)])
  const homes = buy.totals.total + rent.totals.total
  if (homes < FEWEST_HOMES) return null
  const tags = buy.facets.features.filter(({ value }) => propertyFeatures[value].group !== 'media')
  const counts = tags.map(({ value, count }) => {
    const rented = rent.facets.features.find((other) => other.value === value)?.count ?? 0
    return { feature: value, share: (count + rented) / homes }
  })
  const [best] = counts.sort((left, right) => right.share - left.share)
  if (best === undefined || best.share < COMMON_SHARE) return null
  const percent = Math.round(best.share * 100)
  const name = propertyFeatures[best.feature].displayName
  return { kind: 'commonFeature', text: `${name} in ${percent}% of homes on the market`, figure: percent }
}

function figuresOf(mode: 'buy' | 'rent', place: PlaceRecord, services: OverviewParts) {
  const parameters: SearchParameters = defaultSearchParameters(mode, { locationUri: place.uri })
  const search = services.resolvedSearch({
    ...parameters,
    locationSearchContext: { ...parameters.locationSearchContext, includeSurroundingSuburbs: false },
  })
  return services.listingSearch.aggregate(search, { now: services.clock() })
}

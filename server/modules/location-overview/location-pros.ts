import { NEARBY_SCHOOL_METRES } from '#domain/lookups/limits.ts'
import { commonFeaturePro, medianPro, schoolsPro } from '#domain/locations/location-pros.ts'
import type { LocationPro } from '#server/generated/schema-types.ts'
import { type PlaceRecord, positionOf } from '#server/modules/locations/place-record.ts'
import type { OverviewParts } from '#server/modules/location-overview/overview-parts.ts'

/** What the portal's own figures say for a place. */
export async function locationPros(place: PlaceRecord, services: OverviewParts): Promise<LocationPro[]> {
  const [schools, medians, market] = await Promise.all([
    services.schoolsWithin(positionOf(place), NEARBY_SCHOOL_METRES),
    services.medians.load(place.id),
    services.listingCounts.features(services.areaOfPlace(place)),
  ])
  return [
    schoolsPro(schools.length),
    medianPro('house', medians?.houseSale.yearly ?? []),
    medianPro('unit', medians?.unitSale.yearly ?? []),
    commonFeaturePro(market.homes, market.counts),
  ].filter((pro) => pro !== null)
}

import { stopsProblem } from '#domain/collections/inspection-stops.ts'
import type { InspectionPlanInput } from '#server/generated/schema-types.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { ChosenPlan } from './inspection-plan-record.ts'

/**
 * The plan of an input. Throws BAD_INPUT for more than 30 stops, a home that does not exist, a time that ends before it begins or
 * lies outside of the day, and the same visit twice.
 */
export async function chosenPlanOf(
  { date, stops: given, baseVersion = null }: InspectionPlanInput,
  { listings }: Pick<ListingsServices, 'listings'>,
): Promise<ChosenPlan> {
  const stops = given.map(({ listingId, startsAt, endsAt }) => ({
    listingId,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }))
  const foundListings = await listings.byIds([...new Set(stops.map(({ listingId }) => listingId))], {
    withRemoved: true,
  })
  const zones = new Map(foundListings.map(({ row, suburb }) => [row.id, timeZoneOfPlace(suburb)]))
  const problem = stopsProblem(date, stops, (listingId) => zones.get(listingId))
  if (problem !== null) throw new PortalError('BAD_INPUT', problem, { field: 'stops' })
  return { date, stops, baseVersion }
}

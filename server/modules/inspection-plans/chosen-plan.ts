import { MOST_INSPECTION_STOPS } from '#domain/collections/collection-limits.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { InspectionPlanInput } from '#server/generated/schema-types.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { ChosenPlan, ChosenStop } from './inspection-plan-record.ts'

/**
 * The plan of an input. Throws BAD_INPUT for more than 30 stops, a home that does not exist, a time that ends before it begins or
 * lies outside of the day, and the same visit twice.
 */
export async function chosenPlanOf(
  { date, stops: given, baseVersion = null }: InspectionPlanInput,
  { listings }: Pick<ListingsServices, 'listings'>,
): Promise<ChosenPlan> {
  if (given.length > MOST_INSPECTION_STOPS) refuse(`stops may name at most ${MOST_INSPECTION_STOPS}.`)
  const stops = given.map(({ listingId, startsAt, endsAt }) => ({
    listingId,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }))
  const homes = await listings.byIds([...new Set(stops.map(({ listingId }) => listingId))], { withRemoved: true })
  const zones = new Map(homes.map(({ row, suburb }) => [row.id, timeZoneOfPlace(suburb)]))
  for (const stop of stops) requireVisit(stop, date, zones.get(stop.listingId))
  if (new Set(stops.map(({ listingId, startsAt }) => `${listingId} ${startsAt.getTime()}`)).size < stops.length) {
    refuse('stops names the same visit twice.')
  }
  return { date, stops, baseVersion }
}

function requireVisit({ listingId, startsAt, endsAt }: ChosenStop, date: string, zone: string | undefined): void {
  if (zone === undefined) refuse(`There is no home ${listingId}.`)
  if (endsAt <= startsAt) refuse('A visit ends after it begins.')
  // One that ends at midnight is still of the day before.
  const lastMoment = new Date(endsAt.getTime() - 1)
  if ([startsAt, lastMoment].some((moment) => calendarDateOf(moment, zone) !== date)) {
    refuse(`A visit lies within ${date} where the home is.`)
  }
}

function refuse(message: string): never {
  throw new PortalError('BAD_INPUT', message, { field: 'stops' })
}

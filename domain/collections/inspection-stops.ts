import { calendarDateOf } from '../time/zoned-date.ts'
import { MOST_INSPECTION_STOPS } from './collection-limits.ts'

type Stop = { listingId: number; startsAt: Date; endsAt: Date }

/** Why these cannot be the stops of a day; null where they can. The zone of a home is undefined where there is no such home. */
export function stopsProblem(
  date: string,
  stops: readonly Stop[],
  zoneOf: (listingId: number) => string | undefined,
): string | null {
  if (stops.length > MOST_INSPECTION_STOPS) return `stops may name at most ${MOST_INSPECTION_STOPS}.`
  for (const stop of stops) {
    const problem = visitProblem(date, stop, zoneOf(stop.listingId))
    if (problem !== null) return problem
  }
  const visits = new Set(stops.map(({ listingId, startsAt }) => `${listingId} ${startsAt.getTime()}`))
  return visits.size < stops.length ? 'stops names the same visit twice.' : null
}

function visitProblem(date: string, { listingId, startsAt, endsAt }: Stop, zone: string | undefined): string | null {
  if (zone === undefined) return `There is no home ${listingId}.`
  if (endsAt <= startsAt) return 'A visit ends after it begins.'
  // One that ends at midnight is still of the day before.
  const moments = [startsAt, new Date(endsAt.getTime() - 1)]
  return moments.every((moment) => calendarDateOf(moment, zone) === date)
    ? null
    : `A visit lies within ${date} where the home is.`
}

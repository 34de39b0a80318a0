import type { Random } from '#demo/data/random/random.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Hours of the day on the east coast, most in the evening. */
const hours = [7, 8, 9, 10, 12, 12, 13, 15, 16, 17, 18, 19, 19, 20, 20, 20, 21, 21, 21, 22, 23]
/** Behind which the east coast's clock is ahead of UTC. */
const EAST_COAST_HOURS = 10

/** Some moment since somebody joined, lately more often than long ago, in waking hours, never in time to come. */
export function momentOf(random: Random, since: Date, now: Date): Date {
  const latest = now.getTime() - DAY_MS
  const span = Math.max(0, latest - since.getTime())
  const day = Math.floor((latest - random.next() ** 1.5 * span) / DAY_MS) * DAY_MS
  const moment = day + (random.pick(hours) - EAST_COAST_HOURS + random.next()) * HOUR_MS
  return new Date(Math.round(Math.min(latest, Math.max(moment, since.getTime()))))
}

/** Some minutes to some weeks after, never later than now. */
export function momentAfter(random: Random, time: Date, now: Date): Date {
  const later = time.getTime() + random.between(0.05, 1) ** 3 * 40 * DAY_MS
  const latest = now.getTime() - HOUR_MS * random.between(1, 8)
  return new Date(Math.round(Math.max(time.getTime() + MINUTE_MS, Math.min(later, latest))))
}

export const laterOf = (one: Date, other: Date): Date => (one > other ? one : other)

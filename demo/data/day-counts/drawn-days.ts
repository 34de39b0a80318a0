import { createRandom, type Random } from '#demo/data/random/random.ts'
import type { DayCounts } from '#domain/performance/performance-counts.ts'
import { daysIn, type Period } from '#domain/performance/performance-period.ts'

/** A home of which days are drawn: on the market from one day to another. */
export type DrawnHome = { id: number; listedOn: string; until: string }

/** How much more or less a day brings, Sunday first. */
const weekdays = [1.35, 0.8, 0.85, 0.9, 0.95, 1.1, 1.55]
const SHARE_OF_SAVES = 0.06
const SHARE_OF_ENQUIRIES = 0.025
/** Of a day that has only begun. */
const SHARE_OF_TODAY = 0.3

/**
 * What a home of the demonstration was viewed, enquired about and saved on each day of a period: the most in its first week, more on
 * weekends, and never more saves and enquiries together than views.
 */
export function drawnDays(
  seed: string,
  { id, listedOn, until }: DrawnHome,
  period: Period,
  today: string,
): DayCounts[] {
  const random = createRandom(seed, 'day counts', id)
  const pull = 3 + 14 * random.next() ** 2
  const from = listedOn > period.from ? listedOn : period.from
  const to = until < period.to ? until : period.to
  if (from > to) return []
  return daysIn({ from, to }).map((day) => {
    const age = ageOn(day, listedOn)
    const novelty = 0.7 + 2.3 * Math.exp(-age / 6)
    const share = day === today ? SHARE_OF_TODAY : 1
    const views = Math.round(pull * novelty * weekdayFactor(day) * random.between(0.6, 1.4) * share)
    const saves = timesOf(views, SHARE_OF_SAVES, random)
    return { day, views, saves, enquiries: timesOf(views - saves, SHARE_OF_ENQUIRIES, random) }
  })
}

const weekdayFactor = (day: string): number => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1

const ageOn = (day: string, listedOn: string): number => (Date.parse(day) - Date.parse(listedOn)) / 86_400_000

/** How many of the views come to something. */
function timesOf(views: number, share: number, random: Random): number {
  let times = 0
  for (let view = 0; view < views; view += 1) if (random.chance(share)) times += 1
  return times
}

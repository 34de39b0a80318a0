import { daysIn, type Period } from './performance-period.ts'

/** How often a home was viewed, enquired about and saved. */
export type PerformanceCounts = { views: number; enquiries: number; saves: number }

export type DayCounts = PerformanceCounts & { day: string }

export const noCounts: PerformanceCounts = { views: 0, enquiries: 0, saves: 0 }

/** The sum of counts. */
export const totalOf = (counts: readonly PerformanceCounts[]): PerformanceCounts =>
  counts.reduce<PerformanceCounts>(
    (sum, { views, enquiries, saves }) => ({
      views: sum.views + views,
      enquiries: sum.enquiries + enquiries,
      saves: sum.saves + saves,
    }),
    noCounts,
  )

/** One entry for each day of a period, with nothing where nothing was counted; what lies outside of it is left out. */
export function everyDayOf(period: Period, counted: readonly DayCounts[]): DayCounts[] {
  const byDay = new Map(counted.map((each) => [each.day, each]))
  return daysIn(period).map((day) => byDay.get(day) ?? { day, ...noCounts })
}

/** By how many percent a number is larger than the one before it; null where that was nothing. */
export const changeInPercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)

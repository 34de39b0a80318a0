import { dayAfter } from '#domain/performance/performance-period.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'

export type CountedDay = { day: string; views: number; enquiries: number; saves: number }

export type DayCountsRecord = { listingId: number; days: CountedDay[] }

const countedListings = [1001, 1002, 1003, 1004, 1005, 1006, 1026, 2001]
const DAYS = 40

/** Some homes of Fitzroy and elsewhere, viewed more or less on each of the last forty days. */
export const dayCountsOf = (now: Date): DayCountsRecord[] => {
  const today = calendarDateOf(now, 'Australia/Melbourne')
  return countedListings.map((listingId, listing) => ({
    listingId,
    days: Array.from({ length: DAYS }, (_, ago) => {
      const views = (listing * 5 + ago * 3) % 11
      return {
        day: dayAfter(today, -ago),
        views,
        enquiries: views > 8 ? 1 : 0,
        saves: Math.floor(views / 4),
      }
    }),
  }))
}

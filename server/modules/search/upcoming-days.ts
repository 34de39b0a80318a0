import { dateOptions } from '#domain/time/date-options.ts'

/** Today and the seven days after it in a zone, yyyy-mm-dd (docs/product.md, section 2.16). */
export const upcomingDays = (now: Date, timeZone: string): string[] =>
  dateOptions(now, timeZone).map(({ date }) => date)

/** Milliseconds for which a listing counts as new in the totals. */
export const NEW_LISTING_AGE = 7 * 24 * 60 * 60 * 1000

import { addDays } from 'date-fns/addDays'
import { DATE_OPTION_DAYS_AHEAD } from '../lookups/limits.ts'
import { calendarDateOf, dayText, type Instant, zonedDate } from './zoned-date.ts'

/** A day to choose; the date is yyyy-mm-dd. */
export type DateOption = { date: string; label: string }

/** Today and the seven days after it, in the zone of the property (docs/product.md, section 2.16). */
export function dateOptions(now: Instant, timeZone: string): DateOption[] {
  const today = zonedDate(now, timeZone)
  return Array.from({ length: DATE_OPTION_DAYS_AHEAD + 1 }, (_, days) => {
    const date = addDays(today, days)
    return {
      date: calendarDateOf(date, timeZone),
      label: days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : dayText(date),
    }
  })
}

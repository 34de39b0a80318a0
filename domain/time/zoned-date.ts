import { TZDateMini } from '@date-fns/tz'
import { lightFormat } from 'date-fns/lightFormat'
import { shortMonth, shortWeekdays } from './calendar-names.ts'

/** An instant: a Date, milliseconds, or ISO 8601 text with its offset. */
export type Instant = Date | number | string

/** An instant whose getters answer in an IANA time zone. */
export const zonedDate = (instant: Instant, timeZone: string): Date =>
  new TZDateMini(new Date(instant).getTime(), timeZone)

/** "2026-11-21", the day of an instant in a zone. */
export const calendarDateOf = (instant: Instant, timeZone: string): string =>
  lightFormat(zonedDate(instant, timeZone), 'yyyy-MM-dd')

/** "Sat 21 Nov" of a zoned date. */
export const dayText = (date: Date): string => `${shortWeekdays[date.getDay()]} ${dayAndMonth(date)}`

/** "21 Nov" of a zoned date. */
export const dayAndMonth = (date: Date): string => `${date.getDate()} ${shortMonth(date.getMonth())}`

/** "10:00" of a zoned date, without am or pm. */
export const clockText = (date: Date): string => lightFormat(date, 'h:mm')

/** Which half of the day a zoned date lies in. */
export const halfOfDay = (date: Date): 'am' | 'pm' => (date.getHours() < 12 ? 'am' : 'pm')

import { TZDateMini } from '@date-fns/tz'
import { lightFormat } from 'date-fns/lightFormat'
import { shortMonth, shortWeekdays } from './calendar-names.ts'
import { localMilliseconds } from './zone-offset.ts'

/** An instant: a Date, milliseconds, or ISO 8601 text with its offset. */
export type Instant = Date | number | string

/** An instant whose getters answer in an IANA time zone. */
export const zonedDate = (instant: Instant, timeZone: string): Date =>
  new TZDateMini(new Date(instant).getTime(), timeZone)

/** "2026-11-21", the day of an instant in a zone, of the years 0 to 9999. */
export const calendarDateOf = (instant: Instant, timeZone: string): string =>
  new Date(localMilliseconds(new Date(instant).getTime(), timeZone)).toISOString().slice(0, 10)

/** "Sat 21 Nov" of a zoned date. */
export const dayText = (date: Date): string => `${shortWeekdays[date.getDay()]} ${dayAndMonth(date)}`

/** "21 Nov" of a zoned date. */
export const dayAndMonth = (date: Date): string => `${date.getDate()} ${shortMonth(date.getMonth())}`

/** "10:00" of a zoned date, without am or pm. */
export const clockText = (date: Date): string => lightFormat(date, 'h:mm')

/** Which half of the day a zoned date lies in. */
export const halfOfDay = (date: Date): 'am' | 'pm' => (date.getHours() < 12 ? 'am' : 'pm')

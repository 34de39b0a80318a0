import { tzOffset } from '@date-fns/tz'
import { monthNames } from '#domain/time/month-names.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'

const MILLISECONDS_PER_DAY = 86_400_000

/** A day as the number of days since 1 January 1970; arithmetic on it knows no zones and no summer time. */
export type LocalDay = number

/** The day of an instant in a zone. */
export const localDayOf = (instant: Date, timeZone: string): LocalDay => localDayFrom(calendarDateOf(instant, timeZone))

/** The day of a text yyyy-mm-dd. */
export const localDayFrom = (text: string): LocalDay => Date.parse(`${text}T00:00:00Z`) / MILLISECONDS_PER_DAY

/** yyyy-mm-dd */
export const dayText = (day: LocalDay): string => new Date(day * MILLISECONDS_PER_DAY).toISOString().slice(0, 10)

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: LocalDay): number => (((day + 4) % 7) + 7) % 7

/** The first day from `day` on, itself included, that falls on a weekday. */
export const nextWeekday = (day: LocalDay, weekday: number): LocalDay => day + ((weekday - weekdayOf(day) + 7) % 7)

/** Weeks since a fixed Sunday, so that what recurs every few weeks keeps its turn as time goes by. */
export const weekNumberOf = (day: LocalDay): number => Math.floor((day + 4) / 7)

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** "Thursday 10 December" */
export function longDayText(day: LocalDay): string {
  const date = new Date(day * MILLISECONDS_PER_DAY)
  return `${weekdays[weekdayOf(day)] ?? ''} ${date.getUTCDate()} ${monthNames[date.getUTCMonth()] ?? ''}`
}

const knownOffsets = new Map<string, number>()

/** The instant of a clock time, in minutes since midnight from 4:00 on, of a day in a zone; right on both sides of a change of summer time. */
export function instantAt(day: LocalDay, minutes: number, timeZone: string): Date {
  const key = `${timeZone} ${day}`
  let offset = knownOffsets.get(key)
  if (offset === undefined) {
    // Summer time changes in the small hours, so noon in Australia (about 02:00 UTC) has the offset of the whole waking day.
    offset = tzOffset(timeZone, new Date(day * MILLISECONDS_PER_DAY + 2 * 3_600_000))
    knownOffsets.set(key, offset)
  }
  return new Date(day * MILLISECONDS_PER_DAY + (minutes - offset) * 60_000)
}

import { isCalendarDate } from '../time/calendar-date.ts'

/** A day and a time of day as a feed states them; without a zone they are those of the state. */
export type FeedTime = { day: string; time: string; offset: string | null }

const TIME = /^(\d{4})-?(\d{2})-?(\d{2})(?:[-T\s]?(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/u

/**
 * Times as systems write them: "2009-01-01-12:30:00", "2009-01-01T12:30", "2009-01-0112:30:00", "2009-01-01". Null for anything else, a day
 * that no month has too.
 */
export function readFeedTime(text: string): FeedTime | null {
  const [, year, month, date, hour = '0', minute = '00', second = '00', offset] = TIME.exec(text.trim()) ?? []
  const day = `${year}-${month}-${date}`
  if (!isCalendarDate(day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  return { day, time: `${hour.padStart(2, '0')}:${minute}:${second}`, offset: offset ?? null }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const INSPECTION = /^(\d{1,2})-([a-z]{3})-(\d{4})\s+(\d{1,2}):(\d{2})\s*([ap]m)\s+to\s+(\d{1,2}):(\d{2})\s*([ap]m)$/u

/** "21-Dec-2010 11:00am to 1:00pm"; null for anything else, and for what ends before it begins. */
export function readFeedInspection(text: string): { day: string; begins: string; ends: string } | null {
  const [, date = '', month = '', year, ...times] = INSPECTION.exec(text.trim().toLowerCase()) ?? []
  const day = `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`
  const begins = clockOf(times.slice(0, 3))
  const ends = clockOf(times.slice(3))
  return isCalendarDate(day) && begins !== null && ends !== null && begins < ends ? { day, begins, ends } : null
}

function clockOf([hour, minute, half]: readonly string[]): string | null {
  const hours = Number(hour)
  if (!(hours >= 1 && hours <= 12) || !(Number(minute) <= 59)) return null
  return `${String((hours % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}:00`
}

import { shortMonth, shortWeekdays } from './calendar-names.ts'

/** A calendar day, yyyy-mm-dd, as "21 Nov 2026". */
export function shortDayText(day: string): string {
  const date = utcDate(day)
  return `${date.getUTCDate()} ${shortMonth(date.getUTCMonth())} ${date.getUTCFullYear()}`
}

/** A calendar day, yyyy-mm-dd, as "Sat 21 Nov". */
export function weekdayText(day: string): string {
  const date = utcDate(day)
  return `${shortWeekdays[date.getUTCDay()]} ${date.getUTCDate()} ${shortMonth(date.getUTCMonth())}`
}

const utcDate = (day: string): Date => new Date(`${day}T00:00:00Z`)

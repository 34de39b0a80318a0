import { monthNames } from './month-names.ts'

/** A calendar day, yyyy-mm-dd, as "21 November 2026". The same in every time zone. */
export function longDayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

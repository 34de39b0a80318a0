import { dayText, type LocalDay, localDayFrom } from './local-day.ts'

/** Month and day: New Year, Australia Day, Anzac Day, Christmas and Boxing Day. */
const fixed: ReadonlySet<string> = new Set(['01-01', '01-26', '04-25', '12-25', '12-26'])

/** Whether it is a public holiday of the whole country; Good Friday to Easter Monday are. */
export function isPublicHoliday(day: LocalDay): boolean {
  const text = dayText(day)
  const sunday = easterSunday(Number(text.slice(0, 4)))
  return fixed.has(text.slice(5)) || (day >= sunday - 2 && day <= sunday + 1)
}

/** The Gregorian Easter, by Oudin's method (US Naval Observatory, "The Date of Easter"). */
function easterSunday(year: number): LocalDay {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const correction = Math.floor((century - Math.floor((century - 17) / 25)) / 3)
  const raw = (century - Math.floor(century / 4) - correction + 19 * golden + 15) % 30
  const moon =
    raw -
    Math.floor(raw / 28) * (1 - Math.floor(raw / 28) * Math.floor(29 / (raw + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  return localDayFrom(`${year}-03-01`) + 27 + moon - weekday
}

import { isCalendarDate } from './calendar-date.ts'
import { dayAndMonth } from './zoned-date.ts'

/** What a rental says of when it can be moved into: nothing can where a deposit is taken. */
export function availabilityText(
  { isUnderOffer, availableOn }: { isUnderOffer: boolean; availableOn: string | null },
  today: string,
): string {
  return isUnderOffer ? 'Deposit taken' : (availableOnText(availableOn, today) ?? 'Available now')
}

/**
 * When a rental can be moved into: "Available now", or "Available from 5 Dec", with the year when it is another one.
 * `date` and `today` are yyyy-mm-dd in the zone of the property; null when `date` is missing or no date.
 */
export function availableOnText(date: string | null, today: string): string | null {
  if (date === null || !isCalendarDate(date)) return null
  if (date <= today) return 'Available now'
  const [year, month, day] = date.split('-').map(Number)
  const text = dayAndMonth(new Date(year ?? 0, (month ?? 1) - 1, day ?? 1))
  return date.slice(0, 4) === today.slice(0, 4) ? `Available from ${text}` : `Available from ${text} ${year}`
}

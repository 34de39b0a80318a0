import { clockText, dayText, halfOfDay, type Instant, zonedDate } from './zoned-date.ts'

/** "Sat 21 Nov, 10:00 – 10:30 am" in the zone of the property (docs/product.md, section 16.6). */
export function inspectionText(inspection: { start: Instant; end: Instant }, timeZone: string): string {
  const start = zonedDate(inspection.start, timeZone)
  const end = zonedDate(inspection.end, timeZone)
  const from = halfOfDay(start) === halfOfDay(end) ? clockText(start) : `${clockText(start)} ${halfOfDay(start)}`
  return `${dayText(start)}, ${from} – ${clockText(end)} ${halfOfDay(end)}`
}

/** "Sat 21 Nov, 10:00 am" in the zone of the property. */
export function auctionText(start: Instant, timeZone: string): string {
  const date = zonedDate(start, timeZone)
  return `${dayText(date)}, ${clockText(date)} ${halfOfDay(date)}`
}

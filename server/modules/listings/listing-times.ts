import { NEW_LISTING_DAYS } from '#domain/time/days-on-portal.ts'
import { auctionText, inspectionText } from '#domain/time/inspection-text.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import type { PlaceRecord } from '../locations/place-record.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import type { AuctionTime, InspectionTime, ListingRow } from './listing-record.ts'

/**
 * Times of listings in their own zone. Reckoning with zones is slow beside everything else on a card, so what follows
 * from a row alone is worked out once for as long as the row is kept, and today's date once for each moment and zone.
 */
type ListingTimes = { listedAt: string; listedDay: number; inspections: InspectionTime[]; auction: AuctionTime | null }

const timesByRow = new WeakMap<ListingRow, ListingTimes>()

function timesOf(row: ListingRow, suburb: PlaceRecord): ListingTimes {
  const known = timesByRow.get(row)
  if (known !== undefined) return known
  const timeZone = timeZoneOfPlace(suburb)
  const times = {
    listedAt: isoInZone(row.listedAt, timeZone),
    listedDay: dayNumber(calendarDateOf(row.listedAt, timeZone)),
    inspections: row.inspections.map(([start, end]) => inspectionTime(start * 1000, end * 1000, timeZone)),
    auction: row.auctionAt === null ? null : auctionTime(row.auctionAt, timeZone),
  }
  timesByRow.set(row, times)
  return times
}

/** When the listing came, with the offset of its zone. */
export const listedAtText = (row: ListingRow, suburb: PlaceRecord): string => timesOf(row, suburb).listedAt

const inspectionTime = (start: number, end: number, timeZone: string): InspectionTime => ({
  end,
  startsAt: isoInZone(new Date(start), timeZone),
  endsAt: isoInZone(new Date(end), timeZone),
  description: inspectionText({ start, end }, timeZone),
})

const auctionTime = (start: Date, timeZone: string): AuctionTime => ({
  startsAt: isoInZone(start, timeZone),
  description: auctionText(start, timeZone),
})

/** Inspections that have not ended, the next first; none once the home has left the market. */
export const comingInspections = (row: ListingRow, suburb: PlaceRecord, now: Date): InspectionTime[] =>
  row.statusType === 'available' && row.inspections.length > 0
    ? timesOf(row, suburb).inspections.filter(({ end }) => end > now.getTime())
    : []

/** The auction to come; null when there is none, it has begun, or the home has left the market. */
export function comingAuction(row: ListingRow, suburb: PlaceRecord, now: Date): AuctionTime | null {
  const isComing = row.auctionAt !== null && row.auctionAt > now && row.statusType === 'available'
  return isComing ? timesOf(row, suburb).auction : null
}

/** Midnights since the listing came, counted to the day it left the market if it did; only one on the market is new. */
export function daysListed(row: ListingRow, suburb: PlaceRecord, now: Date): { days: number; isNew: boolean } {
  const isOver = row.statusType === 'completed' && row.completedOn !== null
  const lastDay = dayNumber(isOver ? row.completedOn : todayOf(suburb, now))
  const days = Math.max(0, lastDay - timesOf(row, suburb).listedDay)
  return { days, isNew: row.statusType === 'available' && days <= NEW_LISTING_DAYS }
}

const todays = new WeakMap<Date, Map<string, string>>()

/** yyyy-mm-dd at a place. */
export function todayOf(suburb: PlaceRecord, now: Date): string {
  const timeZone = timeZoneOfPlace(suburb)
  const known = todays.get(now) ?? new Map<string, string>()
  const today = known.get(timeZone) ?? calendarDateOf(now, timeZone)
  todays.set(now, known.set(timeZone, today))
  return today
}

const DAY = 86_400_000
const dayNumber = (date: string | null): number => Date.parse(`${date}T00:00:00Z`) / DAY

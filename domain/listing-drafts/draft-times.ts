import { instantInZone } from '../time/instant-in-zone.ts'
import { draftErrors as errors } from './draft-errors.copy.ts'
import type { DraftContent, DraftInspection } from './listing-draft.ts'
import { typedDay, typedTime } from './typed-values.ts'

/** `localDate` is the day in the zone of the property. */
export type NewInspection = { startsAt: Date; endsAt: Date; localDate: string }

/** When a home is auctioned: null while the day is not set. */
export function auctionOf(
  { auctionDay, auctionTime }: Pick<DraftContent, 'auctionDay' | 'auctionTime'>,
  timeZone: string,
  now: Date,
): { at: Date | null } | { message: string } {
  if (auctionDay.trim() === '' && auctionTime.trim() === '') return { at: null }
  const [day, time] = [typedDay(auctionDay), typedTime(auctionTime)]
  if (day === null || time === null) return { message: errors.auctionTime }
  const at = instantInZone(day, `${time}:00`, timeZone)
  return at <= now ? { message: errors.auctionOver } : { at }
}

/** Those that have not ended, and the places of those that are wrong. */
export function inspectionsOf(
  inspections: readonly DraftInspection[],
  timeZone: string,
  now: Date,
): { times: NewInspection[]; wrong: number[] } {
  const read = inspections.map((inspection) => inspectionOf(inspection, timeZone))
  return {
    times: read.filter((inspection) => inspection !== null).filter(({ endsAt }) => endsAt > now),
    wrong: read.flatMap((inspection, index) => (inspection === null ? index : [])),
  }
}

function inspectionOf({ day, begins, ends }: DraftInspection, timeZone: string): NewInspection | null {
  const [localDate, from, to] = [typedDay(day), typedTime(begins), typedTime(ends)]
  if (localDate === null || from === null || to === null || from >= to) return null
  return {
    startsAt: instantInZone(localDate, `${from}:00`, timeZone),
    endsAt: instantInZone(localDate, `${to}:00`, timeZone),
    localDate,
  }
}

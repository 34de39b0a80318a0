import { calendarDateOf } from '#domain/time/zoned-date.ts'
import { keyOf } from './collections.ts'

/** A home that a member does not want to see any more. */
export type HiddenListingRecord = {
  key: string
  memberId: number
  listingId: number
  hiddenAt: Date
}

type PlannedStop = { listingId: number; startsAt: Date; endsAt: Date }

/** What a member wants to see on a day. */
export type InspectionPlanRecord = {
  /** Of the member or the collection, and the day. */
  key: string
  memberId: number
  /** yyyy-mm-dd in the zones of the homes. */
  date: string
  stops: PlannedStop[]
  version: number
}

/** How many URLs the calendar of a member has had; each has a secret of its own. */
export type CalendarFeedRecord = { memberId: number; resetCount: number }

const HOUR = 3_600_000
const [LENA, OMAR] = [1, 2]

export const planKey = (memberId: number, date: string, collectionId: number | null = null): string =>
  collectionId === null ? `${memberId}-${date}` : `collection ${collectionId}-${date}`

/** Lena hid three homes, one of which was withdrawn since; Omar hid one. */
export const hiddenListingsOf = (now: Date): HiddenListingRecord[] => {
  const hidden = (memberId: number, listingId: number, hoursAgo: number) => ({
    key: keyOf(memberId, listingId),
    memberId,
    listingId,
    hiddenAt: new Date(now.getTime() - hoursAgo * HOUR),
  })
  return [hidden(LENA, 1005, 30), hidden(LENA, 1012, 10), hidden(LENA, 1026, 50), hidden(OMAR, 1005, 7)]
}

/** The hour that a home of the world opens on the day after, and one that nobody opens. */
export const inspectionPlansOf = (now: Date): InspectionPlanRecord[] => {
  const dayAfter = new Date(now.getTime() + 24 * HOUR)
  const date = calendarDateOf(dayAfter, 'Australia/Melbourne')
  const stop = (listingId: number, minutes: number): PlannedStop => {
    // Ten in the morning of Melbourne.
    const startsAt = new Date(Date.parse(`${date}T10:00:00+11:00`) + minutes * 60_000)
    return { listingId, startsAt, endsAt: new Date(startsAt.getTime() + HOUR / 2) }
  }
  return [{ key: planKey(LENA, date), memberId: LENA, date, stops: [stop(1001, 0), stop(1002, 90)], version: 1 }]
}

/** Omar reads his calendar elsewhere. */
export const calendarFeeds: CalendarFeedRecord[] = [{ memberId: OMAR, resetCount: 1 }]

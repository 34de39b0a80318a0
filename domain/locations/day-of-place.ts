import { calendarDateOf, type Instant } from '../time/zoned-date.ts'
import { zonesByStateOrSuburb } from './time-zone-of-place.ts'

/** The calendar day, yyyy-mm-dd, in a state, or in a suburb that keeps another time. */
export type DayOfPlace = { stateOrSuburb: string; day: string }

/** The day of a moment in every state and in every suburb that keeps another time; that of a suburb counts before that of its state. */
export const daysByPlace = (now: Instant): DayOfPlace[] =>
  zonesByStateOrSuburb.map(([stateOrSuburb, timeZone]) => ({ stateOrSuburb, day: calendarDateOf(now, timeZone) }))

import { calendarDateOf, zonedDate } from '../time/zoned-date.ts'

const DIGEST_HOUR = 7
const SATURDAY = 6
/** In steps shorter than any day none is left out, also where clocks go forward. */
const STEP = 22 * 60 * 60 * 1000
const STEPS_OF_A_WEEK = 9
const STEPS_OF_TWO_DAYS = 3

/**
 * The latest 7 am in a zone that is not after a moment, on any day or, weekly, on Saturday (docs/product.md, section 15.13): what was
 * found until then is due. Days with a change of the clock have their 7 am too.
 */
export function lastDigestTime(frequency: 'daily' | 'weekly', timeZone: string, now: Date): Date {
  for (let step = 0; step <= STEPS_OF_A_WEEK; step += 1) {
    const digest = digestOnDayOf(new Date(now.getTime() - step * STEP), timeZone)
    const isDay = frequency === 'daily' || zonedDate(digest, timeZone).getDay() === SATURDAY
    if (isDay && digest <= now) return digest
  }
  throw new Error(`No day of the last week has a 7 am in ${timeZone}`)
}

/** The first time of a daily digest after a moment. */
export function nextDigestTime(timeZone: string, now: Date): Date {
  for (let step = 0; step <= STEPS_OF_TWO_DAYS; step += 1) {
    const digest = digestOnDayOf(new Date(now.getTime() + step * STEP), timeZone)
    if (digest > now) return digest
  }
  throw new Error(`No day has a 7 am in ${timeZone}`)
}

/** 7 am of the day on which a moment lies in a zone. */
function digestOnDayOf(moment: Date, timeZone: string): Date {
  const asIfUtc = new Date(`${calendarDateOf(moment, timeZone)}T0${DIGEST_HOUR}:00:00Z`)
  // The offset at 7 am, which may differ from that at the moment: clocks change before.
  const guess = asIfUtc.getTime() + zonedDate(moment, timeZone).getTimezoneOffset() * 60_000
  return new Date(asIfUtc.getTime() + zonedDate(guess, timeZone).getTimezoneOffset() * 60_000)
}

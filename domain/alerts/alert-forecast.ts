import type { SearchMode } from '../lookups/search-modes.ts'
import { forecastCopy as copy } from './alert-forecast.copy.ts'

const DAY = 24 * 60 * 60 * 1000
const FORECAST_DAYS = 28
const WEEKS = FORECAST_DAYS / 7

/** From when on homes count for what an alert would have found: the start of a day, so that the answer of a day is one. */
export const startOfForecast = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY) - FORECAST_DAYS) * DAY)

/** How many homes an alert would find a week, by those of the last four weeks (docs/product.md, section 15.12.1). */
export function forecastText(foundInFourWeeks: number, searchMode: SearchMode): string {
  const { homes: listings, none } = copy.kinds[searchMode]
  if (foundInFourWeeks === 0) return none
  const aWeek = Math.round(foundInFourWeeks / WEEKS)
  return foundInFourWeeks < WEEKS ? copy.inFourWeeks(listings(foundInFourWeeks)) : copy.aWeek(listings(aWeek))
}

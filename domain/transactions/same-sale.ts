import { streetKey } from '../locations/street-key.ts'
import { pastSaleLimits } from './past-sale.ts'

type Dated = { streetAddress: string | null; completedOn: string }

/** Whether two sales of one agent, of one type and in one suburb, are the same: of one address, in about one season. */
export function isSameSale(left: Dated, right: Dated): boolean {
  const key = streetKey(left.streetAddress ?? '')
  if (key === '' || key !== streetKey(right.streetAddress ?? '')) return false
  return Math.abs(Date.parse(left.completedOn) - Date.parse(right.completedOn)) <= pastSaleLimits.sameSaleDays * DAY_MS
}

const DAY_MS = 24 * 60 * 60 * 1000

import { keyOrNew } from '#server/platform/http/idempotency-key.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'

/** Refuses a whole number outside of its range with BAD_INPUT. */
export function requireWithin(field: string, value: number, least: number, most: number): void {
  if (value >= least && value <= most) return
  throw new PortalError('BAD_INPUT', `${field} must be from ${least} to ${most}.`, { field })
}

/** Refuses a text longer than `most` characters with BAD_INPUT. */
export function requireShort(field: string, value: string, most: number): void {
  if (value.length <= most) return
  throw new PortalError('BAD_INPUT', `${field} may have at most ${most} characters.`, { field })
}

const LEAST_KEY = 8
const LONGEST_KEY = 100

/** The key to work under, a new one where none is given. Throws BAD_INPUT for one that is too short to be unique or too long to be stored. */
export function checkedKey(given: string | null | undefined): string {
  const key = keyOrNew(given)
  if (key.length >= LEAST_KEY && key.length <= LONGEST_KEY && !/\p{Cc}/u.test(key) && key.isWellFormed()) return key
  const rule = `idempotencyKey has ${LEAST_KEY} to ${LONGEST_KEY} characters.`
  throw new PortalError('BAD_INPUT', rule, { field: 'idempotencyKey' })
}

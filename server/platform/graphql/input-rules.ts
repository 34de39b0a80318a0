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

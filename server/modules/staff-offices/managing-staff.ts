import { decisionReasonOf } from '#domain/reviews/check-review.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import { manageOfficesErrors as errors } from '#domain/staff/manage-offices.copy.ts'
import { mayManageOffices } from '#domain/staff/manage-offices.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { requireRecentSignIn } from '#server/platform/rest/recent-sign-in.ts'

export function requireOfficeStaff({ claims }: Pick<CallingMember, 'claims'>): void {
  if (!mayManageOffices(claims)) throw new PortalError('FORBIDDEN', errors.notStaff)
}

/** Whoever changes offices has logged in recently, and says why. The reason as it is kept. */
export function requireManaging(staff: CallingMember, given: string, now: Date): string {
  requireOfficeStaff(staff)
  requireRecentSignIn(staff, now)
  const reason = decisionReasonOf(given)
  if (reason !== null) return reason
  throw new PortalError('BAD_INPUT', errors.reason(LEAST_REASON, LONGEST_REASON), { field: 'reason' })
}

/** Throws BAD_INPUT for the first of these. */
export function requireNone([error]: readonly { field: string; message: string }[]): void {
  if (error !== undefined) throw new PortalError('BAD_INPUT', error.message, { field: error.field })
}

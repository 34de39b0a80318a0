import { PortalError } from '#server/platform/http/portal-error.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'
import { type AttemptLimits, requireAttempt } from './attempt-limits.ts'
import { isPasswordRight } from './passwords.ts'

export type RequirePassword = (member: MemberRecord, password: string | null) => Promise<void>

/** Asks for the password of a member that has one; wrong ones are counted. */
export function passwordCheck(limits: AttemptLimits, clock: () => Date): RequirePassword {
  return async (member, password) => {
    if (member.passwordHash === null) return
    await requireAttempt(limits, 'password of member', String(member.id), clock())
    if (await isPasswordRight(password ?? '', member.passwordHash)) {
      return limits.clear('password of member', String(member.id))
    }
    throw new PortalError('BAD_INPUT', 'That’s not your password.', { field: 'currentPassword' })
  }
}

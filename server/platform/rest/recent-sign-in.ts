import { isRecentSignIn } from '#domain/permissions/recent-sign-in.ts'
import { SIGN_IN_AGAIN } from '#domain/permissions/recent-sign-in.copy.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from './caller.ts'

/** Throws SIGN_IN_AGAIN where a member of staff has not logged in recently: call it before they change what is somebody else's. */
export function requireRecentSignIn({ signedInAt }: Pick<CallingMember, 'signedInAt'>, now: Date): void {
  if (!isRecentSignIn(signedInAt, now)) {
    throw new PortalError('SIGN_IN_AGAIN', SIGN_IN_AGAIN)
  }
}

import { isRecentSignIn } from '#domain/permissions/recent-sign-in.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from './caller.ts'

/** Throws SIGN_IN_AGAIN where a member of staff has not logged in recently: call it before they change what is somebody else's. */
export function requireRecentSignIn({ signedInAt }: Pick<CallingMember, 'signedInAt'>, now: Date): void {
  if (!isRecentSignIn(signedInAt, now)) {
    throw new PortalError('SIGN_IN_AGAIN', 'Log in again, then save once more. Nothing that you typed is lost.')
  }
}

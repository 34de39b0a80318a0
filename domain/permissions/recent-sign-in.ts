/** For this long after they logged in staff change what is somebody else's without being asked again. */
const RECENT_SIGN_IN_MINUTES = 30

const MINUTE = 60_000

/** Whether somebody logged in recently; a moment that is not known is none. */
export const isRecentSignIn = (signedInAt: Date | undefined, now: Date): boolean =>
  signedInAt !== undefined && now.getTime() - signedInAt.getTime() <= RECENT_SIGN_IN_MINUTES * MINUTE

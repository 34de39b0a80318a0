import { isSigningOut, setEndedToken, readBackgroundToken } from './background-token.ts'
import { backgroundFetch, memberFetch } from './member-fetch.ts'
import { renewSession } from './renew-session.ts'
import { trackRequest } from './requests-under-way.ts'
import { readAccessToken } from './session-cookies.ts'

const send = (request: Request) => trackRequest(globalThis.fetch(request))

/** `fetch` for members, in this browser. */
export const fetchAsMember = memberFetch({
  fetch: send,
  readToken: readAccessToken,
  renew: renewSession,
  isSigningOut,
})

/** The same for what nobody waits for: it renews no session. */
export const fetchInBackground = backgroundFetch({
  fetch: send,
  readToken: readBackgroundToken,
  setEnded: setEndedToken,
})

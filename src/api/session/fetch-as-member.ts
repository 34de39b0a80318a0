import { isSigningOut, noteEndedToken, readBackgroundToken } from './background-token.ts'
import { backgroundFetch, memberFetch } from './member-fetch.ts'
import { renewSession } from './renew-session.ts'
import { keepUnderWay } from './requests-under-way.ts'
import { readAccessToken } from './session-cookies.ts'

const send = (request: Request) => keepUnderWay(globalThis.fetch(request))

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
  noteEnded: noteEndedToken,
})

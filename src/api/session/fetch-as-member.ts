import { memberFetch } from './member-fetch.ts'
import { renewSession } from './renew-session.ts'
import { readAccessToken } from './session-cookies.ts'

/** `fetch` for members, in this browser. */
export const fetchAsMember = memberFetch({
  fetch: (request) => globalThis.fetch(request),
  readToken: readAccessToken,
  renew: renewSession,
})

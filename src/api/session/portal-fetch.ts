import { deferredCode } from '#src/api/code/deferred-code.ts'

const memberCode = deferredCode(() => import('./fetch-as-member.ts'))

/**
 * The way of every request to the portal. Where the browser has a session, the request goes with the visitor's token and
 * outlives one that is too old; the code for that is loaded for members only.
 */
export async function portalFetch(request: Request): Promise<Response> {
  if (typeof document === 'undefined' || !/(?:^|; )(?:__Host-)?auth=/.test(document.cookie)) return fetch(request)
  const { fetchAsMember } = await memberCode.load()
  return fetchAsMember(request)
}

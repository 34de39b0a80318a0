import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { deferredCode } from '#src/api/code/deferred-code.ts'

const memberCode = deferredCode(() => import('./fetch-as-member.ts'))

/**
 * The way of every request to the portal. Where the browser has a session, the request goes with the visitor's token and
 * outlives one that is too old; the code for that is loaded for members only. What is asked in the background renews no session: without a
 * token it rejects, as it does where there is no session at all.
 */
export async function portalFetch(request: Request, isBackground = false): Promise<Response> {
  if (typeof document === 'undefined' || !/(?:^|; )(?:__Host-)?auth=/.test(document.cookie)) {
    if (isBackground) throw new ApiProblem('UNAUTHENTICATED', 'Nobody is there.')
    return fetch(request)
  }
  const { fetchAsMember, fetchInBackground } = await memberCode.load()
  return isBackground ? fetchInBackground(request) : fetchAsMember(request)
}

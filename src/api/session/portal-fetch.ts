/**
 * The way of every request to the portal. Where the browser has a session, the request goes with the visitor's token and
 * outlives one that is too old; the code for that is loaded for members only.
 */
export async function portalFetch(request: Request): Promise<Response> {
  if (typeof document === 'undefined' || !/(?:^|; )auth=/.test(document.cookie)) return fetch(request)
  const { fetchAsMember } = await import('./fetch-as-member.ts')
  return fetchAsMember(request)
}

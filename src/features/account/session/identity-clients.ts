import { createIdentityClient } from '#src/api/rest/identity-client.ts'
import { portalFetch } from '#src/api/session/portal-fetch.ts'

/** For calls that begin or end a session: they speak for nobody. */
export const openClient = createIdentityClient({ baseUrl: '', fetch: (request) => globalThis.fetch(request) })

/** For calls of the member who is there. */
export const memberClient = createIdentityClient({ baseUrl: '', fetch: portalFetch })

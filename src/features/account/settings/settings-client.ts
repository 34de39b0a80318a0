import { createIdentityClient } from '#src/api/rest/identity-client.ts'
import { portalFetch } from '#src/api/session/portal-fetch.ts'

/** The calls of the member who is there. */
export const settingsClient = createIdentityClient({ baseUrl: '', fetch: portalFetch })

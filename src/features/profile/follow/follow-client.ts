import { createFollowClient } from '#src/api/rest/follow-client.ts'
import { portalFetch } from '#src/api/session/portal-fetch.ts'

/** The calls of the member who is there. */
export const followClient = createFollowClient({ fetch: portalFetch })

import { createPushClient } from '#src/api/rest/push-client.ts'
import { portalFetch } from '#src/api/session/portal-fetch.ts'

/** The calls about notifications of the member who is there. */
export const pushClient = createPushClient({ fetch: portalFetch })

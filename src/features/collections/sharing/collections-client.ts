import { createCollectionsClient } from '#src/api/rest/collections-client.ts'
import { portalFetch } from '#src/api/session/portal-fetch.ts'

/** The calls of the member who is there. */
export const collectionsClient = createCollectionsClient({ fetch: portalFetch })

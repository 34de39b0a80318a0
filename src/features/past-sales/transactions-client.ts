import { createTransactionsClient } from '#src/api/rest/transactions-client.ts'
import { portalFetch } from '#src/api/session/portal-fetch.ts'

/** The calls of the member who is there. */
export const transactionsClient = createTransactionsClient({ fetch: portalFetch })

import { deferredCode } from '#src/api/code/deferred-code.ts'
import { createTransport } from '#src/api/graphql/transport.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { onSignInAgain } from '#src/api/session/sign-in-again.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { portalFetch } from '#src/api/session/portal-fetch.ts'
import { withoutHiddenListings } from '#src/shared/listing/hidden/hidden-listings.ts'

const documents = deferredCode(() => import('#src/api/generated/persisted-documents.json'))

const queryLog = deferredCode(() => import('./log-query-problem.ts'))

onSignInAgain(() => emit('auth.requested', { form: 'signIn', position: 'other' }))

const transport = createTransport({
  url: '/graphql',
  fetch: portalFetch,
  loadDocuments: async () => (await documents.load()).default,
  logProblem: (problem) =>
    void queryLog.load().then(
      (log) => log.logQueryProblem(problem),
      () => {
        // Without the connection that the words would come by, the browser itself has said what failed.
      },
    ),
})

/** Runs documents on the server of the portal; searches leave out what the visitor hides. */
export const execute: ExecuteDocument = (document, variables, options) =>
  transport(document, withoutHiddenListings(variables), options)

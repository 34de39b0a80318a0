import { deferredCode } from '#src/api/code/deferred-code.ts'
import { createTransport } from '#src/api/graphql/transport.ts'
import { portalFetch } from '#src/api/session/portal-fetch.ts'

const documents = deferredCode(() => import('#src/api/generated/persisted-documents.json'))

export const execute = createTransport({
  url: '/graphql',
  fetch: portalFetch,
  loadDocuments: async () => (await documents.load()).default,
  logProblem: (problem) =>
    void import('./log-query-problem.ts').then(
      (log) => log.logQueryProblem(problem),
      () => {
        // Without the connection that the words would come by, the browser itself has said what failed.
      },
    ),
})

import { HasPerformanceHubDocument } from '#src/api/generated/documents/has-performance-hub.ts'
import { documentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/shared/page/define-page.tsx'

/** Whether there is a performance hub is known to the server; whose numbers it shows, to the browser alone. */
export const preparePerformance: PreparePage = async (_request, { queryClient, execute }) => {
  const { hasPerformanceHub } = await queryClient.fetchQuery(documentQuery(execute, HasPerformanceHubDocument, {}))
  return { status: hasPerformanceHub ? 200 : 404 }
}

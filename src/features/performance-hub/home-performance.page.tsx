import { ReviewedHomeDocument } from '#src/api/generated/documents/reviewed-home.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import type { PageProps, RouteParams } from '#src/shared/feature/define-feature.ts'
import { HomePerformance } from './home-performance.tsx'
import { PerformancePage } from './performance-page.tsx'
import { preparePerformance } from './prepare-performance.ts'

const variablesOf = ({ listingId }: RouteParams) => ({ listingId: Number(listingId) })

/** Whether there is such a home is known to the server, whose numbers it shows to the browser alone. */
export const preparePage: PreparePage = async (request, tools) => {
  const outcome = await preparePerformance(request, tools)
  if (outcome.status !== 200) return outcome
  const { queryClient, execute } = tools
  const query = documentQuery(execute, ReviewedHomeDocument, variablesOf(request.params))
  return { status: (await queryClient.fetchQuery(query)).listing ? 200 : 404 }
}

/** How one home does. */
export function Page({ params }: PageProps) {
  const variables = variablesOf(params)
  const { data } = useDocumentQuery(ReviewedHomeDocument, variables)
  return (
    <PerformancePage isThere={data === undefined || data.listing !== null}>
      {(member) => (
        <HomePerformance key={`${member.id} ${variables.listingId}`} {...variables} isAgent={member.isAgent} />
      )}
    </PerformancePage>
  )
}

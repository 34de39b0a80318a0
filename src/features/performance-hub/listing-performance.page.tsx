import { ReviewedListingDocument } from '#src/api/generated/documents/reviewed-listing.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { definePageFrame, type PageProps, type PreparePage } from '#src/shared/page/define-page.tsx'
import type { RouteParams } from '#src/shared/runtime/define-feature.ts'
import { ListingPerformance } from './listing-performance.tsx'
import { PerformancePage } from './performance-page.tsx'
import { preparePerformance } from './prepare-performance.ts'

const variablesOf = ({ listingId }: RouteParams) => ({ listingId: Number(listingId) })

/** Whether there is such a home is known to the server, whose numbers it shows to the browser alone. */
const prepare: PreparePage = async (request, tools) => {
  const outcome = await preparePerformance(request, tools)
  if (outcome.status !== 200) return outcome
  const { queryClient, execute } = tools
  const query = documentQuery(execute, ReviewedListingDocument, variablesOf(request.params))
  return { status: (await queryClient.fetchQuery(query)).listing ? 200 : 404 }
}

export default definePageFrame({ prepare, View: Page })

/** How one home does. */
function Page({ params }: PageProps) {
  const variables = variablesOf(params)
  const { data } = useDocumentQuery(ReviewedListingDocument, variables)
  return (
    <PerformancePage isThere={data === undefined || data.listing !== null}>
      {(member) => (
        <ListingPerformance key={`${member.id} ${variables.listingId}`} {...variables} isAgent={member.isAgent} />
      )}
    </PerformancePage>
  )
}

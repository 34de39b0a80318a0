import { useLocation } from 'wouter'
import { parseListingUrl } from '#domain/search/listing-url.ts'
import { ListingDetailsDocument } from '#src/api/generated/documents/listing-details.ts'
import { ListingSurroundingsDocument } from '#src/api/generated/documents/listing-surroundings.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { atOwnPath, type PreparePage } from '#src/api/pages/page-preparation.ts'
import { Container } from '#src/design/container/container.tsx'
import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { ListingView } from './listing-view.tsx'
import {
  ListingAround,
  loadListingAround,
  loadListingBody,
  loadMissingListing,
  MissingListing,
} from './listing-parts.tsx'
import { listingPageCopy as copy } from './listing-page.copy.ts'

/** The id decides; another uri leads to the canonical address, a withdrawn listing is gone. */
export const preparePage: PreparePage = async (request, { queryClient, execute }) => {
  const address = parseListingUrl(request.path)
  if (!address) return missing()
  const surroundings = queryClient.prefetchQuery(
    documentQuery(execute, ListingSurroundingsDocument, { id: address.id }),
  )
  const [{ listing }] = await Promise.all([
    queryClient.fetchQuery(documentQuery(execute, ListingDetailsDocument, { id: address.id })),
    surroundings,
    loadListingBody(),
    loadListingAround(),
  ])
  if (!listing) return missing()
  const outcome = atOwnPath(listing.summary.canonicalUri, request)
  if (outcome.status !== 200 || listing.summary.statusType !== 'removed') return outcome
  await loadMissingListing()
  return { status: 410 }
}

async function missing(): Promise<{ status: 404 }> {
  await loadMissingListing()
  return { status: 404 }
}

/** One home. */
export function Page() {
  const [path] = useLocation()
  const address = parseListingUrl(path)
  return address ? <ListingOfId id={address.id} /> : <MissingListing />
}

function ListingOfId({ id }: { id: number }) {
  const { data, error, isPaused } = useDocumentQuery(ListingDetailsDocument, { id })
  // What was read is shown where it cannot be read again.
  if (!data && (error || isPaused)) throw error ?? new ApiProblem('UNREACHABLE', '')
  if (!data) return <ListingSkeleton />
  if (!data.listing) return <MissingListing />
  if (data.listing.summary.statusType === 'removed') {
    return (
      <>
        <MissingListing withdrawnAddress={data.listing.summary.address.longAddress} />
        <Container>
          <ListingAround listing={data.listing} />
        </Container>
      </>
    )
  }
  return <ListingView listing={data.listing} />
}

function ListingSkeleton() {
  return (
    <Container paddingY={24} aria-busy="true">
      <PageHead title={copy.loading} />
      <Heading level={1} size="title">
        {copy.loading}…
      </Heading>
      <Skeleton ratio="16:9" />
      <Skeleton shape="line" width="half" />
      <Skeleton shape="line" width="most" />
    </Container>
  )
}

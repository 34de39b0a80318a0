import { useLocation } from 'wouter'
import { readListingAddress } from '#domain/search/listing-address.ts'
import { ListingDetailsDocument, ListingSurroundingsDocument } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Container } from '#src/design/components/container.tsx'
import { Skeleton } from '#src/design/components/skeleton.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { NotFound } from '#src/property/not-found/not-found.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { ListingView } from './listing-view.tsx'
import './late-styles.ts'
import { LatePart, loadLateParts } from './late-part.tsx'

/** The id decides; another uri leads to the canonical address, a withdrawn listing is gone (interpretations 1). */
export const preparePage: PreparePage = async ({ path }, { queryClient, execute }) => {
  const address = readListingAddress(path)
  if (!address) return { status: 404 }
  const surroundings = queryClient.prefetchQuery(
    documentQuery(execute, ListingSurroundingsDocument, { id: address.id }),
  )
  const [{ listing }] = await Promise.all([
    queryClient.fetchQuery(documentQuery(execute, ListingDetailsDocument, { id: address.id })),
    surroundings,
    loadLateParts(),
  ])
  if (!listing) return { status: 404 }
  if (listing.summary.canonicalUri !== path) return { status: 301, redirectTo: listing.summary.canonicalUri }
  return { status: listing.summary.statusType === 'removed' ? 410 : 200 }
}

/** One home. */
export function Page() {
  const [path] = useLocation()
  const address = readListingAddress(path)
  return address ? <ListingOfId id={address.id} /> : <NotFound title="There is no such home" />
}

function ListingOfId({ id }: { id: number }) {
  const { data, error } = useDocumentQuery(ListingDetailsDocument, { id })
  if (error) throw error
  if (!data) return <ListingSkeleton />
  if (!data.listing) return <NotFound title="There is no such home" />
  if (data.listing.summary.statusType === 'removed') {
    return (
      <>
        <NotFound title="This home is no longer on the market">
          <Text size="lead">
            The agent has withdrawn {data.listing.summary.address.longAddress}. The homes below are like it.
          </Text>
        </NotFound>
        <Container>
          <LatePart listing={data.listing} part="ListingAround" />
        </Container>
      </>
    )
  }
  return <ListingView listing={data.listing} />
}

function ListingSkeleton() {
  return (
    <Container paddingY={24} aria-busy="true">
      <PageHead title="Loading this home" />
      <Heading level={1} size="title">
        Loading this home…
      </Heading>
      <Skeleton ratio="16:9" />
      <Skeleton shape="line" width="half" />
      <Skeleton shape="line" width="most" />
    </Container>
  )
}

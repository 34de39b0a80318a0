import { parseListingUrl } from '#domain/search/listing-url.ts'
import { ListingDetailsDocument } from '#src/api/generated/documents/listing-details.ts'
import { ListingSurroundingsDocument } from '#src/api/generated/documents/listing-surroundings.ts'
import type { ListingDetailsQuery } from '#src/api/generated/graphql.ts'
import { ask } from '#src/api/graphql/document-query.ts'
import { Container } from '#src/design/container/container.tsx'
import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { definePage } from '#src/shared/page/define-page.tsx'
import { type PageEnd, toOwnPath } from '#src/shared/page/page-outcome.ts'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { ListingView } from './listing-view.tsx'
import { HiddenHome, ListingAround, MissingListing } from './listing-parts.tsx'
import { listingPageCopy as copy } from './listing-page.copy.ts'

/** One home. The id decides; another uri leads to the canonical URL, a withdrawn listing is gone. */
export default definePage({
  read: ({ path }) => parseListingUrl(path) ?? missing,
  query: ({ id }) => ask(ListingDetailsDocument, { id }),
  alongside: ({ id }) => [ask(ListingSurroundingsDocument, { id })],
  outcome({ listing: found }, { id }, url) {
    if (!found) return { status: 404, view: <MissingListing id={id} /> }
    if (found.isHidden) return { status: 404, view: <HiddenHome listing={found} /> }
    const { canonicalUri, statusType } = found.summary
    const redirect = toOwnPath(url, canonicalUri)
    if (redirect || statusType !== 'removed') return redirect ?? { status: 200, found }
    return { status: 410, view: <Withdrawn listing={found} /> }
  },
  loading: <ListingSkeleton />,
  View: ({ found }) => <ListingView listing={found} />,
})

const missing: PageEnd = { status: 404, view: <MissingListing /> }

type Listing = NonNullable<ListingDetailsQuery['listing']>

const Withdrawn = ({ listing }: { listing: Listing }) => (
  <>
    <MissingListing withdrawn={{ id: listing.summary.id, address: listing.summary.address.longAddress }} />
    <Container>
      <ListingAround listing={listing} />
    </Container>
  </>
)

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

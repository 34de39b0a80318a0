import { useLocation, useSearch } from 'wouter'
import { plainEnquiryPath, type PostedEnquiry, readPlainEnquiryPath } from '#domain/enquiries/posted-enquiry.ts'
import { topicsFor } from '#domain/lookups/enquiry-topics.ts'
import { PlainEnquiryDocument } from '#src/api/generated/documents/plain-enquiry.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { definePageFrame, type PreparePage } from '#src/shared/page/define-page.tsx'
import type { Elements } from '#src/design/elements.ts'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { enquiryCopy } from '#src/shared/enquiry/enquiry.copy.ts'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { useRequestContext } from '#src/shared/page/request-context.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { MissingListing } from '../missing-listing.tsx'
import { answererOf, unknownAnswerer } from './enquiry-contact.ts'
import { ListingSummary } from './listing-summary.tsx'
import { PlainEnquiryForm } from './plain-enquiry-form.tsx'

/** A withdrawn home is gone, as its own page is. */
const prepare: PreparePage = async ({ path }, { queryClient, execute }) => {
  const id = readPlainEnquiryPath(path)
  if (id === null) return { status: 404 }
  // The server knows this one path of the form.
  if (path !== plainEnquiryPath(id)) return { status: 301, redirectTo: plainEnquiryPath(id) }
  const { listing } = await queryClient.fetchQuery(documentQuery(execute, PlainEnquiryDocument, { id }))
  if (!listing) return { status: 404 }
  return { status: listing.summary.statusType === 'removed' ? 410 : 200 }
}

export default definePageFrame({ prepare, View: Page })

/** The form that asks the agent of a home where no script runs, and what became of it. */
function Page() {
  const [path] = useLocation()
  const id = readPlainEnquiryPath(path)
  return id === null ? <MissingListing /> : <EnquiryOfListing id={id} />
}

function EnquiryOfListing({ id }: { id: number }) {
  const { postedEnquiry } = useRequestContext()
  const isSent = new URLSearchParams(useSearch()).has('sent') && postedEnquiry === undefined
  const { data, error } = useDocumentQuery(PlainEnquiryDocument, { id })
  if (!data && postedEnquiry) return <UnreadListing id={id} posted={postedEnquiry} />
  if (error) throw error
  if (!data) return <LoadingPage title={enquiryCopy.titles.listing} />
  const { listing } = data
  if (!listing) return <MissingListing />
  const { statusType, address, canonicalUri } = listing.summary
  if (statusType === 'removed') return <MissingListing withdrawn={{ id, address: address.longAddress }} />
  const answerer = answererOf(listing)
  const title = isSent ? enquiryCopy.sentTitles.listing : enquiryCopy.titles.listing
  const { listingType, info } = listing.summary
  const kind = info.listingClass === 'newDevelopment' ? 'development' : 'listing'
  return (
    <EnquiryPage title={title} headTitle={`${title}: ${address.longAddress}`}>
      <ListingSummary listing={listing} />
      {isSent ? (
        <Text>{enquiryCopy.sent(answerer.name, enquiryCopy.yourEmail)}</Text>
      ) : (
        <PlainEnquiryForm
          listingId={id}
          kind={kind}
          topics={topicsFor(listingType)}
          answerer={answerer}
          posted={postedEnquiry}
        />
      )}
      <Link href={canonicalUri} isStandalone>
        {enquiryCopy.backToHome}
      </Link>
    </EnquiryPage>
  )
}

/** Nothing is known of the home for now, and what was typed is still there. */
const UnreadListing = ({ id, posted }: { id: number; posted: PostedEnquiry }) => (
  <EnquiryPage title={enquiryCopy.titles.listing}>
    <PlainEnquiryForm
      listingId={id}
      kind={posted.kind}
      topics={posted.draft.topics}
      answerer={unknownAnswerer}
      posted={posted}
    />
  </EnquiryPage>
)

type PageProps = { title: string; headTitle?: string; children: Elements }

const EnquiryPage = ({ title, headTitle = title, children }: PageProps) => (
  <Container width="reading" paddingY={24}>
    <PageHead title={headTitle} isIndexed={false} />
    <Stack gap={24}>
      <Heading level={1}>{title}</Heading>
      {children}
    </Stack>
  </Container>
)

import type { MouseEvent } from 'react'
import { listingsPath } from '#domain/listing-drafts/listings-url.ts'
import { ListingDraftPreviewDocument } from '#src/api/generated/documents/listing-draft-preview.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { definePageFrame, type PageProps } from '#src/shared/page/define-page.tsx'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { page } from '../listing-view.css.ts'
import { ListingBody } from '../listing-parts.tsx'
import { previewCopy as copy } from './preview.copy.ts'

/** A draft is for its office alone: the server renders the frame. */
export default definePageFrame({ View: Page })

function Page({ params: { id = '' } }: PageProps) {
  return (
    <PrivatePage title={copy.title} logIn={copy.logIn}>
      {(member) => <Preview key={member.id} id={id.toLowerCase()} />}
    </PrivatePage>
  )
}

/** The page of a listing as it would be published. */
function Preview({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useDocumentQuery(ListingDraftPreviewDocument, { id })
  const listing = data?.listingDraftPreview
  return (
    <Container paddingY={16} className={page}>
      <Stack gap={16}>
        <Notice>
          <Stack gap={8}>
            {listing ? <Text>{copy.marked}</Text> : <Heading level={1}>{copy.title}</Heading>}
            <div>
              <Link href={listingsPath({}, id)} isStandalone>
                {copy.back}
              </Link>
            </div>
          </Stack>
        </Notice>
        {error && !data && (
          <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Text role="status">{copy.loading}</Text>}
        {listing === null && <Text>{copy.missing}</Text>}
        {listing && (
          <div onClickCapture={doNothing}>
            <ListingBody listing={listing} />
          </div>
        )}
      </Stack>
    </Container>
  )
}

/** There is no listing yet that one could save, share or ask about. */
function doNothing(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

import { listingsPath } from '#domain/listing-drafts/listings-url.ts'
import { CorrectListingDocument } from '#src/api/generated/documents/correct-listing.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import type { FoundListing } from './listing-columns.tsx'
import { listingsCopy as copy } from './listings.copy.ts'

/** The way to correct a listing: the editor of its office, or where its feed comes from. */
export function CorrectListing({ found: { listing, office, isFromFeed } }: { found: FoundListing }) {
  const { isBusy, failure, change } = useChange(CorrectListingDocument)
  const correct = () =>
    void change({ listingId: listing.id }, ({ editListing }) =>
      location.assign(listingsPath({ officeId: office.id }, editListing.draft.id)),
    )
  return (
    <section aria-labelledby="listing-correct">
      <Stack gap={12}>
        <Heading level={3} id="listing-correct">
          {copy.correct}
        </Heading>
        <Text>{isFromFeed ? copy.correctFed(office.name) : copy.correctTyped}</Text>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        {!isFromFeed && (
          <div>
            <Button variant="secondary" isBusy={isBusy} onClick={correct}>
              {copy.correct}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  )
}

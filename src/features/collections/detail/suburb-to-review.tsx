import { useSyncExternalStore } from 'react'
import { reviewPlacePath } from '#domain/location-reviews/location-review-url.ts'
import { suburbToReview } from '#domain/location-reviews/suburb-to-review.ts'
import { suburbSlug } from '#domain/search/location-slug.ts'
import { OwnLocationReviewDocument } from '#src/api/generated/documents/own-location-review.ts'
import type { CollectionListing_ListingFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Card } from '#src/design/card/card.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { placeToReviewCopy as copy } from '#src/shared/locations/place-to-review.copy.ts'
import { storedValue } from '#src/shared/storage/stored-value.ts'

const declined = storedValue('placeReviewDeclined', (found) => found === true)

/** Asks whoever saved homes of a suburb to review it: below the homes, not once they have, and never again where they would rather not. */
export function SuburbToReview({ listings }: { listings: readonly CollectionListing_ListingFragment[] }) {
  const isDeclined = useSyncExternalStore(declined.onChange, declined.read, () => true)
  const suburbs = listings.map(({ listing: { address } }) => ({
    name: address.suburb,
    uri: suburbSlug({ ...address, name: address.suburb }),
  }))
  const suburb = isDeclined ? null : suburbToReview(suburbs, ({ uri }) => uri)
  const uri = suburb?.uri ?? ''
  const { data } = useDocumentQuery(OwnLocationReviewDocument, { uri }, { isEnabled: suburb !== null })
  if (suburb === null || !data || data.ownLocationReview?.review) return null
  return (
    <Card padding="medium">
      <Stack gap={8}>
        <Link href={reviewPlacePath(uri)} isStandalone>
          {copy.link(suburb.name)}
        </Link>
        <Text tone="inkSoft">{copy.reason}</Text>
        <Inline>
          <Button size="small" variant="quiet" onClick={() => declined.write(true)}>
            {copy.decline}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

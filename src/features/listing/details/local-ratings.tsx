import { reviewPlacePath } from '#domain/location-reviews/location-review-url.ts'
import { streetSlug } from '#domain/search/location-slug.ts'
import { LocalRatingsDocument } from '#src/api/generated/documents/local-ratings.ts'
import type { LocalRatings_ListingFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Link } from '#src/design/link/link.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import * as styles from '#src/features/listing/listing.css.ts'
import { placeToReviewCopy } from '#src/shared/locations/place-to-review.copy.ts'
import { RatedPlaces } from '#src/shared/locations/rated-places.tsx'

/** What locals say of the street and the suburb of a home; of a hidden address the suburb alone; and the way to say more. */
export function LocalRatings({ listing: { addressParts, suburb } }: { listing: LocalRatings_ListingFragment }) {
  const uris = [...streetOf(addressParts), suburb.uri]
  const { data } = useDocumentQuery(LocalRatingsDocument, { uris })
  if (!data) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>{listingCopy.around.ratings}</Heading>
      {data.ratedLocations.length > 0 && <RatedPlaces places={data.ratedLocations} headingLevel={3} />}
      <Text>
        <Link href={reviewPlacePath(suburb.uri)} isStandalone>
          {placeToReviewCopy.link(suburb.name)}
        </Link>
      </Text>
    </section>
  )
}

const streetOf = ({ street, ...place }: LocalRatings_ListingFragment['addressParts']): string[] =>
  street == null ? [] : [streetSlug({ name: street, ...place })]

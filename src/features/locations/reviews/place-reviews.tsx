import { locationProfilePath, reviewPlacePath } from '#domain/location-reviews/location-review-url.ts'
import { numberText } from '#domain/text/number-text.ts'
import type { PlaceReviews_OverviewFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { placeToReviewCopy } from '#src/shared/locations/place-to-review.copy.ts'
import * as locationStyles from '../overview/location.css.ts'
import { BestPlaces } from './best-places.tsx'
import { LocationReviewItem } from './location-review-item.tsx'
import { PlacePoints } from './place-points.tsx'
import { placeReviewsCopy as copy } from './place-reviews.copy.ts'
import * as styles from './place-reviews.css.ts'
import { PlaceScore } from './place-score.tsx'

/** What locals say of a place, with the way to all of it and to saying more; a region has what is said of its suburbs. */
export function PlaceReviews({ overview }: { overview: PlaceReviews_OverviewFragment }) {
  const { location, reviewCount } = overview
  if (location.type === 'region') return <BestPlaces overview={overview} />
  return (
    <>
      <section className={locationStyles.section}>
        <div className={locationStyles.sectionHead}>
          <Heading level={2}>{copy.title(location.name)}</Heading>
          {reviewCount > 0 && (
            <Link href={locationProfilePath(location.uri)} isStandalone>
              {copy.all(reviewCount, numberText(reviewCount))}
            </Link>
          )}
        </div>
        {reviewCount === 0 ? <Text>{copy.none(location.name)}</Text> : <Said overview={overview} />}
        <div>
          <Link href={reviewPlacePath(location.uri)} isStandalone>
            {placeToReviewCopy.link(location.name)}
          </Link>
        </div>
      </section>
      <BestPlaces overview={overview} />
    </>
  )
}

const Said = ({ overview }: { overview: PlaceReviews_OverviewFragment }) => (
  <Stack gap={24}>
    <PlaceScore overview={overview} />
    <PlacePoints overview={overview} />
    <div className={styles.list}>
      {overview.reviews.map((review) => (
        <LocationReviewItem key={review.postId} review={review} headingLevel={3} />
      ))}
    </div>
  </Stack>
)

import { locationProfilePath } from '#domain/location-reviews/location-review-url.ts'
import { numberText } from '#domain/text/number-text.ts'
import type { PlaceReviews_OverviewFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import * as locationStyles from '../overview/location.css.ts'
import { BestPlaces } from './best-places.tsx'
import { LocationReviewItem } from './location-review-item.tsx'
import { PlacePoints } from './place-points.tsx'
import { placeReviewsCopy as copy } from './place-reviews.copy.ts'
import * as styles from './place-reviews.css.ts'
import { PlaceScore } from './place-score.tsx'

/** What locals say of a place, with the way to all of it; nothing where nobody said anything. */
export function PlaceReviews({ overview }: { overview: PlaceReviews_OverviewFragment }) {
  const { location, reviewCount, reviews } = overview
  if (reviewCount === 0) return <BestPlaces overview={overview} />
  return (
    <>
      <section className={locationStyles.section}>
        <div className={locationStyles.sectionHead}>
          <Heading level={2}>{copy.title(location.name)}</Heading>
          <Link href={locationProfilePath(location.uri)} isStandalone>
            {copy.all(reviewCount, numberText(reviewCount))}
          </Link>
        </div>
        <Stack gap={24}>
          <PlaceScore overview={overview} />
          <PlacePoints overview={overview} />
          <div className={styles.list}>
            {reviews.map((review) => (
              <LocationReviewItem key={review.postId} review={review} headingLevel={3} />
            ))}
          </div>
        </Stack>
      </section>
      <BestPlaces overview={overview} />
    </>
  )
}

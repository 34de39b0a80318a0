import { formatLocationReviewUrl } from '#domain/location-reviews/location-review-url.ts'
import { userTypes } from '#domain/lookups/user-types.ts'
import { profilePath } from '#domain/members/profile-path.ts'
import type { WrittenReview_ActivityFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { dayText } from '#src/shared/text/day-text.ts'
import { RatingStars } from '#src/shared/posts/rating-stars.tsx'
import { ReviewItem } from '#src/shared/posts/review-item.tsx'
import * as styles from '#src/shared/posts/reviews.css.ts'
import { writtenReviewsCopy as copy } from '../profile.copy.ts'

type Props = { activity: WrittenReview_ActivityFragment }

/** What a member said of an agent, a suburb or a street, with a link to it. */
export function WrittenReview({ activity }: Props) {
  const { review, reviewedAgent, reviewedLocation, locationReview, occurredAt } = activity
  if (review && reviewedAgent) {
    const { username, name, office } = reviewedAgent
    return (
      <ReviewItem review={review}>
        <Text size="small">
          {copy.about} <Link href={profilePath({ username, type: userTypes.Agent })}>{name}</Link>, {office.name}
        </Text>
      </ReviewItem>
    )
  }
  return (
    reviewedLocation &&
    locationReview && (
      <article className={styles.review} aria-labelledby={`review-${locationReview.postId}`}>
        <RatingStars rating={locationReview.rating} />
        <Heading level={3} size="lead" id={`review-${locationReview.postId}`}>
          {locationReview.title}
        </Heading>
        <Text hasLineBreaks lines={3}>
          {locationReview.content}
        </Text>
        <Text size="small">
          {copy.about}{' '}
          <Link href={formatLocationReviewUrl(reviewedLocation.uri, locationReview.postId)}>
            {reviewedLocation.label}
          </Link>
          <span>{`, ${dayText(occurredAt)}`}</span>
        </Text>
      </article>
    )
  )
}

import { longDayText } from '#domain/time/long-day-text.ts'
import { userTypes } from '#domain/lookups/user-types.ts'
import { profilePath } from '#domain/members/profile-path.ts'
import type { WrittenReview_ActivityFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Text } from '#src/design/text/text.tsx'
import { ReviewItem } from '#src/shared/posts/review-item.tsx'
import { writtenReviewsCopy as copy } from '../profile.copy.ts'

const DAY_LENGTH = 'yyyy-mm-dd'.length

type Props = { activity: WrittenReview_ActivityFragment }

/** What a member said of an agent, with a link to the agent; of a suburb, that they did. */
export function WrittenReview({ activity: { review, reviewedAgent, reviewedLocation, occurredAt } }: Props) {
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
    reviewedLocation && (
      <Text>
        <Link href={`/${reviewedLocation.uri}`}>{reviewedLocation.label}</Link>
        {' · '}
        <time dateTime={occurredAt}>{longDayText(occurredAt.slice(0, DAY_LENGTH))}</time>
      </Text>
    )
  )
}

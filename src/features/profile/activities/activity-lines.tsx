import { userTypes } from '#domain/lookups/user-types.ts'
import { formatLocationReviewUrl } from '#domain/location-reviews/location-review-url.ts'
import { profilePath } from '#domain/members/profile-path.ts'
import { formatQuestionUrl } from '#domain/questions/question-url.ts'
import { longDayText } from '#domain/time/long-day-text.ts'
import type { ActivityLines_ActivityFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Text } from '#src/design/text/text.tsx'
import { Avatar } from '#src/shared/agents/avatar.tsx'
import { activityCopy as copy } from '../profile.copy.ts'
import * as styles from '../profile.css.ts'

const DAY_LENGTH = 'yyyy-mm-dd'.length

type Activity = ActivityLines_ActivityFragment

/** What people did, each with a link to whom and to what. */
export const ActivityLines = ({ activities }: { activities: readonly Activity[] }) => (
  <ul className={styles.lines}>
    {activities.map((activity) => (
      <li key={activity.id} className={styles.line}>
        <Avatar user={activity.person} />
        <div className={styles.lineWords}>
          <Text>
            <Link href={hrefOf(activity.person)} isQuiet>
              {activity.person.name}
            </Link>{' '}
            <Deed activity={activity} />
          </Text>
          {activity.answer && (
            <Text size="small" lines={2}>
              {activity.answer.content}
            </Text>
          )}
          <Text size="small" tone="inkSoft">
            <time dateTime={activity.occurredAt}>{longDayText(activity.occurredAt.slice(0, DAY_LENGTH))}</time>
            {activity.listing && <span>{` · ${activity.listing.priceDetails.shortDescription}`}</span>}
            {activity.question && <span>{` · ${activity.question.location.name}`}</span>}
          </Text>
        </div>
      </li>
    ))}
  </ul>
)

function Deed({ activity }: { activity: Activity }) {
  const { type, kind, listing, question, answer, reviewedAgent, reviewedLocation, locationReview } = activity
  if (listing && kind) {
    return (
      <>
        {copy.homes[kind]} <Link href={listing.canonicalUri}>{addressOf(listing)}</Link>
      </>
    )
  }
  if (question) {
    const { isDiscussion, uri, title, location } = question
    return (
      <>
        {type === 'AskedAQuestion' ? copy.asked(isDiscussion) : copy.answered(isDiscussion)}{' '}
        <Link
          href={`${formatQuestionUrl({ locationUri: location.uri, uri })}${answer ? `#post-${answer.postId}` : ''}`}
        >
          {title}
        </Link>
      </>
    )
  }
  if (reviewedAgent) {
    return (
      <>
        {copy.reviewed} <Link href={hrefOf({ ...reviewedAgent, isAgent: true })}>{reviewedAgent.name}</Link>
      </>
    )
  }
  return (
    reviewedLocation &&
    locationReview && (
      <>
        {copy.reviewed}{' '}
        <Link href={formatLocationReviewUrl(reviewedLocation.uri, locationReview.postId)}>
          {reviewedLocation.label}
        </Link>
      </>
    )
  )
}

const addressOf = ({ address }: NonNullable<Activity['listing']>): string =>
  address.shortAddress === address.suburb ? copy.homeIn(address.suburb) : `${address.shortAddress}, ${address.suburb}`

const hrefOf = ({ username, isAgent }: { username: string; isAgent: boolean }): string =>
  profilePath({ username, type: isAgent ? userTypes.Agent : userTypes.Local })

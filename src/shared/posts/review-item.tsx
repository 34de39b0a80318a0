import CheckIcon from 'lucide-react/icons/badge-check'
import type { Elements } from '#src/design/elements.ts'
import { userTypes } from '#domain/lookups/user-types.ts'
import { profilePath } from '#domain/members/profile-path.ts'
import { shortDayText } from '#domain/time/written-day.ts'
import type { ReviewItem_ReviewFragment } from '#src/api/generated/graphql.ts'
import { badge } from '#src/design/badge/badge.css.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { RatingStars } from './rating-stars.tsx'
import * as styles from './reviews.css.ts'
import { reviewsCopy as copy } from './reviews.copy.ts'

type Props = { review: ReviewItem_ReviewFragment; headingLevel?: 2 | 3; children?: Elements }

/** One review with the agent's answer; `children` is what can be done with it. */
export function ReviewItem({ review, headingLevel = 3, children }: Props) {
  const { title, content, rating, publishedOn, statistics } = review
  return (
    <article className={styles.review} aria-labelledby={`review-${review.id}`} id={`r${review.id}`}>
      <RatingStars rating={rating} />
      <Marks review={review} />
      <Heading level={headingLevel} size="lead" id={`review-${review.id}`}>
        {title}
      </Heading>
      <Text hasLineBreaks>{content}</Text>
      {statistics.length > 0 && (
        <ul className={styles.statistics}>
          {statistics.map((each) => (
            <li key={each.type}>
              <Text as="span" size="small">
                {copy.statistics[each.type]} <RatingStars rating={each.rating} />
              </Text>
            </li>
          ))}
        </ul>
      )}
      <Text size="small" tone="inkSoft">
        <Reviewer review={review} />
        {publishedOn && <span>{` · ${dayOf(publishedOn)}`}</span>}
        {review.editedAt && <span>{`, ${copy.edited(dayOf(review.editedAt))}`}</span>}
      </Text>
      <Answer review={review} />
      {children}
    </article>
  )
}

/** What is known of who wrote it, each with what that means. */
function Marks({ review: { isVerified, isOnRecord, isRequested, importedFrom } }: Props) {
  if (isVerified) {
    return (
      <Mark meaning={isRequested && isOnRecord ? copy.verifiedByRequest : copy.verifiedByStaff} isProof>
        {copy.verified}
      </Mark>
    )
  }
  if (importedFrom) return <Mark meaning={copy.importedMeaning}>{copy.importedFrom(importedFrom)}</Mark>
  if (isOnRecord) return <Mark meaning={copy.onRecordMeaning}>{copy.onRecord}</Mark>
  return isRequested ? <Mark meaning={copy.requestedMeaning}>{copy.requested}</Mark> : null
}

function Mark({ meaning, isProof = false, children }: { meaning: string; isProof?: boolean; children: string }) {
  return (
    <Inline gap={8}>
      <span className={badge({ tone: isProof ? 'brand' : 'neutral' })}>
        {isProof && <Icon drawing={CheckIcon} size="small" />}
        <span>{children}</span>
      </span>
      <Text as="span" size="small" tone="inkSoft">
        {meaning}
      </Text>
    </Inline>
  )
}

function Reviewer({ review: { reviewer, serviceProvidedType, propertyAddress } }: Props) {
  const { name, username, isAgent } = reviewer
  const type = isAgent ? userTypes.Agent : userTypes.Local
  const about = [copy.services[serviceProvidedType], propertyAddress].filter(Boolean).join(', ')
  return (
    <>
      {username ? <Link href={profilePath({ username, type })}>{name}</Link> : <span>{name}</span>}
      <span>{` · ${about}`}</span>
    </>
  )
}

function Answer({ review: { answer, agent } }: Props) {
  if (!answer) return null
  return (
    <div className={styles.answer}>
      <Text size="small" weight="strong">
        {copy.answerOf(agent.name)} · {dayOf(answer.answeredAt)}
        {answer.editedAt && <span>{`, ${copy.edited(dayOf(answer.editedAt))}`}</span>}
      </Text>
      <Text hasLineBreaks>{answer.content}</Text>
    </div>
  )
}

/** The instants of the contract begin with the day at the agent's office. */
const dayOf = (instant: string): string => shortDayText(instant.slice(0, 10))

import CheckIcon from 'lucide-react/icons/badge-check'
import type { ReactNode } from 'react'
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

type Props = { review: ReviewItem_ReviewFragment; headingLevel?: 2 | 3; children?: ReactNode }

/** One review with the agent's answer; `children` is what can be done with it. */
export function ReviewItem({ review, headingLevel = 3, children }: Props) {
  const { title, content, rating, isVerified, isRequested, importedFrom, publishedOn, statistics } = review
  return (
    <article className={styles.review} aria-labelledby={`review-${review.id}`} id={`r${review.id}`}>
      <Inline gap={12}>
        <RatingStars rating={rating} />
        {isVerified && (
          <span className={badge({ tone: 'brand' })} title={copy.verifiedMeaning}>
            <Icon drawing={CheckIcon} size="small" />
            {copy.verified}
          </span>
        )}
        {isRequested && <span className={badge()}>{copy.requested}</span>}
        {importedFrom && <span className={badge()}>{copy.importedFrom(importedFrom)}</span>}
      </Inline>
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
        {publishedOn && ` · ${dayOf(publishedOn)}`}
        {review.editedAt && `, ${copy.edited(dayOf(review.editedAt))}`}
      </Text>
      <Answer review={review} />
      {children}
    </article>
  )
}

function Reviewer({ review: { reviewer, serviceProvidedType, propertyAddress } }: Props) {
  const { name, username, isAgent } = reviewer
  const type = isAgent ? userTypes.Agent : userTypes.Local
  const about = [copy.services[serviceProvidedType], propertyAddress].filter(Boolean).join(', ')
  return (
    <>
      {username ? <Link href={profilePath({ username, type })}>{name}</Link> : name} · {about}
    </>
  )
}

function Answer({ review: { answer, agent } }: Props) {
  if (!answer) return null
  return (
    <div className={styles.answer}>
      <Text size="small" weight="strong">
        {copy.answerOf(agent.name)} · {dayOf(answer.answeredAt)}
        {answer.editedAt && `, ${copy.edited(dayOf(answer.editedAt))}`}
      </Text>
      <Text hasLineBreaks>{answer.content}</Text>
    </div>
  )
}

/** The instants of the contract begin with the day at the agent's office. */
const dayOf = (instant: string): string => shortDayText(instant.slice(0, 10))

import { numberText } from '#domain/text/number-text.ts'
import type { PlaceScore_OverviewFragment } from '#src/api/generated/graphql.ts'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { RatingStars } from '#src/shared/posts/rating-stars.tsx'
import { scoreLine } from '#src/shared/locations/rated-places.css.ts'
import { placeReviewsCopy as copy } from './place-reviews.copy.ts'
import * as styles from './place-reviews.css.ts'

/** How a place is rated as a whole and by topic, and how that is counted; nothing where nobody rated it. */
export function PlaceScore({ overview }: { overview: PlaceScore_OverviewFragment }) {
  const { score, rating, reviewCount, ranking, topicScores } = overview
  if (score == null || rating == null) return null
  return (
    <div className={styles.score}>
      <Stack gap={8}>
        <div className={scoreLine}>
          <Text as="span" size="title" weight="strong" isTabular>
            {score}
          </Text>
          <Text as="span" tone="inkSoft">
            {copy.outOf}
          </Text>
        </div>
        <div className={scoreLine}>
          <RatingStars rating={rating} />
          <Text as="span">{copy.rating(rating, reviewCount, numberText(reviewCount))}</Text>
        </div>
        {ranking && <Text>{copy.ranking(numberText(ranking.place), numberText(ranking.of), ranking.stateName)}</Text>}
        <Disclosure summary={copy.howCounted}>
          <Text size="small">{copy.formula}</Text>
        </Disclosure>
      </Stack>
      {topicScores.length > 0 && (
        <ul className={styles.topics} aria-label={copy.byTopic}>
          {topicScores.map(({ topic, score: points, reviewCount: count }) => (
            <li key={topic} className={styles.topic}>
              <span>{copy.topics[topic]}</span>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
                <rect width={points} height="8" className={styles.barFill} />
              </svg>
              <Text as="span" size="small" isTabular>
                {copy.topicScore(points, numberText(count), count)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

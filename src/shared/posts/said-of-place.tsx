import type { LocationTopic } from '#domain/location-reviews/location-review-types.ts'
import { Text } from '#src/design/text/text.tsx'
import * as styles from './posts.css.ts'
import { RatingStars } from './rating-stars.tsx'
import { saidOfPlaceCopy as copy } from './said-of-place.copy.ts'

type Props = {
  pros: readonly string[]
  cons: readonly string[]
  statistics: readonly { type: LocationTopic; rating: number }[]
}

/** What speaks for and against a place, and its stars by topic. */
export function SaidOfPlace({ pros, cons, statistics }: Props) {
  return (
    <>
      <Points title={copy.pros} points={pros} />
      <Points title={copy.cons} points={cons} />
      {statistics.length > 0 && (
        <ul className={styles.topicRatings}>
          {statistics.map(({ type, rating }) => (
            <li key={type}>
              <Text as="span" size="small">
                {copy.topics[type]} <RatingStars rating={rating} />
              </Text>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <Text size="small">
      <strong>{title}</strong>
      <span>{`: ${points.join(', ')}`}</span>
    </Text>
  )
}

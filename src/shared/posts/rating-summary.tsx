import type { RatingSummary_SummaryFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { RatingStars } from './rating-stars.tsx'
import * as styles from './reviews.css.ts'
import { reviewsCopy as copy } from './reviews.copy.ts'

type Props = { summary: RatingSummary_SummaryFragment; hrefFor: (rating: number) => string }

/** The mean with its number of reviews, and how many give each rating; nothing where there is none. */
export function RatingSummary({ summary, hrefFor }: Props) {
  const { count, rating, spread, verifiedCount } = summary
  if (rating === null || rating === undefined) return null
  return (
    <div className={styles.summary}>
      <Stack gap={4}>
        <div className={styles.mean}>
          <Text as="span" size="title" weight="strong" isTabular>
            {copy.mean(rating)}
          </Text>
          <RatingStars rating={rating} />
        </div>
        <Text>{copy.summary(count)}</Text>
        {verifiedCount > 0 && (
          <Text size="small" tone="inkSoft">
            {copy.verifiedOf(verifiedCount)}
          </Text>
        )}
      </Stack>
      <ul className={styles.spread} aria-label={copy.spread}>
        {[5, 4, 3, 2, 1].map((stars) => (
          <li key={stars}>
            <Link href={hrefFor(stars)} isQuiet aria-label={copy.countOf(stars, spread[stars - 1] ?? 0)}>
              <span className={styles.spreadLine}>
                <span>{copy.starsOnly(stars)}</span>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className={styles.spreadBar}>
                  <rect width={((spread[stars - 1] ?? 0) / count) * 100} height="8" className={styles.spreadFill} />
                </svg>
                <Text as="span" size="small" isTabular>
                  {spread[stars - 1] ?? 0}
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

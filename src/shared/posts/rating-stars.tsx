import StarIcon from 'lucide-react/icons/star'
import { Icon } from '#src/design/icon/icon.tsx'
import * as styles from './reviews.css.ts'
import { reviewsCopy as copy } from './reviews.copy.ts'

/** Stars, named in words; a mean is rounded to whole stars and stands in figures beside them. */
export const RatingStars = ({ rating }: { rating: number }) => (
  <span className={styles.stars} role="img" aria-label={copy.stars(rating)}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Icon
        key={star}
        drawing={StarIcon}
        size="small"
        className={star <= Math.round(rating) ? styles.fullStar : styles.emptyStar}
      />
    ))}
  </span>
)

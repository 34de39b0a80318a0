import StarIcon from 'lucide-react/icons/star'
import { Icon } from '#src/design/icon/icon.tsx'
import { Text } from '#src/design/text/text.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import { agentCardCopy as copy } from './agent-card.copy.ts'
import * as styles from './agent-card.css.ts'

type Props = { summary: { count: number; rating?: number | null } }

/** The mean rating of an agent with how many reviews it is of. */
export function AgentRating({ summary: { count, rating } }: Props) {
  if (count === 0 || rating == null) {
    return (
      <Text size="small" tone="inkSoft">
        {copy.noReviews}
      </Text>
    )
  }
  return (
    <Text size="small" isTabular className={styles.rating}>
      <span className={styles.star}>
        <Icon drawing={StarIcon} size="small" />
      </span>
      <span aria-hidden="true">{copy.rating(rating)}</span>
      <VisuallyHidden>{copy.ratingInWords(rating)}</VisuallyHidden>
      <span>({copy.reviews(count)})</span>
    </Text>
  )
}

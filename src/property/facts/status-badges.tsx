import type { StatusLabelTone } from '#src/api/generated/graphql.ts'
import { badge } from '#src/design/recipes/badge.css.ts'
import * as styles from './status-badges.css.ts'

const looks: Record<StatusLabelTone, string> = {
  new: badge({ tone: 'new' }),
  underOffer: badge({ tone: 'underOffer' }),
  sold: badge({ tone: 'sold' }),
  leased: badge({ tone: 'leased' }),
  auction: badge({ tone: 'neutral' }),
  exclusive: badge({ tone: 'brand' }),
  removed: badge({ tone: 'neutral' }),
}

/** The words about a listing's state, the most important first. */
export function StatusBadges({ labels }: { labels: readonly { text: string; tone: StatusLabelTone }[] }) {
  if (labels.length === 0) return null
  return (
    <div className={styles.badges}>
      {labels.map(({ text, tone }) => (
        <span key={text} className={looks[tone]}>
          {text}
        </span>
      ))}
    </div>
  )
}

import type { StatusBadges_LabelFragment } from '#src/api/generated/graphql.ts'
import { badge } from '#src/design/badge/badge.css.ts'
import { listingCardCopy } from './listing-card.copy.ts'
import * as styles from './status-badges.css.ts'

type PromotedLabel = { text: string; tone: 'promoted' }

/** What somebody paid for, or staff chose, has a part in where it stands. */
export const PROMOTED: PromotedLabel = { text: listingCardCopy.promoted, tone: 'promoted' }

type Label = StatusBadges_LabelFragment | PromotedLabel

const badgeClasses: Record<Label['tone'], string> = {
  promoted: badge({ tone: 'neutral' }),
  new: badge({ tone: 'new' }),
  underOffer: badge({ tone: 'underOffer' }),
  sold: badge({ tone: 'sold' }),
  leased: badge({ tone: 'leased' }),
  auction: badge({ tone: 'neutral' }),
  exclusive: badge({ tone: 'brand' }),
  removed: badge({ tone: 'neutral' }),
}

/** The words about a listing's state, the most important first. */
export function StatusBadges({ labels }: { labels: readonly Label[] }) {
  if (labels.length === 0) return null
  return (
    <div className={styles.badges}>
      {labels.map(({ text, tone }) => (
        <span key={text} className={badgeClasses[tone]}>
          {text}
        </span>
      ))}
    </div>
  )
}

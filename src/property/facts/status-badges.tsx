import { Badge, type BadgeTone } from '#src/design/components/badge.tsx'
import { Inline } from '#src/design/components/stack.tsx'
import type { StatusLabelTone } from '#src/api/generated/graphql.ts'

const tones: Record<StatusLabelTone, BadgeTone> = {
  new: 'new',
  underOffer: 'underOffer',
  sold: 'sold',
  leased: 'leased',
  auction: 'neutral',
  exclusive: 'brand',
  removed: 'neutral',
}

/** The words about a listing's state, the most important first. */
export function StatusBadges({ labels }: { labels: readonly { text: string; tone: StatusLabelTone }[] }) {
  if (labels.length === 0) return null
  return (
    <Inline gap={4}>
      {labels.map(({ text, tone }) => (
        <Badge key={text} tone={tones[tone]}>
          {text}
        </Badge>
      ))}
    </Inline>
  )
}

import { FactList } from '#src/design/components/fact-list.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading } from '#src/design/components/text.tsx'
import { DayText } from './listing-facts.tsx'
import type { ListingDetails } from './listing-view.tsx'
import * as styles from './listing.css.ts'

const kinds = { listed: 'Listed', priceChanged: 'Price changed', sold: 'Sold', leased: 'Leased' } as const

/** What happened to the price, the newest first. */
export function PriceHistory({ events }: { events: ListingDetails['priceHistory'] }) {
  if (events.length === 0) return null
  return (
    <section className={styles.section}>
      <Stack gap={12}>
        <Heading level={2}>Price history</Heading>
        <FactList
          items={events.map(({ occurredOn, kind, priceDescription }) => ({
            term: `${kinds[kind]}: ${priceDescription}`,
            detail: <DayText date={occurredOn} />,
          }))}
        />
      </Stack>
    </section>
  )
}

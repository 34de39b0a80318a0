import { Heading } from '#src/design/components/text.tsx'
import { DayText } from './day-text.tsx'
import type { ListingDetails } from './listing-view.tsx'
import * as styles from './listing.css.ts'

const kinds = { listed: 'Listed', priceChanged: 'Price changed', sold: 'Sold', leased: 'Leased' } as const

/** What happened to the price, the newest first. */
export function PriceHistory({ events }: { events: ListingDetails['priceHistory'] }) {
  if (events.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>Price history</Heading>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Event</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {events.map(({ occurredOn, kind, priceDescription }) => (
            <tr key={occurredOn + kind}>
              <th scope="row">
                <DayText date={occurredOn} />
              </th>
              <td>{kinds[kind]}</td>
              <td>{priceDescription}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

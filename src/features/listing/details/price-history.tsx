import type { PriceHistory_EventFragment } from '#src/api/generated/graphql.ts'
import { Heading } from '#src/design/text/text.tsx'
import { DayText } from './day-text.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import { section } from '#src/features/listing/listing.css.ts'
import { table } from './tables.css.ts'

const copy = listingCopy.priceHistory

/** What happened to the price, the newest first. */
export function PriceHistory({ events }: { events: readonly PriceHistory_EventFragment[] }) {
  if (events.length === 0) return null
  return (
    <section className={section}>
      <Heading level={2}>{copy.title}</Heading>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{copy.date}</th>
            <th scope="col">{copy.event}</th>
            <th scope="col">{copy.price}</th>
          </tr>
        </thead>
        <tbody>
          {events.map(({ occurredOn, kind, priceDescription }) => (
            <tr key={occurredOn + kind}>
              <th scope="row">
                <DayText date={occurredOn} />
              </th>
              <td>{copy.kinds[kind]}</td>
              <td>{priceDescription}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

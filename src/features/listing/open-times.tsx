import CalendarPlusIcon from 'lucide-react/icons/calendar-plus'
import { type CalendarEventKind, calendarAddress } from '#domain/listing/calendar-address.ts'
import { ButtonLink } from '#src/design/components/button.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import type { ListingDetails } from './listing-view.tsx'
import * as styles from './listing.css.ts'
import { notInPrint } from './print.css.ts'

type Props = { listing: Pick<ListingDetails['summary'], 'canonicalUri' | 'inspections' | 'auction'> }

/** Coming inspections and the auction, in the property's own time, each with a file for the visitor's calendar. */
export function OpenTimes({ listing: { canonicalUri, inspections, auction } }: Props) {
  if (inspections.length === 0 && !auction) return null
  const title = inspections.length === 0 ? 'Auction' : auction ? 'Inspections and auction' : 'Inspections'
  return (
    <section className={styles.section}>
      <Heading level={2}>{title}</Heading>
      <ul className={styles.openTimes}>
        {inspections.map((inspection) => (
          <OpenTime key={inspection.startsAt} kind="inspection" address={canonicalUri} {...inspection} />
        ))}
        {auction && <OpenTime kind="auction" address={canonicalUri} {...auction} />}
      </ul>
      <Text size="small" tone="inkSoft">
        Times are local to the property.
      </Text>
    </section>
  )
}

type OpenTimeProps = {
  kind: CalendarEventKind
  address: string
  startsAt: string
  description: string
  place?: string | null
}

function OpenTime({ kind, address, startsAt, description, place }: OpenTimeProps) {
  const name = kind === 'auction' ? 'Auction' : 'Inspection'
  return (
    <li className={styles.openTime}>
      <div>
        <Text size="caption" tone="inkSoft">
          {name}
        </Text>
        <time dateTime={startsAt} className={styles.when}>
          {description}
        </time>
        {place && <Text size="small">{place}</Text>}
      </div>
      <ButtonLink
        href={calendarAddress(address, kind, startsAt)}
        download
        look="quiet"
        size="small"
        icon={CalendarPlusIcon}
        className={notInPrint}
        aria-label={`Add to calendar: ${name} ${description}`}
      >
        Add to calendar
      </ButtonLink>
    </li>
  )
}

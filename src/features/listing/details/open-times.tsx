import CalendarPlusIcon from 'lucide-react/icons/calendar-plus'
import { type CalendarEventKind, calendarUrl } from '#domain/listing/calendar-url.ts'
import type { OpenTimes_ListingFragment } from '#src/api/generated/graphql.ts'
import { ButtonLink } from '#src/design/button/button.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import * as styles from '#src/features/listing/listing.css.ts'
import { notInPrint } from '#src/features/listing/print.css.ts'

const copy = listingCopy.openTimes

type Props = { listing: OpenTimes_ListingFragment }

/** Coming inspections and the auction, in the property's own time, each with a file for the visitor's calendar. */
export function OpenTimes({ listing: { canonicalUri, inspections, auction } }: Props) {
  if (inspections.length === 0 && !auction) return null
  const title = inspections.length === 0 ? copy.auction : auction ? copy.both : copy.inspections
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
        {copy.timeZone}
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
  const name = copy[kind]
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
        href={calendarUrl(address, kind, startsAt)}
        download
        variant="quiet"
        size="small"
        icon={CalendarPlusIcon}
        className={notInPrint}
        aria-label={copy.addThisToCalendar(name, description)}
      >
        <span className={styles.besideDrawing}>{copy.addToCalendar}</span>
      </ButtonLink>
    </li>
  )
}

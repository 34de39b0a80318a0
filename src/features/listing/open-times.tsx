import CalendarIcon from 'lucide-react/icons/calendar'
import GavelIcon from 'lucide-react/icons/gavel'
import { Icon } from '#src/design/components/icon.tsx'
import { Inline, Stack } from '#src/design/components/stack.tsx'
import { Heading } from '#src/design/components/text.tsx'
import type { ListingDetails } from './listing-view.tsx'
import * as styles from './listing.css.ts'

type Props = Pick<ListingDetails['summary'], 'inspections' | 'auction'>

/** Coming inspections and the auction, in the property's own time. */
export function OpenTimes({ inspections, auction }: Props) {
  if (inspections.length === 0 && !auction) return null
  return (
    <section className={styles.section}>
      <Stack gap={12}>
        <Heading level={2}>{auction ? 'Inspections and auction' : 'Inspections'}</Heading>
        <Stack as="ul" gap={8}>
          {inspections.map(({ startsAt, description }) => (
            <Inline as="li" key={startsAt}>
              <Icon drawing={CalendarIcon} />
              <time dateTime={startsAt}>{description}</time>
            </Inline>
          ))}
          {auction && (
            <Inline as="li">
              <Icon drawing={GavelIcon} />
              <span>
                Auction <time dateTime={auction.startsAt}>{auction.description}</time>
                {auction.place && `, ${auction.place}`}
              </span>
            </Inline>
          )}
        </Stack>
      </Stack>
    </section>
  )
}

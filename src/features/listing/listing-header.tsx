import { formatDollars } from '#domain/price/dollars.ts'
import { Button } from '#src/design/components/button.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Inline, Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import CopyIcon from 'lucide-react/icons/copy'
import MapPinIcon from 'lucide-react/icons/map-pin'
import PrinterIcon from 'lucide-react/icons/printer'
import ShareIcon from 'lucide-react/icons/share-2'
import { RoomFacts } from '#src/property/facts/room-facts.tsx'
import { StatusBadges } from '#src/property/facts/status-badges.tsx'
import { DayText } from './day-text.tsx'
import type { ListingDetails } from './listing-view.tsx'
import * as styles from './listing.css.ts'
import { searchIn } from './search-in.ts'

/** What and where the home is, what it costs, and what can be done with its page. */
export function ListingHeader({ listing }: { listing: ListingDetails }) {
  const { summary } = listing
  return (
    <Stack gap={12}>
      <StatusBadges labels={summary.statusLabels} />
      <Heading level={1}>{summary.address.longAddress}</Heading>
      <div className={styles.price}>
        <Text size="title" weight="strong" isTabular>
          {summary.priceDetails.longDescription}
        </Text>
        <PriceConditions summary={summary} />
      </div>
      <div className={styles.roomFacts}>
        <RoomFacts {...summary.features} land={summary.landFeatures.landSizeDescription} />
      </div>
      <MarketNotice listing={listing} />
      <Inline className={styles.actions}>
        <Button look="secondary" size="small" icon={ShareIcon} data-action="share">
          Share
        </Button>
        {summary.location.latLong && (
          <Button look="secondary" size="small" icon={MapPinIcon} data-action="map" aria-haspopup="dialog">
            Map
          </Button>
        )}
        <Button look="secondary" size="small" icon={CopyIcon} data-action="copy">
          Copy address
        </Button>
        <Button look="secondary" size="small" icon={PrinterIcon} data-action="print">
          Print
        </Button>
      </Inline>
    </Stack>
  )
}

/** What stands beside the price: bond and availability of a rental, the day on which a home was sold or leased. */
function PriceConditions({ summary: { statusType, saleDetails, rentalDetails } }: Pick<ListingDetails, 'summary'>) {
  const isAvailable = statusType === 'available'
  return (
    <Inline as="ul" gap={16} className={styles.conditions}>
      {saleDetails?.soldOn && (
        <li>
          Sold <DayText date={saleDetails.soldOn} />
        </li>
      )}
      {rentalDetails?.leasedOn && (
        <li>
          Leased <DayText date={rentalDetails.leasedOn} />
        </li>
      )}
      {isAvailable && rentalDetails?.bond && <li>Bond {formatDollars(rentalDetails.bond)}</li>}
      {isAvailable && rentalDetails && <li>{rentalDetails.availableDescription}</li>}
    </Inline>
  )
}

/** What a visitor should know before reading on, and where to go instead. */
function MarketNotice({ listing: { summary, suburb } }: { listing: ListingDetails }) {
  const isSale = summary.listingType === 'sale'
  const mode = isSale ? 'buy' : 'rent'
  const others = (
    <Link href={searchIn(suburb.uri, mode)}>{`Homes for ${isSale ? 'sale' : 'rent'} in ${suburb.name}`}</Link>
  )
  return (
    <>
      {summary.statusType === 'completed' && (
        <p className={styles.notice}>
          This home is {isSale ? 'sold' : 'leased'}. {others}
        </p>
      )}
      {summary.isUnderOffer && (
        <p className={styles.notice}>
          {isSale ? 'The vendor is considering an offer.' : 'A deposit has been taken.'} You can still ask the agent.{' '}
          {others}
        </p>
      )}
      {summary.location.isHidden && (
        <p className={styles.notice}>The agent gives the street address on request. The map shows the suburb only.</p>
      )}
    </>
  )
}

import { formatDollars } from '#domain/price/dollars.ts'
import type { ListingHeader_ListingFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import CopyIcon from 'lucide-react/icons/copy'
import HeartIcon from 'lucide-react/icons/heart'
import MapPinIcon from 'lucide-react/icons/map-pin'
import PrinterIcon from 'lucide-react/icons/printer'
import ShareIcon from 'lucide-react/icons/share-2'
import { saveLabel } from '#src/shared/listing/heart.copy.ts'
import { heartInFlow } from '#src/shared/listing/heart.css.ts'
import { RoomFacts } from '#src/shared/listing/room-facts.tsx'
import { PROMOTED, StatusBadges } from '#src/shared/listing/status-badges.tsx'
import { DayText } from './day-text.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import * as styles from '#src/features/listing/listing.css.ts'
import { searchIn } from './search-in.ts'

const { header: copy, notices } = listingCopy

/** What and where the home is, what it costs, and what can be done with its page. */
export function ListingHeader({ listing }: { listing: ListingHeader_ListingFragment }) {
  const { summary } = listing
  return (
    <Stack gap={12}>
      <StatusBadges labels={summary.isBoosted ? [PROMOTED, ...summary.statusLabels] : summary.statusLabels} />
      <Heading level={1} className={styles.address}>
        {summary.address.longAddress}
      </Heading>
      {summary.building && (
        <Text>
          {copy.inBuilding} <Link href={summary.building.canonicalUri}>{summary.building.name}</Link>
        </Text>
      )}
      <div className={styles.price}>
        <Text size="title" weight="strong" isTabular>
          {summary.priceDetails.longDescription}
        </Text>
        <PriceConditions summary={summary} />
      </div>
      <div className={styles.roomFacts}>
        <RoomFacts features={summary.features} land={summary.landFeatures.landSizeDescription} />
      </div>
      <MarketNotice listing={listing} />
      <Inline className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          icon={HeartIcon}
          className={heartInFlow}
          data-deferred="heart"
          data-listing-id={summary.id}
          aria-label={saveLabel(summary.address.longAddress)}
        >
          <span data-when="open">{copy.save}</span>
          <span data-when="saved">{copy.saved}</span>
        </Button>
        <Button variant="secondary" size="small" icon={ShareIcon} data-action="share">
          {copy.share}
        </Button>
        {summary.location.latLong && (
          <Button variant="secondary" size="small" icon={MapPinIcon} data-action="map" aria-haspopup="dialog">
            {copy.map}
          </Button>
        )}
        <Button variant="secondary" size="small" icon={CopyIcon} data-action="copy">
          {copy.copyAddress}
        </Button>
        <Button variant="secondary" size="small" icon={PrinterIcon} data-action="print">
          {copy.print}
        </Button>
      </Inline>
    </Stack>
  )
}

/** What stands beside the price: bond and availability of a rental, the day on which a home was sold or leased. */
function PriceConditions({
  summary: { statusType, saleDetails, rentalDetails },
}: Pick<ListingHeader_ListingFragment, 'summary'>) {
  const isAvailable = statusType === 'available'
  return (
    <Inline as="ul" gap={16} className={styles.conditions}>
      {saleDetails?.soldOn && (
        <li>
          {copy.soldOn} <DayText date={saleDetails.soldOn} />
        </li>
      )}
      {rentalDetails?.leasedOn && (
        <li>
          {copy.leasedOn} <DayText date={rentalDetails.leasedOn} />
        </li>
      )}
      {isAvailable && rentalDetails?.bond && <li>{copy.bond(formatDollars(rentalDetails.bond))}</li>}
      {isAvailable && rentalDetails && <li>{rentalDetails.availableDescription}</li>}
    </Inline>
  )
}

/** What a visitor should know before reading on, and where to go instead. */
function MarketNotice({ listing: { summary, suburb } }: { listing: ListingHeader_ListingFragment }) {
  const isSale = summary.listingType === 'sale'
  const mode = isSale ? 'buy' : 'rent'
  const others = <Link href={searchIn(suburb.uri, mode)}>{notices.otherHomes(isSale, suburb.name)}</Link>
  return (
    <>
      {summary.statusType === 'completed' && (
        <p className={styles.notice}>
          {isSale ? notices.sold : notices.leased} {others}
        </p>
      )}
      {summary.isUnderOffer && (
        <p className={styles.notice}>
          {isSale ? notices.offerOnSale : notices.offerOnRental} {notices.canStillAsk} {others}
        </p>
      )}
      {summary.location.isHidden && <p className={styles.notice}>{notices.hiddenAddress}</p>}
    </>
  )
}

import type { Map as MapLibreMap } from 'maplibre-gl'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import XIcon from 'lucide-react/icons/x'
import { PinnedListingsDocument } from '#src/api/generated/documents/pinned-listings.ts'
import type { PinCard_ListingFragment, Pins_MarkerFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { CardLink } from '#src/design/card/card.tsx'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { Text } from '#src/design/text/text.tsx'
import { besideHideButton } from '#src/shared/listing/hidden/hide-button.css.ts'
import { HideButton } from '#src/shared/listing/hidden/hide-button.tsx'
import { Heart } from '#src/shared/listing/heart.tsx'
import { RoomFacts } from '#src/shared/listing/room-facts.tsx'
import { Photo } from '#src/shared/listing/photo.tsx'
import { PROMOTED, StatusBadges } from '#src/shared/listing/status-badges.tsx'
import type { MapPin } from './pin-clusters.ts'
import { pinsCopy as copy } from './pins.copy.ts'
import * as styles from './pin-card.css.ts'
import { useStandsBeside } from './stand-beside.ts'
import { useEscape } from '../use-escape.ts'

type Props = {
  map: MapLibreMap
  pin: Extract<MapPin<Pins_MarkerFragment>, { kind: 'place' }>
  showsHidden: boolean
  onClose: () => void
}

/** A place with more homes than this shows the first of them. */
const MOST_HOMES = 20

/** The homes at one point of the map, each a link to its page. Escape closes it and leaves the visitor on the map. */
export function PinCard({ map, pin, showsHidden, onClose }: Props) {
  const card = useRef<HTMLElement>(null)
  const listingIds = useMemo(() => pin.markers.slice(0, MOST_HOMES).map(({ id }) => id), [pin])
  const { data, error } = useDocumentQuery(PinnedListingsDocument, { listingIds })
  const listings = data?.listingsById
  useStandsBeside(map, pin.latLong, card)
  useEffect(() => card.current?.focus({ preventScroll: true }), [])
  const close = useCallback(() => {
    onClose()
    map.getCanvas().focus({ preventScroll: true })
  }, [map, onClose])
  useEscape(card, close)

  const isApproximate = pin.markers.some((marker) => marker.isApproximate)
  return (
    <section
      ref={card}
      tabIndex={-1}
      data-shows-hidden={showsHidden || undefined}
      className={styles.card}
      aria-label={pin.markers.length === 1 ? copy.homeOnMap : copy.homesAtOnePlace(pin.markers.length)}
    >
      <IconButton
        icon={XIcon}
        label={copy.close}
        size="small"
        variant="onPicture"
        className={styles.close}
        onClick={close}
      />
      <div className={styles.listings}>
        {isApproximate && (
          <Text size="caption" tone="inkSoft" className={styles.note}>
            {copy.roughlyHere}
          </Text>
        )}
        {error && <Text className={styles.note}>{copy.cardFailed}</Text>}
        {!error && !listings && <WaitingListing />}
        {listings?.map((listing) => (
          <Listing key={listing.id} listing={listing} isLarge={pin.markers.length === 1} />
        ))}
        {pin.markers.length > MOST_HOMES && (
          <Text size="small" className={styles.note}>
            {copy.moreInList(pin.markers.length - MOST_HOMES)}
          </Text>
        )}
      </div>
    </section>
  )
}

function Listing({ listing, isLarge }: { listing: PinCard_ListingFragment; isLarge: boolean }) {
  const { address, features, media } = listing
  const [photo] = media.photos
  const suburb = `${address.suburb}, ${address.stateCode} ${address.postcode}`
  const name = address.shortAddress === address.suburb ? suburb : `${address.shortAddress}, ${suburb}`
  return (
    <div className={isLarge ? styles.largeListing : styles.listing} data-listing-id={listing.id}>
      {photo && (
        <div className={styles.picture}>
          <Photo photo={photo} widths={[320, 640]} sizes="20rem" ratio="3:2" isDecorative />
        </div>
      )}
      <div className={styles.words}>
        {listing.isBoosted && <StatusBadges labels={[PROMOTED]} />}
        <Text weight="strong" isTabular className={besideHideButton}>
          {listing.priceDetails.shortDescription}
        </Text>
        <CardLink href={listing.canonicalUri}>{name}</CardLink>
        <RoomFacts features={features} land={listing.landFeatures.landSizeDescription} />
        <HideButton name={name} />
      </div>
      <span className={styles.heart}>
        <Heart listing={name} />
      </span>
    </div>
  )
}

const WaitingListing = () => (
  <div className={styles.largeListing} aria-busy="true">
    <Skeleton shape="block" ratio="3:2" />
    <div className={styles.words}>
      <Skeleton shape="line" width="half" />
      <Skeleton shape="line" width="most" />
    </div>
  </div>
)

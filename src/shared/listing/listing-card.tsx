import { shortDayText } from '#domain/time/written-day.ts'
import { useState } from 'react'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import type { ListingCard_ListingFragment } from '#src/api/generated/graphql.ts'
import { CardLink } from '#src/design/card/card.tsx'
import { Icon } from '#src/design/icon/icon.tsx'
import { SymbolIcon } from '#src/design/icon/icon-symbols.tsx'
import HouseIcon from 'lucide-react/icons/house'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import { aboveCardLink, card } from '#src/design/card/card.css.ts'
import { Link } from '#src/design/link/link.tsx'
import { heading, text } from '#src/design/text/text.css.ts'
import { besideHideButton } from '#src/shared/listing/hidden/hide-button.css.ts'
import { HideButton } from '#src/shared/listing/hidden/hide-button.tsx'
import { Heart } from './heart.tsx'
import { RoomFacts } from './room-facts.tsx'
import { PROMOTED, StatusBadges } from './status-badges.tsx'
import { Photo } from './photo.tsx'
import * as styles from './listing-card.css.ts'
import { listingCardCopy } from './listing-card.copy.ts'

const furtherPhotos = onIntent(() => import('./further-photos.tsx'))

type Props = {
  listing: ListingCard_ListingFragment
  headingLevel?: 2 | 3
  /** Whether its picture is in the first view, so that it is loaded before others. */
  isFirstInView?: boolean
  /** Whether what its agent paid for has a part in where it stands. */
  isPromoted?: boolean
  /** How wide its picture is, as `sizes` of an image, where a page shows too many cards for a browser to watch the width of each. */
  pictureWidth?: string | undefined
}

// A page shows the card many times: what is the same for each is worked out once.
const classes = {
  card: `${card({ isLinked: true })} ${styles.card}`,
  price: `${text({ size: 'lead', weight: 'strong', isTabular: true })} ${besideHideButton}`,
  address: heading({ size: 'small' }),
  building: `${text({ size: 'small' })} ${aboveCardLink} ${styles.building}`,
  type: `${text({ size: 'small', tone: 'inkSoft' })} ${styles.aboveLastLine}`,
}
const placeOfPhotos = {
  widths: [320, 640, 800],
  sizes: '(min-width: 961px) 400px, (min-width: 641px) 50vw, 100vw',
  // A card shows 640 or 800 pixels on 400: what is lost is too small to be seen, and it is two fifths of the bytes.
  quality: 60,
  ratio: '3:2',
  isDecorative: true,
} as const

/** A home in a list: picture, price, address, rooms, what comes next, who offers it. All of it is one link, but for its building. */
export function ListingCard({ listing, headingLevel = 2, isPromoted = false, ...picture }: Props) {
  const { address, building, features } = listing
  const addressText = addressLine(address)
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={classes.card} data-listing-id={listing.id} data-listed-at={listing.listedAt}>
      <div className={styles.picture}>
        <CardPicture listing={listing} {...picture} />
        <div className={styles.onPicture}>
          <StatusBadges labels={isPromoted ? [PROMOTED, ...listing.statusLabels] : listing.statusLabels} />
        </div>
      </div>
      <div className={styles.words}>
        <p className={classes.price}>{listing.priceDetails.shortDescription}</p>
        <Heading className={classes.address}>
          <CardLink href={listing.canonicalUri}>{addressText}</CardLink>
        </Heading>
        {building && (
          <Link href={building.canonicalUri} className={classes.building} isStandalone>
            {building.name}
          </Link>
        )}
        <RoomFacts features={features} land={listing.landFeatures.landSizeDescription} />
        <p className={classes.type}>
          {[propertyTypes[listing.propertyType].displayName, nextEvent(listing)].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.lastLine}>
          <span>{listing.agents.map(({ name }) => name).join(', ')}</span>
          <span>{listing.office.name}</span>
        </p>
        <HideButton name={addressText} />
      </div>
      <Heart listing={addressText} />
    </article>
  )
}

type PictureProps = Pick<Props, 'listing' | 'isFirstInView' | 'pictureWidth'>

/**
 * The first photo; the next ones, to be swiped or paged through, come when the visitor turns to them. They are a link to
 * the home for the pointer alone, for the card's own link says the same.
 */
function CardPicture({ listing, isFirstInView = false, pictureWidth }: PictureProps) {
  const [isAttended, setIsAttended] = useState(false)
  const further = useCodeOnIntent(furtherPhotos, isAttended)
  const { photoCount, photos } = listing.media
  const [photo, ...others] = photos
  if (!photo) {
    return (
      <div className={styles.noPhoto}>
        <Icon drawing={HouseIcon} size="huge" label={listingCardCopy.noPhotos} />
      </div>
    )
  }
  const attend = () => setIsAttended(others.length > 0)
  return (
    <>
      <a
        href={listing.canonicalUri}
        tabIndex={-1}
        aria-hidden="true"
        className={further ? `${styles.photos} ${styles.severalPhotos}` : styles.photos}
        // A card that is scrolled under a still pointer is entered, but the pointer does not move over it.
        onPointerMove={attend}
        onTouchStart={attend}
      >
        <Photo
          {...placeOfPhotos}
          photo={photo}
          isPriority={isFirstInView}
          sizes={pictureWidth ?? placeOfPhotos.sizes}
          isWidthKnown={pictureWidth !== undefined}
        />
        {further && <further.default photos={others} place={placeOfPhotos} />}
      </a>
      {further && <further.PhotoArrows />}
      <span className={styles.photoCount}>
        <SymbolIcon name="camera" size="small" />
        {photoCount}
        <VisuallyHidden>{` ${listingCardCopy.photos(photoCount)}`}</VisuallyHidden>
      </span>
    </>
  )
}

/** The street with its suburb; the suburb once where the street address is hidden. */
function addressLine({ shortAddress, suburb, stateCode, postcode }: ListingCard_ListingFragment['address']): string {
  const place = `${suburb}, ${stateCode} ${postcode}`
  return shortAddress === suburb ? place : `${shortAddress}, ${place}`
}

function nextEvent(listing: ListingCard_ListingFragment): string | null {
  if (listing.auction) return `Auction ${listing.auction.description}`
  const [inspection] = listing.inspections
  if (inspection) return `Open ${inspection.description}`
  const soldOn = listing.saleDetails?.soldOn
  if (soldOn) return `Sold ${shortDayText(soldOn)}`
  return listing.rentalDetails?.availableDescription ?? null
}

import { memo } from 'react'
import { shortDayText } from '#domain/time/written-day.ts'
import type { CollectionListing_ListingFragment } from '#src/api/generated/graphql.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { Text } from '#src/design/text/text.tsx'
import { ListingCard } from '#src/shared/listing/listing-card.tsx'
import type { ListingCollection, ListingParts } from './listing-collection.ts'
import { homeCopy as copy } from '../collection.copy.ts'
import * as styles from './collection.css.ts'
import { ListingRow } from './listing-row.tsx'

type Listing = CollectionListing_ListingFragment

type Props = {
  listing: Listing
  view: 'grid' | 'list'
  isFirstInView: boolean
  isGone: boolean
  isCompared: boolean
  /** Whether no further home can be compared. */
  isComparisonFull: boolean
  onCompare: (listingId: number, isCompared: boolean) => void
  collection: ListingCollection
  Parts: ListingParts | undefined
}

const KeptCard = memo(ListingCard)
/** In one, two or three columns (`collection.css.ts`). */
const PICTURE_WIDTH = '(min-width: 1090px) 390px, (min-width: 712px) 50vw, 100vw'

/** A collection may show hundreds of them: one that did not change is not rendered again. */
export const CollectionListing = memo(PlainCollectionListing)

/** A home of a collection: its card, what became of it, since when it is here, and what members say of it. */
function PlainCollectionListing({
  listing: savedListing,
  view,
  isFirstInView,
  isGone,
  collection,
  Parts,
  ...comparison
}: Props) {
  const { listing, listingId, addedAt, priceTextWhenAdded, changedPriceText } = savedListing
  const outcome = outcomeOf(listing)
  const { isCompared, isComparisonFull, onCompare } = comparison
  const adder = [collection.contributors.owner, ...collection.contributors.collaborators].find(
    (person) => person?.memberId === savedListing.memberIdWhoAdded,
  )
  const day = shortDayText(addedAt.slice(0, 10))
  return (
    <li className={styles.listing[view]} data-is-gone={isGone || undefined} data-shows-hidden>
      <div className={styles.card[view]}>
        {view === 'list' ? (
          <ListingRow listing={listing} />
        ) : (
          <KeptCard listing={listing} isFirstInView={isFirstInView} pictureWidth={PICTURE_WIDTH} />
        )}
      </div>
      <div className={styles.about}>
        {outcome && (
          <Text size="small" weight="strong">
            {outcome}
          </Text>
        )}
        {changedPriceText !== null && (
          <Text size="small" weight="strong">
            {copy.priceChanged(priceTextWhenAdded, changedPriceText)}
          </Text>
        )}
        <Text size="small" tone="inkSoft">
          {adder ? copy.addedBy(adder.name, day) : copy.added(day)}
        </Text>
        {!isGone && (
          <CheckboxField
            label={copy.compare}
            aria-label={copy.compareHome(listing.address.shortAddress)}
            checked={isCompared}
            disabled={isComparisonFull && !isCompared}
            onChange={({ currentTarget: { checked } }) => onCompare(listingId, checked)}
          />
        )}
        {Parts && <Parts listing={savedListing} collection={collection} isGone={isGone} />}
      </div>
    </li>
  )
}

/** What became of a home that is off the market. */
function outcomeOf({ statusType, listingType, saleDetails, rentalDetails }: Listing['listing']): string | null {
  if (statusType === 'removed') return copy.withdrawn
  if (statusType === 'available') return null
  const day = listingType === 'sale' ? saleDetails?.soldOn : rentalDetails?.leasedOn
  const text = day ? shortDayText(day) : null
  return listingType === 'sale' ? copy.sold(text) : copy.leased(text)
}

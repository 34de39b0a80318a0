import type { CollectionListing_ListingFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import type { ListingCollection } from './listing-collection.ts'
import { useChangeOf, useCollectionCommands } from '../changes/collection-changes.provider.tsx'
import { homeCopy as copy } from '../collection.copy.ts'
import * as styles from './collection.css.ts'
import { useListingCommands } from './listing-changes.ts'
import { OwnNote } from './own-note.tsx'
import { Reactions } from './reactions.tsx'

type Props = { listing: CollectionListing_ListingFragment; collection: ListingCollection; isGone: boolean }

/** What whoever takes part can say of a home and do with it. */
export function MemberListing({ listing: savedListing, collection, isGone }: Props) {
  const { listingId, listing } = savedListing
  const { change } = useListingCommands()
  const { shortAddress } = listing.address
  const place = { listingId, collectionId: collection.id }
  if (isGone) {
    return (
      <Inline gap={12} role="status">
        <Text size="small">{copy.removed(shortAddress)}</Text>
        <Button size="small" variant="secondary" onClick={() => change({ kind: 'save', ...place })}>
          {copy.putBack}
        </Button>
      </Inline>
    )
  }
  return (
    <>
      <Reactions listing={savedListing} collection={collection} />
      <OwnNote listing={savedListing} />
      <div className={styles.quietButtons}>
        <CoverButton listingId={listingId} address={shortAddress} collection={collection} />
        <Button
          size="small"
          variant="quiet"
          aria-label={copy.removeHome(shortAddress)}
          onClick={() => change({ kind: 'remove', ...place })}
        >
          {copy.remove}
        </Button>
      </div>
    </>
  )
}

type CoverProps = { listingId: number; address: string; collection: ListingCollection }

function CoverButton({ listingId, address, collection: { id, name, role, coverListingId } }: CoverProps) {
  const { request } = useCollectionCommands()
  const { kind } = useChangeOf(id)
  if (role !== 'owner' && role !== 'manager') return null
  const isCover = coverListingId === listingId
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={copy.coverOf(address)}
      aria-pressed={isCover}
      disabled={kind !== null}
      onClick={() => request({ kind: 'chooseCover', id, name, listingId })}
    >
      {isCover ? copy.isCover : copy.asCover}
    </Button>
  )
}

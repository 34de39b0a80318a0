import type { CreatedCollection } from '#machines/pending-collection/pending-collection.machine.ts'
import { Link } from '#src/design/link/link.tsx'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { hidePageNotice, showPageNotice } from '#src/shared/page/page-notice.tsx'
import { showSavedNotice } from '../heart/saved-notice.tsx'
import { pendingCopy as copy } from './pending.copy.ts'

/** Says where the homes are now. */
export function showHandedOver(collection: CreatedCollection, surroundings: Pick<IslandContext, 'execute'>): void {
  const [listingId, ...others] = collection.listingIds
  if (listingId !== undefined && others.length === 0)
    return showSavedNotice({ listingId, collectionId: collection.id, ...collection }, surroundings)
  showPageNotice({
    tone: 'success',
    children: (
      <>
        {copy.handedOver(collection.listingIds.length, collection.name)}
        <Link href={collection.path} isStandalone onClick={hidePageNotice}>
          {copy.show}
        </Link>
      </>
    ),
  })
}

export const showFailure = (reason: 'UNREACHABLE' | 'REFUSED'): void =>
  showPageNotice({
    tone: 'danger',
    children: (
      <>
        {copy.failed[reason]}
        <Link href="/collections" isStandalone onClick={hidePageNotice}>
          {copy.collections}
        </Link>
      </>
    ),
  })

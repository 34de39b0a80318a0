import { hasClaim } from '#domain/permissions/claims.ts'
import {
  type CollectionRight,
  type CollectionRole,
  collectionRoleOf,
  hasCollectionRight,
} from '#domain/permissions/collections.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { Actor, CollectionView } from './collection-record.ts'
import type { FoundCollection } from './collection-store.queries.ts'

/** Cover photos that are answered where a call does not say how many. */
const COVER_PHOTOS = 3

/** A member as collections know them. */
export const actorOf = ({ memberId, claims }: CallingMember): Actor => ({
  memberId,
  canManageAny: hasClaim(claims, 'collections_permission', 'CanManageAny'),
})

/** A collection as somebody may see it; null where it is deleted, or private and somebody else's (docs/product.md, section 15.27). */
export function viewFor({ collection, own }: FoundCollection, actor: Actor | null): CollectionView | null {
  const role = collection.deletedAt === null ? roleOf({ collection, own }, actor) : null
  return role === null ? null : { collection, role, own, memberId: actor?.memberId ?? null, imageCount: COVER_PHOTOS }
}

/** What somebody may do with a collection, deleted or not; null for nothing at all. */
export const roleOf = ({ collection, own }: FoundCollection, actor: Actor | null): CollectionRole | null =>
  collectionRoleOf(collection, {
    isOwner: own?.isOwner ?? false,
    isContributor: own !== null,
    canManageAny: actor?.canManageAny ?? false,
  })

/** Throws NOT_FOUND with this message where there is nothing to see, and FORBIDDEN where it may only be seen. */
export function requireRight(
  found: FoundCollection | undefined,
  actor: Actor,
  { right, message }: { right: CollectionRight; message: string },
): CollectionView {
  const view = found === undefined ? null : viewFor(found, actor)
  if (view === null) throw new PortalError('NOT_FOUND', message)
  if (!hasCollectionRight(view.role, actor.canManageAny, right)) throw new PortalError('FORBIDDEN', message)
  return view
}

/** Whether somebody sees who takes part and what they say: all but readers. */
export const seesInside = ({ role }: Pick<CollectionView, 'role'>): boolean => role !== 'reader'

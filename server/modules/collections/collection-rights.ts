import { hasClaim } from '#domain/permissions/claims.ts'
import type { CollectionRole } from '#server/generated/schema-types.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { Actor, CollectionView } from './collection-record.ts'
import type { FoundCollection } from './collection-store.queries.ts'

/** Cover photos that are answered where a call does not say how many. */
const COVER_PHOTOS = 3

/** What somebody does with a collection: reads it, adds and removes homes, changes it as a whole, or takes part in person. */
export type Right = 'read' | 'fill' | 'manage' | 'takePart'

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
export function roleOf({ collection, own }: FoundCollection, actor: Actor | null): CollectionRole | null {
  if (own !== null) return own.isOwner ? 'owner' : 'collaborator'
  if (actor?.canManageAny === true) return 'manager'
  return collection.isPublic ? 'reader' : null
}

/** Throws NOT_FOUND with this message where there is nothing to see, and FORBIDDEN where it may only be seen. */
export function requireRight(
  found: FoundCollection | undefined,
  actor: Actor,
  { right, message }: { right: Right; message: string },
): CollectionView {
  const view = found === undefined ? null : viewFor(found, actor)
  if (view === null) throw new PortalError('NOT_FOUND', message)
  if (!hasRight(view, actor, right)) throw new PortalError('FORBIDDEN', message)
  return view
}

function hasRight({ role, own }: CollectionView, actor: Actor, right: Right): boolean {
  switch (right) {
    case 'read':
      return true
    case 'fill':
      return own !== null || actor.canManageAny
    case 'manage':
      return role === 'owner' || actor.canManageAny
    case 'takePart':
      return own !== null
  }
}

/** Whether somebody sees who takes part and what they say: all but readers. */
export const seesInside = ({ role }: Pick<CollectionView, 'role'>): boolean => role !== 'reader'

export type CollectionRole = 'owner' | 'collaborator' | 'manager' | 'reader'

/** What somebody does with a collection: reads it, adds and removes homes, changes it as a whole, or takes part in person. */
export type CollectionRight = 'read' | 'fill' | 'manage' | 'takePart'

/** How somebody is related to a collection; staff may manage any. */
type Relation = { isOwner: boolean; isContributor: boolean; canManageAny: boolean }

/** What somebody is in a collection; null where it is not there for them (docs/product.md, section 15.27). */
export function collectionRoleOf(
  { isPublic }: { isPublic: boolean },
  { isOwner, isContributor, canManageAny }: Relation,
): CollectionRole | null {
  if (isOwner) return 'owner'
  if (isContributor) return 'collaborator'
  if (canManageAny) return 'manager'
  return isPublic ? 'reader' : null
}

/** Staff may do all but take part. */
export function hasCollectionRight(role: CollectionRole, canManageAny: boolean, right: CollectionRight): boolean {
  const takesPart = role === 'owner' || role === 'collaborator'
  return {
    read: true,
    fill: takesPart || canManageAny,
    manage: role === 'owner' || canManageAny,
    takePart: takesPart,
  }[right]
}

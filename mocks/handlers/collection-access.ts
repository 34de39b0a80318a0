import { hasClaim } from '#domain/permissions/claims.ts'
import { Refusal } from '../refusal.ts'
import type { CollectionRecord, ContributorRecord } from '../world/collections.ts'
import type { MemberRecord } from '../world/members.ts'
import type { World } from '../world/world.ts'

export type CollectionRole = 'owner' | 'collaborator' | 'manager' | 'reader'

/** A collection with what the one who asks may do with it. */
export type OpenCollection = { collection: CollectionRecord; role: CollectionRole; caller: MemberRecord | null }

/** Those that were not deleted. */
export const livingCollections = ({ collections }: World): CollectionRecord[] =>
  collections.getAll().filter(({ deletedAt }) => deletedAt === null)

/** The owner first, then the others in the order in which they came. */
export const contributorsOf = ({ contributors }: World, { id, ownerId }: CollectionRecord): ContributorRecord[] =>
  contributors
    .getAll()
    .filter(({ collectionId }) => collectionId === id)
    .toSorted(
      (left, right) =>
        Number(right.memberId === ownerId) - Number(left.memberId === ownerId) ||
        left.joinedAt.getTime() - right.joinedAt.getTime() ||
        left.memberId - right.memberId,
    )

export const isManager = (caller: MemberRecord | null): boolean =>
  hasClaim(caller?.claims ?? null, 'collections_permission', 'CanManageAny')

/** What somebody may do with a collection; null when it is not there for them. */
export function roleIn(world: World, collection: CollectionRecord, caller: MemberRecord | null): CollectionRole | null {
  if (caller !== null) {
    if (collection.ownerId === caller.id) return 'owner'
    if (contributorsOf(world, collection).some(({ memberId }) => memberId === caller.id)) return 'collaborator'
    if (isManager(caller)) return 'manager'
  }
  return collection.isPublic ? 'reader' : null
}

/** Refuses with NOT_FOUND a collection that is not there for the one who asks. */
export function openCollection(
  world: World,
  { collectionId, caller, message }: { collectionId: string; caller: MemberRecord; message: string },
): OpenCollection {
  const collection = livingCollections(world).find(({ id }) => String(id) === collectionId)
  const role = collection === undefined ? null : roleIn(world, collection, caller)
  if (collection === undefined || role === null) throw new Refusal('NOT_FOUND', message)
  return { collection, role, caller }
}

/** What somebody does with a collection: adds and removes homes, changes it as a whole, or takes part in person. */
export type CollectionRight = 'fill' | 'manage' | 'takePart'

/** Refuses with FORBIDDEN who may see a collection but not do this with it. Staff may do all but take part. */
export function requireRight({ role, caller }: OpenCollection, right: CollectionRight, message: string): void {
  const takesPart = role === 'owner' || role === 'collaborator'
  const isAllowed = {
    fill: takesPart || isManager(caller),
    manage: role === 'owner' || isManager(caller),
    takePart: takesPart,
  }
  if (!isAllowed[right]) throw new Refusal('FORBIDDEN', message)
}

/** Changes a collection, or what belongs to it. */
export function touch({ collections, now }: World, { id }: CollectionRecord, change: Partial<CollectionRecord> = {}) {
  collections.updateMany({ where: { id: { equals: id } }, data: { ...change, modifiedAt: now } })
}

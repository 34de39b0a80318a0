import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, requireShort, requireWithin } from '../refusal.ts'
import { type CollectionInviteRecord, type CollectionRecord, keyOf } from '../world/collections.ts'
import type { MemberRecord } from '../world/members.ts'
import type { World } from '../world/world.ts'
import { contributorsOf, isManager, livingCollections, roleIn } from './collection-access.ts'
import { homesOf } from './collection-homes.ts'
import { collectionView } from './collection-view.ts'
import { callerOf } from './identity/mock-sessions.ts'

const MOST_IMAGES = 10
const MOST_ASKED = 200

/** Collections as the member that the headers of a request speak for may see them. */
export const collectionQueries = ({ world }: MockPortal, headers: Headers) => ({
  collections({ username, imageCount }: { username: string; imageCount: number }) {
    const caller = requireCaller(world, headers)
    requireWithin('imageCount', imageCount, 0, MOST_IMAGES)
    const member = readableMember(world, caller, username)
    const view = (collection: CollectionRecord) => {
      const role = roleIn(world, collection, caller) ?? 'reader'
      return collectionView(world, { collection, role, caller }, imageCount)
    }
    const [own, shared] = [true, false].map((isOwn) =>
      collectionsOf(world, member.id)
        .filter(({ ownerId }) => (ownerId === member.id) === isOwn)
        .map(view),
    )
    return { results: own, shared, lastUsedId: lastUsedId(world, member.id) }
  },

  collection({ uri }: { uri: string }) {
    const caller = callerOf(world, headers)?.member ?? null
    const collection = livingCollections(world).find((each) => each.uri === uri)
    const role = collection === undefined ? null : roleIn(world, collection, caller)
    return collection === undefined || role === null ? null : collectionView(world, { collection, role, caller })
  },

  collectionInvitations() {
    const caller = requireCaller(world, headers)
    return openInvites(world)
      .filter((invite) => isFor(invite, caller))
      .filter(
        ({ collectionId }) => !world.contributors.getAll().some(({ key }) => key === keyOf(collectionId, caller.id)),
      )
      .map((invite) => invitationView(world, invite, caller))
  },

  collectionInvitation({ uniqueIdentifier }: { uniqueIdentifier: string }) {
    const caller = callerOf(world, headers)?.member ?? null
    const invite = openInvites(world).find((each) => each.uniqueIdentifier === uniqueIdentifier)
    return invite === undefined ? null : invitationView(world, invite, caller)
  },

  savedListings({ listingIds }: { listingIds?: number[] | null }) {
    const caller = requireCaller(world, headers)
    if (listingIds != null) requireShort('listingIds', listingIds, MOST_ASKED)
    const saved = collectionsOf(world, caller.id).flatMap((collection) =>
      homesOf(world, collection).map(({ listing }) => ({ listingId: listing.id, collectionId: collection.id })),
    )
    const asked = saved.filter(({ listingId }) => listingIds == null || listingIds.includes(listingId))
    return [...Map.groupBy(asked, ({ listingId }) => listingId)]
      .map(([listingId, places]) => ({
        listingId,
        collectionIds: places
          .map(({ collectionId }) => collectionId)
          .sort((left, right) => left - right)
          .map(String),
      }))
      .sort((left, right) => left.listingId - right.listingId)
  },
})

/** Refuses nobody with UNAUTHENTICATED. */
export function requireCaller(world: World, headers: Headers, message = 'Please log in first.'): MemberRecord {
  const caller = callerOf(world, headers)?.member
  if (caller === undefined) throw new Refusal('UNAUTHENTICATED', message)
  return caller
}

/** The member of a name: oneself, for staff anybody. */
function readableMember({ members }: World, caller: MemberRecord, username: string): MemberRecord {
  const member = members.getAll().find((each) => each.username === username.toLowerCase())
  if (member?.id !== caller.id && !isManager(caller)) {
    throw new Refusal('FORBIDDEN', collectionErrors.otherMember, 'username')
  }
  if (member === undefined) throw new Refusal('NOT_FOUND', 'There is no member of this name.', 'username')
  return member
}

/** Own and shared, the one that was changed last first. */
const collectionsOf = (world: World, memberId: number): CollectionRecord[] =>
  livingCollections(world)
    .filter((collection) => contributorsOf(world, collection).some((each) => each.memberId === memberId))
    .toSorted((left, right) => right.modifiedAt.getTime() - left.modifiedAt.getTime() || right.id - left.id)

function lastUsedId(world: World, memberId: number): string | null {
  const living = new Set(livingCollections(world).map(({ id }) => id))
  const used = world.contributors
    .getAll()
    .filter((each) => each.memberId === memberId && living.has(each.collectionId))
    .flatMap(({ collectionId, lastUsedAt }) => (lastUsedAt === null ? [] : [{ collectionId, lastUsedAt }]))
    .toSorted(
      (left, right) => right.lastUsedAt.getTime() - left.lastUsedAt.getTime() || right.collectionId - left.collectionId,
    )
  return used[0] === undefined ? null : String(used[0].collectionId)
}

/** Those that can still be accepted, the latest first. */
export function openInvites(world: World): CollectionInviteRecord[] {
  const living = new Set(livingCollections(world).map(({ id }) => id))
  return world.collectionInvites
    .getAll()
    .filter(({ collectionId }) => living.has(collectionId))
    .filter(({ status, expiresAt }) => status === 'pending' && expiresAt > world.now)
    .toSorted((left, right) => right.invitedAt.getTime() - left.invitedAt.getTime() || right.id - left.id)
}

/** Whether it was sent to the confirmed email address of a member. */
export const isFor = ({ email }: CollectionInviteRecord, caller: MemberRecord | null): boolean =>
  caller !== null && caller.isEmailConfirmed && caller.email === email

function invitationView(world: World, invite: CollectionInviteRecord, caller: MemberRecord | null) {
  const { collectionId, inviterId, uniqueIdentifier, expiresAt } = invite
  const collection = livingCollections(world).find(({ id }) => id === collectionId)
  if (collection === undefined) throw new Refusal('NOT_FOUND', collectionErrors.confirmInvite)
  return {
    collectionId: String(collectionId),
    collectionName: collection.name,
    inviterName: world.members.getAll().find(({ id }) => id === inviterId)?.name ?? '',
    listingCount: homesOf(world, collection).length,
    uniqueIdentifier,
    expiresAt: expiresAt.toISOString(),
    isForYou: isFor(invite, caller),
  }
}

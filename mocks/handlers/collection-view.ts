import type { CollectionFilter } from '#domain/collections/collection-filter.ts'
import { collectionUrl } from '#domain/collections/collection-url.ts'
import { AVATAR_SIZE_LARGE, IMAGE_DEVICE_PIXEL_RATIO } from '#domain/lookups/limits.ts'
import { requireWithin } from '../refusal.ts'
import type { CollectionInviteRecord, ContributorRecord } from '../world/collections.ts'
import type { MemberRecord } from '../world/members.ts'
import type { World } from '../world/world.ts'
import { contributorsOf, type OpenCollection } from './collection-access.ts'
import { type CollectionSort, fittingHomes, homesOf, homeView, sortedHomes } from './collection-homes.ts'
import { avatarOf } from './person-avatar.ts'

const LARGEST_TAKE = 100
const LARGEST_SKIP = 10_000

type Part = { sortBy: CollectionSort; only: CollectionFilter; paging: { skip: number; take: number } }

/** A collection as the contract shows it to the one who opened it. */
export function collectionView(world: World, open: OpenCollection, imageCount = 3) {
  const { collection, role, caller } = open
  const { id, uri, name, isPublic, createdAt, modifiedAt } = collection
  const own = contributorsOf(world, collection).find(({ memberId }) => memberId === caller?.id)
  const homes = homesOf(world, collection)
  return {
    id: String(id),
    uri,
    name,
    canonicalUri: collectionUrl(collection),
    isPublic,
    visibility: isPublic ? 'PUBLIC' : 'PRIVATE',
    role,
    createdOn: createdAt.toISOString(),
    modifiedOn: modifiedAt.toISOString(),
    pendingInvites: () =>
      role === 'owner' || role === 'manager' ? pendingInvites(world, id).map(inviteView(world)) : [],
    coverPhotos: () => coverPhotos(world, open, imageCount),
    coverListingId: homes.some(({ listing }) => listing.id === collection.coverListingId)
      ? collection.coverListingId
      : null,
    listingCount: homes.length,
    listingIds: homes.map(({ listing }) => listing.id),
    listings({ sortBy, only, paging }: Part) {
      requireWithin('take', paging.take, 1, LARGEST_TAKE)
      requireWithin('skip', paging.skip, 0, LARGEST_SKIP)
      const fitting = fittingHomes(world, open, only)
      const order = sortBy === 'reactions' && role === 'reader' ? 'added' : sortBy
      const part = sortedHomes(world, fitting, order).slice(paging.skip, paging.skip + paging.take)
      return { total: fitting.length, paging, results: part.map((home) => homeView(world, open, home)) }
    },
    contributors: () => contributorsView(world, open),
    isTellingByEmail: own?.isTellingByEmail ?? false,
    isTellingByPush: own?.isTellingByPush ?? false,
  }
}

/** The first photo of each home, the chosen one first. */
function coverPhotos(world: World, { collection }: OpenCollection, count: number) {
  const isCover = (id: number) => Number(id === collection.coverListingId)
  return homesOf(world, collection)
    .toSorted((left, right) => isCover(right.listing.id) - isCover(left.listing.id))
    .flatMap(({ listing }) => listing.photos.slice(0, 1))
    .slice(0, count)
}

function contributorsView(world: World, { collection, role }: OpenCollection) {
  const shown = contributorsOf(world, collection).filter(({ isNamed }) => isNamed || role !== 'reader')
  const views = (isOwner: boolean) =>
    shown
      .filter(({ memberId }) => (memberId === collection.ownerId) === isOwner)
      .flatMap((contributor) => memberView(world, contributor))
  return { owner: views(true)[0] ?? null, collaborators: views(false) }
}

function memberView(world: World, { memberId, isNamed }: ContributorRecord) {
  const member = world.members.getAll().find(({ id }) => id === memberId)
  if (member === undefined) return []
  return [{ memberId, username: member.username, name: member.name, avatar: avatarPhoto(world, member), isNamed }]
}

const AVATAR_PIXELS = AVATAR_SIZE_LARGE * IMAGE_DEVICE_PIXEL_RATIO

/** The picture that somebody chose; a default one is none. */
function avatarPhoto({ agents }: World, member: MemberRecord) {
  const avatar = avatarOf({ member, agent: agents.getAll().find(({ id }) => id === member.agentId) })
  if (avatar === null || avatar.isDefault) return null
  const { identifier, version } = avatar
  return { identifier, version, caption: member.name, width: AVATAR_PIXELS, height: AVATAR_PIXELS }
}

/** Those that were not answered, in the order in which they were first sent; what is too old too. */
export const pendingInvites = ({ collectionInvites }: World, id: number): CollectionInviteRecord[] =>
  collectionInvites
    .getAll()
    .filter(({ collectionId, status }) => collectionId === id && status === 'pending')
    .toSorted((left, right) => left.id - right.id)

const inviteView =
  ({ now }: World) =>
  ({ email, invitedAt, expiresAt }: CollectionInviteRecord) => ({
    email,
    invitedAt: invitedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
  })

import { isoInZone } from '#domain/time/iso-in-zone.ts'
import { type CollectionFilter, doesListingFit, ofContributors } from '#domain/collections/collection-filter.ts'
import { collectionUrl } from '#domain/collections/collection-url.ts'
import { changedPrice, priceWhenAdded } from '#domain/collections/saved-price.ts'
import { AVATAR_SIZE_LARGE, IMAGE_DEVICE_PIXEL_RATIO } from '#domain/lookups/limits.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import {
  type CollectionRight,
  type CollectionRole,
  collectionRoleOf,
  hasCollectionRight,
} from '#domain/permissions/collections.ts'
import { pageOf, type Paging, Refusal, required } from '../refusal.ts'
import { comingInspections, zoneOf } from '../search/listing-facts.ts'
import { falling, firstOf, rising } from '../search/order.ts'
import {
  type CollectionInviteRecord,
  type CollectionListingRecord,
  type CollectionReactionRecord,
  type CollectionRecord,
  type ContributorRecord,
  keyOf,
} from '../world/collections.ts'
import type { MemberRecord } from '../world/members.ts'
import type { ListingRecord } from '../world/records.ts'
import { find, findAll, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { listingSummary } from './listing-summary.ts'
import { avatarOf, personOfMember } from './people.ts'
import { requireCaller } from './sessions.ts'

/** A collection with what the one who asks may do with it. */
export type OpenCollection = { collection: CollectionRecord; role: CollectionRole; caller: MemberRecord | null }

/** The owner first, then the others in the order in which they came. */
export const contributorsOf = ({ contributors }: World, { id, ownerId }: CollectionRecord): ContributorRecord[] =>
  findAll(contributors, { collectionId: id }).toSorted(
    (left, right) =>
      Number(right.memberId === ownerId) - Number(left.memberId === ownerId) ||
      left.joinedAt.getTime() - right.joinedAt.getTime() ||
      left.memberId - right.memberId,
  )

export const isManager = (caller: MemberRecord | null): boolean =>
  hasClaim(caller?.claims ?? null, 'collections_permission', 'CanManageAny')

/** A collection as somebody may see it; null when it is not there for them. */
export function openFor(
  world: World,
  collection: CollectionRecord | undefined,
  caller: MemberRecord | null,
): OpenCollection | null {
  if (collection === undefined || collection.deletedAt !== null) return null
  const memberId = caller?.id ?? 0
  const role = collectionRoleOf(collection, {
    isOwner: collection.ownerId === memberId,
    isContributor: find(world.contributors, { collectionId: collection.id, memberId }) !== undefined,
    canManageAny: isManager(caller),
  })
  return role && { collection, role, caller }
}

/** Refuses with NOT_FOUND a collection that is not there for the one who asks, and with FORBIDDEN what they may not do with it. */
export function openCollection(
  world: World,
  headers: Headers,
  { collectionId, right, message }: { collectionId: string; right: CollectionRight; message: string },
): OpenCollection & { caller: MemberRecord } {
  const caller = requireCaller(world, headers, message)
  const known = world.collections.getAll().find(({ id }) => String(id) === collectionId)
  const opened = required(openFor(world, known, caller), message)
  if (hasCollectionRight(opened.role, isManager(caller), right)) return { ...opened, caller }
  throw new Refusal('FORBIDDEN', message)
}

export const touch = ({ collections, now }: World, { id }: CollectionRecord, change: Partial<CollectionRecord> = {}) =>
  update(collections, { id }, { ...change, modifiedAt: now })

/** A home of a collection: since when it is there, and the home itself. */
type CollectedListing = { entry: CollectionListingRecord; listing: ListingRecord }
type Sort = 'added' | 'nextInspection' | 'priceHighToLow' | 'priceLowToHigh' | 'reactions'
type Part = { sortBy: Sort; only: CollectionFilter; paging: Paging }

/** Those that were added last first. */
export function listingsOf({ collectionListings, listings }: World, { id }: CollectionRecord): CollectedListing[] {
  const known = new Map(listings.getAll().map((listing) => [listing.id, listing]))
  return findAll(collectionListings, { collectionId: id })
    .toSorted((left, right) => right.position - left.position)
    .flatMap((entry) => {
      const listing = known.get(entry.listingId)
      return listing === undefined ? [] : [{ entry, listing }]
    })
}

/** Those that fit a filter, as the one who asks may see them. */
function fittingListings(world: World, { collection, role, caller }: OpenCollection, only: CollectionFilter) {
  if (ofContributors.has(only) && role === 'reader') return []
  return listingsOf(world, collection).filter(({ entry, listing }) => {
    const facts = {
      isOwn: entry.memberId === caller?.id,
      isLikedByAll: isLikedByAll(world, collection, entry),
      isAvailable: listing.statusType === 'available',
      inspectionStarts: startsOf(world, listing),
    }
    return doesListingFit(facts, only, world.now.getTime())
  })
}

const startsOf = ({ now }: World, listing: ListingRecord): number[] =>
  (listing.statusType === 'available' ? comingInspections(listing, now) : []).map(({ startsAt }) => startsAt.getTime())

/** In another order; those that were added last first where it does not decide. */
function sortedListings(world: World, listings: readonly CollectedListing[], sortBy: Sort): CollectedListing[] {
  // A figure that is withheld orders nothing.
  const figureOf = ({ isPriceWithheld }: ListingRecord, price: number | null) => (isPriceWithheld ? null : price)
  const orders = {
    added: [],
    priceLowToHigh: [rising<CollectedListing>(({ listing }) => figureOf(listing, listing.priceFrom))],
    priceHighToLow: [falling<CollectedListing>(({ listing }) => figureOf(listing, listing.priceTo))],
    reactions: [falling<CollectedListing>(({ entry }) => likesOf(world, entry).length)],
    nextInspection: [
      rising<CollectedListing>(
        ({ listing }) => startsOf(world, listing).sort((left, right) => left - right)[0] ?? null,
      ),
    ],
  }
  return listings.toSorted(firstOf(orders[sortBy]))
}

/** What those who take part say of a home, the oldest first; what was taken back says nothing. */
export const reactionsTo = (
  { collectionReactions, contributors }: World,
  { collectionId, listingId }: CollectionListingRecord,
): CollectionReactionRecord[] =>
  findAll(collectionReactions, { collectionId, listingId })
    .filter(({ memberId }) => find(contributors, { collectionId, memberId }) !== undefined)
    .filter(({ reactionType, comment }) => reactionType !== null || comment !== '')
    .toSorted((left, right) => left.modifiedAt.getTime() - right.modifiedAt.getTime() || left.memberId - right.memberId)

const likesOf = (world: World, entry: CollectionListingRecord) =>
  reactionsTo(world, entry).filter(({ reactionType }) => reactionType === 'like')

function isLikedByAll(world: World, collection: CollectionRecord, entry: CollectionListingRecord): boolean {
  const count = contributorsOf(world, collection).length
  return count > 1 && count === likesOf(world, entry).length
}

/** What a member keeps of a home; nothing in version 0 before the first time. */
export const noteOf = ({ listingNotes }: World, memberId: number, listingId: number) =>
  find(listingNotes, { key: keyOf(memberId, listingId) }) ?? { note: '', stage: null, modifiedAt: null, version: 0 }

export function noteView(world: World, memberId: number, listingId: number) {
  const { note, stage, modifiedAt, version } = noteOf(world, memberId, listingId)
  return { listingId, note, stage, modifiedAt: modifiedAt?.toISOString() ?? null, version }
}

/** A home of a collection as the one who asks may see it: a reader is told nothing of who takes part. */
export function listingView(
  world: World,
  { collection, role, caller }: OpenCollection,
  { entry, listing }: CollectedListing,
) {
  const isReader = role === 'reader'
  return {
    listingId: listing.id,
    listing: () => listingSummary(world, listing),
    memberIdWhoAdded: isReader ? null : entry.memberId,
    addedAt: isoInZone(entry.addedAt, zoneOf(world, listing)),
    priceTextWhenAdded: priceWhenAdded(entry, listing),
    changedPriceText: changedPrice(entry, listing),
    reactions: (isReader ? [] : reactionsTo(world, entry)).map(({ memberId, modifiedAt, ...said }) => ({
      ...said,
      userId: memberId,
      modifiedAt: modifiedAt.toISOString(),
    })),
    isLikedByAll: !isReader && isLikedByAll(world, collection, entry),
    ownNote: caller === null ? null : noteView(world, caller.id, listing.id),
  }
}

/** A collection as the contract shows it to the one who opened it. */
export function collectionView(world: World, open: OpenCollection, imageCount = 3) {
  const { role, caller } = open
  const collection = find(world.collections, { id: open.collection.id }) ?? open.collection
  const { id, uri, name, isPublic, createdAt, modifiedAt, coverListingId } = collection
  const own = find(world.contributors, { collectionId: id, memberId: caller?.id ?? 0 })
  const listings = listingsOf(world, collection)
  const isCover = ({ listing }: CollectedListing) => listing.id === coverListingId
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
      role === 'owner' || role === 'manager'
        ? pendingInvites(world, id).map((invite) => inviteView(world, invite))
        : [],
    // The first photo of each home, the chosen one first.
    coverPhotos: () =>
      listings
        .toSorted((left, right) => Number(isCover(right)) - Number(isCover(left)))
        .flatMap(({ listing }) => listing.photos.slice(0, 1))
        .slice(0, imageCount),
    coverListingId: listings.some(isCover) ? coverListingId : null,
    listingCount: listings.length,
    listingIds: listings.map(({ listing }) => listing.id),
    listings({ sortBy, only, paging }: Part) {
      const order = sortBy === 'reactions' && role === 'reader' ? 'added' : sortBy
      const fitting = sortedListings(world, fittingListings(world, open, only), order)
      return pageOf(fitting, paging, (listing) => listingView(world, open, listing))
    },
    contributors: () => contributorsView(world, open),
    isTellingByEmail: own?.isTellingByEmail ?? false,
    isTellingByPush: own?.isTellingByPush ?? false,
  }
}

function contributorsView(world: World, { collection, role }: OpenCollection) {
  const shown = contributorsOf(world, collection).filter(({ isNamed }) => isNamed || role !== 'reader')
  const views = shown.flatMap(({ memberId, isNamed }) => {
    const person = personOfMember(world, memberId)
    if (!person?.member) return []
    const { username, name } = person.member
    const avatar = avatarOf(person)
    // A default picture is none.
    return { memberId, username, name, avatar: avatar?.isDefault === false ? photoOf(avatar, name) : null, isNamed }
  })
  const isOwner = ({ memberId }: { memberId: number }) => memberId === collection.ownerId
  return { owner: views.find(isOwner) ?? null, collaborators: views.filter((view) => !isOwner(view)) }
}

const AVATAR_PIXELS = AVATAR_SIZE_LARGE * IMAGE_DEVICE_PIXEL_RATIO

const photoOf = ({ identifier, version }: { identifier: string; version: number }, caption: string) => ({
  identifier,
  version,
  caption,
  width: AVATAR_PIXELS,
  height: AVATAR_PIXELS,
})

/** Those that were not answered, in the order in which they were first sent; what is too old too. */
export const pendingInvites = ({ collectionInvites }: World, collectionId: number): CollectionInviteRecord[] =>
  findAll(collectionInvites, { collectionId, status: 'pending' }).toSorted((left, right) => left.id - right.id)

const inviteView = ({ now }: World, { email, invitedAt, expiresAt }: CollectionInviteRecord) => ({
  email,
  invitedAt: invitedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isExpired: expiresAt <= now,
})

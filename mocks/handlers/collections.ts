import { collectionErrors as errors } from '#domain/collections/collection-errors.copy.ts'
import {
  canChangeAtOnce,
  COLLECTION_UNDO_TIME,
  LONGEST_COLLECTION_NAME,
  LONGEST_COMMENT,
  LONGEST_NOTE,
  MOST_COLLECTION_LISTINGS,
  MOST_COLLECTIONS,
} from '#domain/collections/collection-limits.ts'
import { collectionNameOf } from '#domain/collections/collection-name.ts'
import { shownPrice } from '#domain/collections/saved-price.ts'
import type { CollectionRight } from '#domain/permissions/collections.ts'
import { printableText } from '#domain/text/plain-text.ts'
import type { MockPortal } from '../portal.ts'
import { checkedKey, Refusal, required } from '../refusal.ts'
import { type CollectionRecord, keyOf, type ListingStage, type ReactionType } from '../world/collections.ts'
import type { MemberRecord } from '../world/members.ts'
import { find, findAll, nextId, remove, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import {
  collectionView,
  listingsOf,
  listingView,
  isManager,
  noteOf,
  noteView,
  openCollection,
  type OpenCollection,
  openFor,
  touch,
} from './collection-view.ts'
import { listingById } from './listings.ts'
import { callerOf, requireCaller } from './sessions.ts'

/** Collections as the member that the headers of a request speak for may see them. */
export const collectionQueries = ({ world }: MockPortal, headers: Headers) => ({
  collections({ username, imageCount }: { username: string; imageCount: number }) {
    const caller = requireCaller(world, headers)
    const { id } = readableMember(world, caller, username)
    const all = collectionsOf(world, id).flatMap((collection) => openFor(world, collection, caller) ?? [])
    const [results, shared] = [true, false].map((isOwn) =>
      all
        .filter(({ collection }) => (collection.ownerId === id) === isOwn)
        .map((opened) => collectionView(world, opened, imageCount)),
    )
    return { results, shared, lastUsedId: lastUsedId(world, id) }
  },
  collection({ uri }: { uri: string }) {
    const opened = openFor(world, find(world.collections, { uri }), callerOf(world, headers))
    return opened && collectionView(world, opened)
  },
  savedListings({ listingIds }: { listingIds?: number[] | null }) {
    const caller = requireCaller(world, headers)
    const saved = collectionsOf(world, caller.id).flatMap((collection) =>
      listingsOf(world, collection).map(({ listing }) => ({ listingId: listing.id, collectionId: collection.id })),
    )
    const asked = saved.filter(({ listingId }) => listingIds == null || listingIds.includes(listingId))
    return [...Map.groupBy(asked, ({ listingId }) => listingId)]
      .map(([listingId, places]) => ({
        listingId,
        collectionIds: places.map(({ collectionId }) => collectionId).sort((left, right) => left - right),
      }))
      .sort((left, right) => left.listingId - right.listingId)
  },
})

/** The member of a name: oneself, for staff anybody. */
function readableMember({ members }: World, caller: MemberRecord, username: string): MemberRecord {
  const member = find(members, { username: username.toLowerCase() })
  if (member?.id !== caller.id && !isManager(caller)) throw new Refusal('FORBIDDEN', errors.otherMember, 'username')
  return required(member, 'There is no member of this name.', 'username')
}

/** Own and shared, the one that was changed last first. */
const collectionsOf = (world: World, memberId: number): CollectionRecord[] =>
  findAll(world.contributors, { memberId })
    .flatMap(({ collectionId }) => find(world.collections, { id: collectionId, deletedAt: null }) ?? [])
    .toSorted((left, right) => right.modifiedAt.getTime() - left.modifiedAt.getTime() || right.id - left.id)

function lastUsedId(world: World, memberId: number): string | null {
  const [last] = findAll(world.contributors, { memberId })
    .filter(({ collectionId }) => find(world.collections, { id: collectionId, deletedAt: null }) !== undefined)
    .flatMap(({ collectionId, lastUsedAt }) => (lastUsedAt === null ? [] : [{ collectionId, lastUsedAt }]))
    .sort(
      (left, right) => right.lastUsedAt.getTime() - left.lastUsedAt.getTime() || right.collectionId - left.collectionId,
    )
  return last === undefined ? null : String(last.collectionId)
}

type ById = { collectionId: string }
type New = { name: string; isPublic: boolean; listingIds: number[]; idempotencyKey?: string | null }
type Edit = { name?: string | null; isPublic?: boolean | null; coverListingId?: number | null }
type Move = { username: string; listingId: number; addToCollectionIds: string[]; removeFromCollectionIds: string[] }
type Based = { baseVersion?: number | null }
type Reaction = Based & { comment: string; reactionType?: ReactionType | null }
type Note = Based & { note: string; stage?: ListingStage | null }

export const collectionMutations = ({ world }: MockPortal, headers: Headers) => {
  const open = (collectionId: string, right: CollectionRight, message: string) =>
    openCollection(world, headers, { collectionId, right, message })
  const shown = (opened: OpenCollection) => ({ collection: collectionView(world, opened) })
  const oneself = (username: string): MemberRecord => {
    const caller = requireCaller(world, headers, errors.update)
    if (caller.username === username.toLowerCase()) return caller
    throw new Refusal('FORBIDDEN', errors.otherMember, 'username')
  }
  return {
    addCollections({ username, items }: { username: string; items: New[] }) {
      const caller = oneself(username)
      const wanted = items.map((item) => {
        return { ...item, idempotencyKey: checkedKey(item.idempotencyKey), name: requireName(item.name) }
      })
      // What the same key made, even where it was deleted meanwhile.
      const made = wanted.map(
        (item) =>
          find(world.collections, { ownerId: caller.id, idempotencyKey: item.idempotencyKey }) ??
          create(world, caller, item),
      )
      return { items: made.map((collection) => collectionView(world, { collection, role: 'owner', caller })) }
    },
    updateCollection({ collectionId, editCollectionInput }: ById & { editCollectionInput: Edit }) {
      const opened = open(collectionId, 'manage', errors.update)
      const { name, isPublic, coverListingId } = editCollectionInput
      const isInside = listingsOf(world, opened.collection).some(({ listing }) => listing.id === coverListingId)
      const change = {
        ...(name == null ? {} : { name: requireName(name) }),
        ...(isPublic == null ? {} : { isPublic }),
        ...(coverListingId == null ? {} : { coverListingId }),
      }
      if (coverListingId != null && !isInside) throw new Refusal('BAD_INPUT', errors.cover, 'coverListingId')
      touch(world, opened.collection, change)
      return shown(opened)
    },
    deleteCollection({ collectionId }: ById) {
      const caller = requireCaller(world, headers, errors.delete)
      // A repeat after a lost answer ends as the first did.
      if (deletedOf(world, caller, collectionId) === undefined) {
        touch(world, open(collectionId, 'manage', errors.delete).collection, { deletedAt: world.now })
      }
      return { collectionId }
    },
    undoDeleteCollection({ collectionId }: ById) {
      const deleted = deletedOf(world, requireCaller(world, headers, errors.undo), collectionId)
      if (deleted !== undefined) {
        requireRoom(world, deleted.ownerId)
        touch(world, deleted, { deletedAt: null })
      }
      return shown(open(collectionId, 'manage', errors.undo))
    },
    updateListingInCollections({ username, listingId, addToCollectionIds, removeFromCollectionIds }: Move) {
      oneself(username)
      if (!canChangeAtOnce(addToCollectionIds, removeFromCollectionIds)) {
        throw new Refusal('BAD_INPUT', errors.atOnce(MOST_COLLECTIONS), 'addToCollectionIds')
      }
      const openAll = (ids: readonly string[]) => [...new Set(ids)].map((id) => open(id, 'fill', errors.update))
      const [additions, removals] = [openAll(addToCollectionIds), openAll(removeFromCollectionIds)]
      if (additions.length > 0) required(listingById(world, listingId), errors.update, 'listingId')
      for (const opened of additions) addListing(world, opened, listingId)
      for (const opened of removals) removeListing(world, opened, listingId)
      return { collections: [...additions, ...removals].map((opened) => collectionView(world, opened)) }
    },
  }
}

/** What a member says of a home to others, and what they keep for themselves. */
export const collectionReactionMutations = ({ world }: MockPortal, headers: Headers) => ({
  saveCollectionReaction(asked: ById & { listingId: number; input: Reaction }) {
    const { collectionId, listingId, input } = asked
    const opened = openCollection(world, headers, { collectionId, right: 'takePart', message: errors.react })
    const { collection, caller } = opened
    const saved = required(
      listingsOf(world, collection).find(({ listing }) => listing.id === listingId),
      errors.react,
    )
    const said = { reactionType: input.reactionType ?? null, comment: requireText(input.comment, 'comment') }
    const ids = { collectionId: collection.id, listingId, memberId: caller.id }
    const key = keyOf(collection.id, listingId, caller.id)
    const nothing = { reactionType: null, comment: '', version: 0 }
    const before = find(world.collectionReactions, { key }) ?? nothing
    // A repeat after a lost answer changes nothing, whatever it was made from.
    if (before.reactionType !== said.reactionType || before.comment !== said.comment) {
      // Where nothing is said, nothing can be lost, and readers are told of no version.
      if (before.reactionType !== null || before.comment !== '') requireVersion(input, before.version)
      const change = { ...said, modifiedAt: world.now, version: before.version + 1 }
      if (before.version === 0) world.collectionReactions.create({ key, ...ids, ...change })
      else update(world.collectionReactions, { key }, change)
      touch(world, collection)
    }
    return { listing: listingView(world, opened, saved) }
  },
  saveListingNote({ listingId, input }: { listingId: number; input: Note }) {
    const { id: memberId } = requireCaller(world, headers, errors.update)
    required(listingById(world, listingId), errors.noListing, 'listingId')
    const said = { note: requireText(input.note, 'note'), stage: input.stage ?? null }
    const before = noteOf(world, memberId, listingId)
    if (before.note !== said.note || before.stage !== said.stage) {
      requireVersion(input, before.version)
      const key = keyOf(memberId, listingId)
      const change = { ...said, modifiedAt: world.now, version: before.version + 1 }
      if (before.version === 0) world.listingNotes.create({ key, memberId, listingId, ...change })
      else update(world.listingNotes, { key }, change)
    }
    return { listingNote: noteView(world, memberId, listingId) }
  },
})

function requireName(text: string): string {
  const name = collectionNameOf(text)
  if (name !== null) return name
  throw new Refusal('BAD_INPUT', errors.name(LONGEST_COLLECTION_NAME), 'name')
}

function requireText(typed: string, field: 'comment' | 'note'): string {
  const longest = field === 'note' ? LONGEST_NOTE : LONGEST_COMMENT
  const text = printableText(typed, longest)
  if (text !== null) return text
  throw new Refusal('BAD_INPUT', errors[field](longest), field)
}

function requireVersion({ baseVersion }: Based, version: number): void {
  if (baseVersion != null && baseVersion !== version) throw new Refusal('CONFLICT', errors.changedMeanwhile)
}

function requireRoom({ collections }: World, ownerId: number): void {
  if (findAll(collections, { ownerId, deletedAt: null }).length < MOST_COLLECTIONS) return
  throw new Refusal('BAD_INPUT', errors.tooMany(MOST_COLLECTIONS))
}

function create(world: World, caller: MemberRecord, wanted: New & { idempotencyKey: string }): CollectionRecord {
  requireRoom(world, caller.id)
  const { name, isPublic, idempotencyKey, listingIds } = wanted
  const id = nextId(world.collections)
  const times = { createdAt: world.now, modifiedAt: world.now, deletedAt: null }
  const facts = { uri: uriOf(id), ownerId: caller.id, name, isPublic, coverListingId: null, idempotencyKey }
  const collection = world.collections.create({ id, ...facts, ...times })
  join(world, id, caller, true)
  for (const listingId of [...new Set(listingIds)].toReversed()) addListing(world, { collection, caller }, listingId)
  return collection
}

export const join = ({ contributors, now }: World, collectionId: number, { id }: MemberRecord, isNamed = false): void =>
  void contributors.create({
    key: keyOf(collectionId, id),
    collectionId,
    memberId: id,
    isNamed,
    isTellingByEmail: true,
    isTellingByPush: false,
    joinedAt: now,
    lastUsedAt: null,
  })

/** 12 letters and digits, as those of the world are. */
const uriOf = (id: number): string =>
  `made${id.toString(6).padStart(8, '0')}`.replaceAll(/\d/g, (digit) => String(Number(digit) + 2))

type Filled = { collection: CollectionRecord; caller: MemberRecord }

/** What is in it already stays as it is; what does not exist is passed over. */
function addListing(world: World, { collection, caller }: Filled, listingId: number): void {
  const listing = listingById(world, listingId)
  const listings = listingsOf(world, collection)
  if (listing === null || listings.some((saved) => saved.listing.id === listingId)) return
  if (listings.length >= MOST_COLLECTION_LISTINGS)
    throw new Refusal('BAD_INPUT', errors.isFull(MOST_COLLECTION_LISTINGS))
  const latest = Math.max(0, ...world.collectionListings.getAll().map(({ position }) => position))
  world.collectionListings.create({
    key: keyOf(collection.id, listingId),
    position: latest + 1,
    collectionId: collection.id,
    listingId,
    memberId: caller.id,
    addedAt: world.now,
    priceText: shownPrice(listing),
  })
  touch(world, collection)
  update(world.contributors, { key: keyOf(collection.id, caller.id) }, { lastUsedAt: world.now })
}

function removeListing(world: World, { collection }: Filled, listingId: number): void {
  const key = keyOf(collection.id, listingId)
  if (find(world.collectionListings, { key }) === undefined) return
  remove(world.collectionListings, { key })
  touch(world, collection, collection.coverListingId === listingId ? { coverListingId: null } : {})
}

/** One that was deleted within the last day, for who manages it. */
const deletedOf = ({ collections, now }: World, caller: MemberRecord, collectionId: string) =>
  collections.getAll().find(({ id, ownerId, deletedAt }) => {
    const isLater = deletedAt !== null && now.getTime() - deletedAt.getTime() < COLLECTION_UNDO_TIME
    return String(id) === collectionId && isLater && (ownerId === caller.id || isManager(caller))
  })

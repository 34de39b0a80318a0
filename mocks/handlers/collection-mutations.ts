import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import {
  COLLECTION_UNDO_TIME,
  LONGEST_COLLECTION_NAME,
  MOST_COLLECTION_LISTINGS,
  MOST_COLLECTIONS,
  MOST_FIRST_LISTINGS,
  MOST_NEW_COLLECTIONS,
} from '#domain/collections/collection-limits.ts'
import { collectionNameOf } from '#domain/collections/collection-name.ts'
import { listingPrice } from '#domain/price/listing-price.ts'
import type { MockPortal } from '../portal.ts'
import { checkedKey, Refusal, requireShort, requireWithin } from '../refusal.ts'
import { type CollectionRecord, keyOf } from '../world/collections.ts'
import type { MemberRecord } from '../world/members.ts'
import type { World } from '../world/world.ts'
import {
  isManager,
  livingCollections,
  type OpenCollection,
  openCollection,
  requireRight,
  touch,
} from './collection-access.ts'
import { homesOf } from './collection-homes.ts'
import { collectionView } from './collection-view.ts'
import { requireCaller } from './collections.ts'
import { listingById } from './listings.ts'

type ById = { collectionId: string }
type NewCollection = { name: string; isPublic: boolean; listingIds: number[]; idempotencyKey: string }
type AskedCollection = Omit<NewCollection, 'idempotencyKey'> & { idempotencyKey?: string | null }
type Edit = { name?: string | null; isPublic?: boolean | null; coverListingId?: number | null }
type Move = {
  username: string
  listingId: number
  addToCollectionIds: string[]
  removeFromCollectionIds: string[]
}

/** What a member does with their collections and the homes in them. */
export const collectionMutations = ({ world }: MockPortal, headers: Headers) => {
  const open = (collectionId: string, message: string): OpenCollection =>
    openCollection(world, { collectionId, caller: requireCaller(world, headers, message), message })
  const shown = ({ collection, role, caller }: OpenCollection) => ({
    collection: collectionView(world, { collection: currentOf(world, collection), role, caller }),
  })

  return {
    addCollections({ username, items }: { username: string; items: AskedCollection[] }) {
      const caller = requireOneself(world, headers, username)
      requireWithin('items', items.length, 1, MOST_NEW_COLLECTIONS)
      const wanted = items.map(requireNew)
      const made = wanted.map((item) => knownOf(world, caller, item.idempotencyKey) ?? create(world, caller, item))
      return { items: made.map((collection) => collectionView(world, { collection, role: 'owner', caller })) }
    },

    updateCollection({ collectionId, editCollectionInput }: ById & { editCollectionInput: Edit }) {
      const opened = open(collectionId, collectionErrors.update)
      requireRight(opened, 'manage', collectionErrors.update)
      const { name, isPublic, coverListingId } = editCollectionInput
      const change = {
        ...(name == null ? {} : { name: requireName(name) }),
        ...(isPublic == null ? {} : { isPublic }),
        ...(coverListingId == null ? {} : { coverListingId }),
      }
      if (coverListingId != null) requireInCollection(world, opened, coverListingId)
      touch(world, opened.collection, change)
      return shown(opened)
    },

    deleteCollection({ collectionId }: ById) {
      const caller = requireCaller(world, headers, collectionErrors.delete)
      // A repeat after a lost answer ends as the first did.
      if (deletedOf(world, caller, collectionId) !== undefined) return { collectionId }
      const opened = open(collectionId, collectionErrors.delete)
      requireRight(opened, 'manage', collectionErrors.delete)
      touch(world, opened.collection, { deletedAt: world.now })
      return { collectionId }
    },

    undoDeleteCollection({ collectionId }: ById) {
      const caller = requireCaller(world, headers, collectionErrors.undo)
      const deleted = deletedOf(world, caller, collectionId)
      if (deleted === undefined) {
        const opened = open(collectionId, collectionErrors.undo)
        requireRight(opened, 'manage', collectionErrors.undo)
        return shown(opened)
      }
      requireRoom(world, deleted.ownerId)
      touch(world, deleted, { deletedAt: null })
      return shown(open(collectionId, collectionErrors.undo))
    },

    updateListingInCollections({ username, listingId, ...move }: Move) {
      requireOneself(world, headers, username)
      const { addToCollectionIds, removeFromCollectionIds } = move
      requireShort('addToCollectionIds', [...addToCollectionIds, ...removeFromCollectionIds], MOST_COLLECTIONS)
      if (addToCollectionIds.some((id) => removeFromCollectionIds.includes(id))) {
        throw new Refusal('BAD_INPUT', 'A home is added or removed, not both.', 'addToCollectionIds')
      }
      const openAll = (ids: readonly string[]) =>
        [...new Set(ids)].map((id) => {
          const opened = open(id, collectionErrors.update)
          requireRight(opened, 'fill', collectionErrors.update)
          return opened
        })
      const [additions, removals] = [openAll(addToCollectionIds), openAll(removeFromCollectionIds)]
      if (additions.length > 0 && listingById(world, listingId) === null) {
        throw new Refusal('NOT_FOUND', collectionErrors.update, 'listingId')
      }
      for (const opened of additions) addHome(world, opened, listingId)
      for (const opened of removals) removeHome(world, opened, listingId)
      const all = new Map([...additions, ...removals].map((opened) => [opened.collection.id, opened]))
      return { collections: [...all.values()].map((opened) => shown(opened).collection) }
    },
  }
}

const currentOf = ({ collections }: World, collection: CollectionRecord): CollectionRecord =>
  collections.getAll().find(({ id }) => id === collection.id) ?? collection

/** The one who is logged in, by their own username. */
function requireOneself(world: World, headers: Headers, username: string): MemberRecord {
  const caller = requireCaller(world, headers, collectionErrors.update)
  if (caller.username === username.toLowerCase()) return caller
  throw new Refusal('FORBIDDEN', collectionErrors.otherMember, 'username')
}

function requireName(text: string): string {
  const name = collectionNameOf(text)
  if (name !== null) return name
  throw new Refusal('BAD_INPUT', collectionErrors.name(LONGEST_COLLECTION_NAME), 'name')
}

function requireNew({ name, isPublic, listingIds, idempotencyKey }: AskedCollection): NewCollection {
  requireShort('listingIds', listingIds, MOST_FIRST_LISTINGS)
  const key = checkedKey(idempotencyKey)
  return { name: requireName(name), isPublic, listingIds: [...new Set(listingIds)], idempotencyKey: key }
}

/** What the same key made, even where it was deleted meanwhile. */
const knownOf = ({ collections }: World, caller: MemberRecord, key: string): CollectionRecord | undefined =>
  collections.getAll().find(({ ownerId, idempotencyKey }) => ownerId === caller.id && idempotencyKey === key)

function requireRoom(world: World, memberId: number): void {
  if (livingCollections(world).filter(({ ownerId }) => ownerId === memberId).length < MOST_COLLECTIONS) return
  throw new Refusal('BAD_INPUT', collectionErrors.tooMany(MOST_COLLECTIONS))
}

function create(world: World, caller: MemberRecord, wanted: NewCollection): CollectionRecord {
  requireRoom(world, caller.id)
  const id = Math.max(0, ...world.collections.getAll().map((each) => each.id)) + 1
  const collection = world.collections.create({
    id,
    uri: uriOf(id),
    ownerId: caller.id,
    name: wanted.name,
    isPublic: wanted.isPublic,
    coverListingId: null,
    idempotencyKey: wanted.idempotencyKey,
    createdAt: world.now,
    modifiedAt: world.now,
    deletedAt: null,
  })
  world.contributors.create({
    key: keyOf(id, caller.id),
    collectionId: id,
    memberId: caller.id,
    isNamed: true,
    isTellingByEmail: true,
    isTellingByPush: false,
    joinedAt: world.now,
    lastUsedAt: null,
  })
  const opened: OpenCollection = { collection, role: 'owner', caller }
  for (const listingId of wanted.listingIds.toReversed()) addHome(world, opened, listingId)
  return collection
}

/** 12 letters and digits, as those of the world are. */
const uriOf = (id: number): string =>
  `made${id.toString(6).padStart(8, '0')}`.replaceAll(/\d/g, (digit) => String(Number(digit) + 2))

/** What is in it already stays as it is; what does not exist is passed over. */
function addHome(world: World, { collection, caller }: OpenCollection, listingId: number): void {
  const listing = listingById(world, listingId)
  const homes = homesOf(world, collection)
  if (caller === null || listing === null || homes.some((home) => home.listing.id === listingId)) return
  if (homes.length >= MOST_COLLECTION_LISTINGS) {
    throw new Refusal('BAD_INPUT', collectionErrors.isFull(MOST_COLLECTION_LISTINGS))
  }
  const latest = Math.max(0, ...world.collectionListings.getAll().map(({ position }) => position))
  world.collectionListings.create({
    key: keyOf(collection.id, listingId),
    position: latest + 1,
    collectionId: collection.id,
    listingId,
    memberId: caller.id,
    addedAt: world.now,
    priceText: listingPrice(listing).shortDescription,
  })
  touch(world, collection)
  const key = { where: { key: { equals: keyOf(collection.id, caller.id) } } }
  world.contributors.updateMany({ ...key, data: { lastUsedAt: world.now } })
}

function removeHome(world: World, { collection }: OpenCollection, listingId: number): void {
  const key = keyOf(collection.id, listingId)
  if (!world.collectionListings.getAll().some((each) => each.key === key)) return
  world.collectionListings.deleteMany({ where: { key: { equals: key } } })
  touch(world, collection, collection.coverListingId === listingId ? { coverListingId: null } : {})
}

/** Refuses a home that is not in the collection. */
function requireInCollection(world: World, { collection }: OpenCollection, listingId: number): void {
  if (homesOf(world, collection).some(({ listing }) => listing.id === listingId)) return
  throw new Refusal('BAD_INPUT', collectionErrors.cover, 'coverListingId')
}

/** One that was deleted within the last day, for who manages it. */
const deletedOf = (
  { collections, now }: World,
  caller: MemberRecord,
  collectionId: string,
): CollectionRecord | undefined =>
  collections
    .getAll()
    .find(
      ({ id, ownerId, deletedAt }) =>
        (ownerId === caller.id || isManager(caller)) &&
        String(id) === collectionId &&
        deletedAt !== null &&
        now.getTime() - deletedAt.getTime() < COLLECTION_UNDO_TIME,
    )

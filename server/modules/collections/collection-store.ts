import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import { COLLECTION_UNDO_TIME, MOST_COLLECTIONS } from '#domain/collections/collection-limits.ts'
import type { DayCountsServices } from '#server/modules/day-counts/day-counts-services.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { batched } from '#server/platform/work/batched.ts'
import { requireRight, roleOf, viewFor } from './collection-rights.ts'
import type {
  Actor,
  CollectionChange,
  CollectionsOfMember,
  CollectionView,
  NewCollection,
} from './collection-record.ts'
import {
  type AskedCollection,
  countOwned,
  findByIds,
  findByUris,
  findIdByKey,
  findLastUsedId,
  findOfMember,
  findOwnerId,
  type FoundCollection,
  insertCollection,
  lockByIds,
  lockMember,
  purgeCollections,
  setDeletedAt,
  touchCollections,
  updateCollection,
} from './collection-store.queries.ts'
import { inTurn, publishToContributors, type TurnParts } from './collection-turn.ts'
import { insertContributor, setLastUsed } from './contributors.queries.ts'
import { insertListings, isInCollection, savedIn } from './saved-listings.queries.ts'

/** Collections as a whole. What somebody may not see is as if it were not there; refusals are PortalErrors. */
export type CollectionStore = {
  byUri(actor: Actor | null, uri: string): Promise<CollectionView | null>
  byId(actor: Actor, id: number): Promise<CollectionView | null>
  /** Those of a member as the actor sees them; the one that was changed last first. */
  ofMember(actor: Actor, memberId: number): Promise<CollectionsOfMember>
  /** Makes collections, or answers those that the same keys made before. Throws BAD_INPUT where there is no room. */
  add(memberId: number, items: readonly NewCollection[]): Promise<CollectionView[]>
  change(actor: Actor, id: number, change: CollectionChange): Promise<CollectionView>
  /** Deletes a collection; one that was deleted within the last day stays so. */
  remove(actor: Actor, id: number): Promise<void>
  /** Brings back what was deleted within the last day. Throws NOT_FOUND, and BAD_INPUT where there is no room. */
  restore(actor: Actor, id: number): Promise<CollectionView>
  /** Removes what was deleted more than a day ago. */
  purge(): Promise<void>
}

export type CollectionStoreParts = TurnParts & DayCountsServices & { randomBytes: (count: number) => Uint8Array }

/** The collections in the database. */
export function collectionStore(parts: CollectionStoreParts): CollectionStore {
  const { database, clock, live } = parts
  const deletedAfter = () => new Date(clock().getTime() - COLLECTION_UNDO_TIME)

  const byUri = batched<AskedCollection, FoundCollection | null>((asked) => findByUris(database, asked))

  const viewOf = async (actor: Actor, id: number): Promise<CollectionView | null> => {
    const [found] = await findByIds(database, [id], actor.memberId)
    return found === undefined ? null : viewFor(found, actor)
  }

  /** One that the actor may manage, held; null where it was never there or is not deleted within the last day. */
  async function lockDeleted(actor: Actor, id: number) {
    const [found] = await lockByIds(database, [id], actor.memberId)
    const deletedAt = found?.collection.deletedAt ?? null
    if (found === undefined || deletedAt === null || deletedAt <= deletedAfter()) return null
    return actor.canManageAny || roleOf(found, actor) === 'owner' ? found : null
  }

  return {
    async byUri(actor, uri) {
      if (!isCollectionUri(uri)) return null
      const found = await byUri.load({ uri, memberId: actor?.memberId ?? null })
      return found === null ? null : viewFor(found, actor)
    },
    byId: viewOf,
    ofMember: (actor, memberId) => collectionsOfMember(parts, actor, memberId),
    add: (memberId, items) => addCollections(parts, memberId, items),
    change: (actor, id, change) =>
      inTurn(parts, { actor, id, right: 'manage', message: collectionErrors.update }, async (view, turn) => {
        const collection = { ...view.collection, ...change }
        const { coverListingId } = change
        if (coverListingId !== undefined && !(await isInCollection(database, id, coverListingId))) {
          throw new PortalError('BAD_INPUT', collectionErrors.cover, { field: 'coverListingId' })
        }
        await updateCollection(database, collection)
        turn.changed()
      }).then(() => present(viewOf(actor, id), collectionErrors.update)),
    remove: (actor, id) =>
      database.transaction(async () => {
        if ((await lockDeleted(actor, id)) !== null) return
        await inTurn(parts, { actor, id, right: 'manage', message: collectionErrors.delete }, async (_view, turn) => {
          await setDeletedAt(database, id, clock())
          turn.changed()
        })
      }),
    restore: (actor, id) =>
      database
        .transaction(async () => {
          const ownerId = (await findOwnerId(database, id)) ?? 0
          await lockMember(database, ownerId)
          if ((await lockDeleted(actor, id)) === null) {
            const [found] = await findByIds(database, [id], actor.memberId)
            return void requireRight(found, actor, { right: 'manage', message: collectionErrors.undo })
          }
          await requireRoom(parts, ownerId, 1)
          await setDeletedAt(database, id, null)
          await touchCollections(database, [id], clock())
          await publishToContributors({ database, live }, [id])
        })
        .then(() => present(viewOf(actor, id), collectionErrors.undo)),
    purge: () => purgeCollections(database, deletedAfter()),
  }
}

async function present(found: Promise<CollectionView | null>, message: string): Promise<CollectionView> {
  const view = await found
  if (view === null) throw new PortalError('NOT_FOUND', message)
  return view
}

async function collectionsOfMember(
  { database }: CollectionStoreParts,
  actor: Actor,
  memberId: number,
): Promise<CollectionsOfMember> {
  const found = await findOfMember(database, memberId)
  const ids = found.map(({ collection }) => collection.id)
  const owned = new Set(found.filter(({ own }) => own?.isOwner === true).map(({ collection }) => collection.id))
  // Somebody else's are seen as what the actor is in them.
  const seen = actor.memberId === memberId ? found : await findByIds(database, ids, actor.memberId)
  const byId = new Map(seen.map((each) => [each.collection.id, viewFor(each, actor)]))
  const views = ids.flatMap((id) => byId.get(id) ?? [])
  return {
    results: views.filter(({ collection }) => owned.has(collection.id)),
    shared: views.filter(({ collection }) => !owned.has(collection.id)),
    lastUsedId: await findLastUsedId(database, memberId),
  }
}

async function requireRoom({ database }: CollectionStoreParts, memberId: number, wanted: number): Promise<void> {
  if ((await countOwned(database, memberId)) + wanted <= MOST_COLLECTIONS) return
  throw new PortalError('BAD_INPUT', collectionErrors.tooMany(MOST_COLLECTIONS))
}

async function addCollections(
  parts: CollectionStoreParts,
  memberId: number,
  items: readonly NewCollection[],
): Promise<CollectionView[]> {
  const { database, live, dayCounts } = parts
  const ids = await database.transaction(async () => {
    if (!(await lockMember(database, memberId))) throw new PortalError('UNAUTHENTICATED', collectionErrors.update)
    const all: number[] = []
    const added: number[] = []
    const saved = new Set<number>()
    const listingIds = items.flatMap(({ listings }) => listings.map(({ listingId }) => listingId))
    const before = new Set((await savedIn(database, memberId, listingIds)).map(({ listingId }) => listingId))
    for (const item of items) {
      const known = await findIdByKey(database, memberId, item.idempotencyKey)
      if (known === null) {
        await requireRoom(parts, memberId, 1)
        const { id, listingIds: inIt } = await addCollection(parts, memberId, item)
        added.push(id)
        for (const listingId of inIt) if (!before.has(listingId)) saved.add(listingId)
      }
      all.push(known ?? added.at(-1) ?? 0)
    }
    if (added.length > 0) await publishToContributors({ database, live }, added)
    await dayCounts.record('counts.saved', [...saved], memberId)
    return all
  })
  const actor = { memberId, canManageAny: false }
  // What the same key made is answered even where it was deleted meanwhile, or handed on.
  const found = new Map((await findByIds(database, ids, memberId)).map((each) => [each.collection.id, each]))
  return ids.flatMap((id) => {
    const each = found.get(id)
    const view = each && viewFor({ ...each, collection: { ...each.collection, deletedAt: null } }, actor)
    return view ?? []
  })
}

const MOST_ATTEMPTS = 5

async function addCollection(
  { database, clock, randomBytes }: CollectionStoreParts,
  memberId: number,
  { listings, ...item }: NewCollection,
): Promise<{ id: number; listingIds: number[] }> {
  const now = clock()
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const uri = collectionUri(randomBytes)
    const id = await insertCollection(database, { ...item, uri, makerId: memberId, now })
    if (id === null) continue
    await insertContributor(database, { collectionId: id, memberId, isOwner: true, now })
    const listingIds = await insertListings(database, listings, { collectionId: id, memberId, now })
    if (listingIds.length > 0) await setLastUsed(database, [id], { memberId, now })
    return { id, listingIds }
  }
  throw new Error(`No name for the address of a collection was free after ${MOST_ATTEMPTS} attempts`)
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const LENGTH = 12

/** Makes what the address of a collection names it by: twelve of 32 letters and digits, from as many random bytes. */
const collectionUri = (randomBytes: (count: number) => Uint8Array): string =>
  [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** Whether a text can be one at all; the database takes no null character. */
const isCollectionUri = (text: string): boolean => /^[a-z2-7]{12}$/.test(text)

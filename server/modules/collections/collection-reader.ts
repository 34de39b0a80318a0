import type { Database } from '#server/platform/database/database.ts'
import { batched } from '#server/platform/work/batched.ts'
import {
  contributorsOf,
  countListings,
  listingNumbers,
  notesOn,
  pendingInvites,
  photographedListings,
  reactionsTo,
} from './collection-reader.queries.ts'
import { type AskedPage, countFitting, findListing, listingsOfPage } from './collection-listings.queries.ts'
import type {
  AskedListings,
  ContributorRow,
  InviteRow,
  NoteRow,
  ReactionRow,
  SavedListingRow,
} from './collection-record.ts'

/** What is in collections. Who may see it is decided by those who ask. */
export type CollectionReader = {
  listingCount(collectionId: number): Promise<number>
  /** Those that were added last first. */
  listingIds(collectionId: number): Promise<readonly number[]>
  /** Homes with a photo, those that were added last first. */
  photographed(collectionId: number, most: number): Promise<readonly number[]>
  /** The first to join first. */
  contributors(collectionId: number): Promise<readonly ContributorRow[]>
  invites(collectionId: number): Promise<readonly InviteRow[]>
  /** Of those who take part, the oldest first. */
  reactions(collectionId: number, listingId: number): Promise<readonly ReactionRow[]>
  /** An empty note of version 0 where the member keeps none. */
  note(memberId: number, listingId: number): Promise<NoteRow>
  fittingCount(collectionId: number, listings: AskedListings): Promise<number>
  page(collectionId: number, page: AskedPage): Promise<SavedListingRow[]>
  listing(collectionId: number, listingId: number): Promise<SavedListingRow | null>
}

type Pair = { first: number; second: number }
const pairKey = ({ first, second }: Pair): string => `${first} ${second}`

/** Reads what is in collections, for all that one answer shows together. */
export function collectionReader(database: Database): CollectionReader {
  const counts = batched<number, number>(async (ids) => {
    const rows = await countListings(database, [...new Set(ids)])
    const found = new Map(rows.map(({ collectionId, total }) => [collectionId, total]))
    return ids.map((id) => found.get(id) ?? 0)
  })
  const listingIdsOf = batched<number, readonly number[]>(async (ids) => {
    const rows = await listingNumbers(database, [...new Set(ids)])
    const found = new Map(rows.map(({ collectionId, listingIds }) => [collectionId, listingIds]))
    return ids.map((id) => found.get(id) ?? [])
  })
  const photographed = batched<Pair, readonly number[]>(async (asked) => {
    const most = Math.max(...asked.map(({ second }) => second))
    const rows = await photographedListings(database, [...new Set(asked.map(({ first }) => first))], most)
    const found = new Map(rows.map(({ collectionId, listingIds }) => [collectionId, listingIds]))
    return asked.map(({ first, second }) => (found.get(first) ?? []).slice(0, second))
  })
  const contributors = batched<number, readonly ContributorRow[]>(async (ids) => {
    const rows = Map.groupBy(await contributorsOf(database, [...new Set(ids)]), ({ collectionId }) => collectionId)
    return ids.map((id) => rows.get(id) ?? [])
  })
  const invites = batched<number, readonly InviteRow[]>(async (ids) => {
    const rows = Map.groupBy(await pendingInvites(database, [...new Set(ids)]), ({ collectionId }) => collectionId)
    return ids.map((id) => rows.get(id) ?? [])
  })
  const reactions = batched<Pair, readonly ReactionRow[]>(async (asked) => {
    const listings = distinct(asked).map(({ first, second }) => ({ collectionId: first, listingId: second }))
    const rows = Map.groupBy(await reactionsTo(database, listings), ({ collectionId, listingId }) =>
      pairKey({ first: collectionId, second: listingId }),
    )
    return asked.map((pair) => rows.get(pairKey(pair)) ?? [])
  })
  const notes = batched<Pair, NoteRow>(async (asked) => {
    const wanted = distinct(asked).map(({ first, second }) => ({ memberId: first, listingId: second }))
    const rows = await notesOn(database, wanted)
    const found = new Map(
      rows.map(({ memberId, ...note }) => [pairKey({ first: memberId, second: note.listingId }), note]),
    )
    return asked.map((pair) => found.get(pairKey(pair)) ?? noNote(pair.second))
  })
  return {
    listingCount: (id) => counts.load(id),
    listingIds: (id) => listingIdsOf.load(id),
    photographed: (first, second) => photographed.load({ first, second }),
    contributors: (id) => contributors.load(id),
    invites: (id) => invites.load(id),
    reactions: (first, second) => reactions.load({ first, second }),
    note: (first, second) => notes.load({ first, second }),
    fittingCount: (id, listings) => (listings.only === 'all' ? counts.load(id) : countFitting(database, id, listings)),
    page: (id, page) => listingsOfPage(database, id, page),
    listing: (id, listingId) => findListing(database, id, listingId),
  }
}

/** What is kept of a home of which nothing was written yet. */
const noNote = (listingId: number): NoteRow => ({ listingId, note: '', stage: null, modifiedAt: null, version: 0 })

const distinct = (pairs: readonly Pair[]): Pair[] => [
  ...new Map(pairs.map((pair) => [pairKey(pair), pair] as const)).values(),
]

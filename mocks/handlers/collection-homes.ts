import { type CollectionFilter, doesHomeFit, ofContributors } from '#domain/collections/collection-filter.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { listingPrice } from '#domain/price/listing-price.ts'
import { comingInspections } from '../search/listing-facts.ts'
import { falling, firstOf, rising } from '../search/order.ts'
import {
  type CollectionListingRecord,
  type CollectionReactionRecord,
  type CollectionRecord,
  keyOf,
  type ListingNoteRecord,
} from '../world/collections.ts'
import type { ListingRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { contributorsOf, type OpenCollection } from './collection-access.ts'
import { instantText, listingSummary } from './listing-summary.ts'
import { placeById } from './place-words.ts'

/** A home of a collection: since when it is there, and the home itself. */
export type CollectedHome = { entry: CollectionListingRecord; listing: ListingRecord }

export type CollectionSort = 'added' | 'priceLowToHigh' | 'priceHighToLow' | 'reactions' | 'nextInspection'

/** Those that were added last first. */
export function homesOf({ collectionListings, listings }: World, { id }: CollectionRecord): CollectedHome[] {
  const known = new Map(listings.getAll().map((listing) => [listing.id, listing]))
  return collectionListings
    .getAll()
    .filter(({ collectionId }) => collectionId === id)
    .toSorted((left, right) => right.position - left.position)
    .flatMap((entry) => {
      const listing = known.get(entry.listingId)
      return listing === undefined ? [] : [{ entry, listing }]
    })
}

/** Those that fit a filter, as the one who asks may see them. */
export function fittingHomes(
  world: World,
  { collection, role, caller }: OpenCollection,
  only: CollectionFilter,
): CollectedHome[] {
  if (ofContributors.has(only) && role === 'reader') return []
  return homesOf(world, collection).filter(({ entry, listing }) =>
    doesHomeFit(
      {
        isOwn: caller !== null && entry.memberId === caller.id,
        isLikedByAll: isLikedByAll(world, collection, entry),
        isAvailable: listing.statusType === 'available',
        inspectionStarts: inspectionsOf(world, listing).map(({ startsAt }) => startsAt.getTime()),
      },
      only,
      world.now.getTime(),
    ),
  )
}

/** In another order; those that were added last first where it does not decide. */
export function sortedHomes(world: World, homes: readonly CollectedHome[], sortBy: CollectionSort): CollectedHome[] {
  const likes = ({ entry }: CollectedHome) =>
    reactionsTo(world, entry).filter(({ reactionType }) => reactionType === 'like').length
  const nextInspection = ({ listing }: CollectedHome) => {
    const starts = inspectionsOf(world, listing).map(({ startsAt }) => startsAt.getTime())
    return starts.length === 0 ? null : Math.min(...starts)
  }
  const orders = {
    added: [],
    priceLowToHigh: [rising<CollectedHome>(({ listing }) => figureOf(listing, listing.priceFrom))],
    priceHighToLow: [falling<CollectedHome>(({ listing }) => figureOf(listing, listing.priceTo))],
    reactions: [falling<CollectedHome>(likes)],
    nextInspection: [rising<CollectedHome>(nextInspection)],
  }
  return homes.toSorted(firstOf(orders[sortBy]))
}

/** A figure that is withheld orders nothing. */
const figureOf = ({ isPriceWithheld }: ListingRecord, price: number | null): number | null =>
  isPriceWithheld ? null : price

const inspectionsOf = ({ now }: World, listing: ListingRecord) =>
  listing.statusType === 'available' ? comingInspections(listing, now) : []

/** What those who take part say of a home, the oldest first; what was taken back says nothing. */
export const reactionsTo = (
  { collectionReactions, contributors }: World,
  { collectionId, listingId }: CollectionListingRecord,
): CollectionReactionRecord[] =>
  collectionReactions
    .getAll()
    .filter((each) => contributors.getAll().some(({ key }) => key === keyOf(collectionId, each.memberId)))
    .filter((each) => each.collectionId === collectionId && each.listingId === listingId)
    .filter(({ reactionType, comment }) => reactionType !== null || comment !== '')
    .toSorted((left, right) => left.modifiedAt.getTime() - right.modifiedAt.getTime() || left.memberId - right.memberId)

type KeptNote = Pick<ListingNoteRecord, 'listingId' | 'note' | 'stage' | 'version'> & { modifiedAt: Date | null }

/** What a member keeps of a home; nothing in version 0 before the first time. */
export const noteOf = ({ listingNotes }: World, memberId: number, listingId: number): KeptNote =>
  listingNotes.getAll().find(({ key }) => key === keyOf(memberId, listingId)) ?? {
    listingId,
    note: '',
    stage: null,
    modifiedAt: null,
    version: 0,
  }

/** A home of a collection as the one who asks may see it: a reader is told nothing of who takes part. */
export function homeView(
  world: World,
  { collection, role, caller }: OpenCollection,
  { entry, listing }: CollectedHome,
) {
  const isReader = role === 'reader'
  const reactions = isReader ? [] : reactionsTo(world, entry)
  const zone = timeZoneOfPlace(placeById(world, listing.suburbId))
  return {
    listingId: entry.listingId,
    listing: () => listingSummary(world, listing),
    memberIdWhoAdded: isReader ? null : entry.memberId,
    addedAt: instantText(entry.addedAt, zone),
    priceTextWhenAdded: priceWhenAdded({ entry, listing }),
    changedPriceText: changedPrice({ entry, listing }),
    reactions: reactions.map(({ memberId, reactionType, comment, modifiedAt, version }) => ({
      userId: memberId,
      reactionType,
      comment,
      modifiedAt: modifiedAt.toISOString(),
      version,
    })),
    isLikedByAll: !isReader && isLikedByAll(world, collection, entry),
    ownNote: caller === null ? null : noteView(world, caller.id, listing),
  }
}

function isLikedByAll(world: World, collection: CollectionRecord, entry: CollectionListingRecord): boolean {
  const likes = reactionsTo(world, entry).filter(({ reactionType }) => reactionType === 'like')
  const contributors = contributorsOf(world, collection)
  return contributors.length > 1 && contributors.length === likes.length
}

/** The price as cards show it. */
const shownPrice = (listing: ListingRecord): string => listingPrice(listing).shortDescription

/** No figure is told of a home on the market whose price is withheld by now, not even an earlier one. */
export const priceWhenAdded = ({ entry, listing }: CollectedHome): string =>
  listing.isPriceWithheld && listing.statusType !== 'completed' ? shownPrice(listing) : entry.priceText

function changedPrice({ entry, listing }: CollectedHome): string | null {
  const isUntold = listing.isPriceWithheld || listing.statusType === 'removed'
  return isUntold || shownPrice(listing) === entry.priceText ? null : shownPrice(listing)
}

export function noteView(world: World, memberId: number, listing: ListingRecord) {
  const { note, stage, modifiedAt, version } = noteOf(world, memberId, listing.id)
  return { listingId: listing.id, note, stage, modifiedAt: modifiedAt?.toISOString() ?? null, version }
}

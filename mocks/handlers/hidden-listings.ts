import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { MOST_HIDDEN_LISTINGS } from '#domain/collections/collection-limits.ts'
import type { MockPortal } from '../portal.ts'
import { requireShort, requireWithin } from '../refusal.ts'
import { keyOf } from '../world/collections.ts'
import type { HiddenListingRecord } from '../world/own-listings.ts'
import type { World } from '../world/world.ts'
import { requireCaller } from './collections.ts'
import { instantText, listingSummary } from './listing-summary.ts'
import { listingById } from './listings.ts'
import { placeById } from './place-words.ts'

const LARGEST_TAKE = 100
const LARGEST_SKIP = 10_000

type Paging = { paging: { skip: number; take: number } }
type Numbers = { listingIds: number[] }

/** The homes that the member whom the headers speak for does not want to see. */
export const hiddenListingQueries = ({ world }: MockPortal, headers: Headers) => ({
  hiddenListings({ paging }: Paging) {
    const { id } = requireCaller(world, headers)
    requireWithin('take', paging.take, 1, LARGEST_TAKE)
    requireWithin('skip', paging.skip, 0, LARGEST_SKIP)
    const shown = hiddenBy(world, id).flatMap(({ listingId, hiddenAt }) => {
      const listing = listingById(world, listingId)
      return listing === null || listing.statusType === 'removed' ? [] : [{ listing, hiddenAt }]
    })
    const results = shown.slice(paging.skip, paging.skip + paging.take).map(({ listing, hiddenAt }) => ({
      listing: listingSummary(world, listing),
      hiddenAt: instantText(hiddenAt, timeZoneOfPlace(placeById(world, listing.suburbId))),
    }))
    return { total: shown.length, paging, results }
  },

  hiddenListingIds: () => idsHiddenBy(world, requireCaller(world, headers).id),
})

export const hiddenListingMutations = ({ world }: MockPortal, headers: Headers) => ({
  hideListings({ listingIds }: Numbers) {
    const { id: memberId } = requireCaller(world, headers)
    requireShort('listingIds', listingIds, MOST_HIDDEN_LISTINGS)
    const hidden = new Set(idsHiddenBy(world, memberId))
    for (const listingId of new Set(listingIds)) {
      if (hidden.has(listingId) || listingById(world, listingId) === null) continue
      const key = keyOf(memberId, listingId)
      world.hiddenListings.create({ key, memberId, listingId, hiddenAt: world.now })
    }
    show(world, hiddenBy(world, memberId).slice(MOST_HIDDEN_LISTINGS))
    return { hiddenListingIds: idsHiddenBy(world, memberId) }
  },

  showListings({ listingIds }: Numbers) {
    const { id } = requireCaller(world, headers)
    requireShort('listingIds', listingIds, MOST_HIDDEN_LISTINGS)
    show(
      world,
      hiddenBy(world, id).filter(({ listingId }) => listingIds.includes(listingId)),
    )
    return { hiddenListingIds: idsHiddenBy(world, id) }
  },
})

/** The one that was hidden last first. */
const hiddenBy = (world: World, memberId: number): HiddenListingRecord[] =>
  world.hiddenListings
    .getAll()
    .filter((each) => each.memberId === memberId && listingById(world, each.listingId) !== null)
    .toSorted((left, right) => right.hiddenAt.getTime() - left.hiddenAt.getTime() || right.listingId - left.listingId)

const idsHiddenBy = (world: World, memberId: number): number[] =>
  hiddenBy(world, memberId).map(({ listingId }) => listingId)

function show({ hiddenListings }: World, hidden: readonly HiddenListingRecord[]): void {
  for (const { key } of hidden) hiddenListings.deleteMany({ where: { key: { equals: key } } })
}

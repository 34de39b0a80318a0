import { isOnMarket, type MarketState } from '../listing/market-state.ts'
import type { FeedListing } from './feed-listing.ts'
import type { FeedOutcome } from './feed-outcome.ts'
import { listingTypeOf, type StatedListing, statedSoFar } from './stated-listing.ts'

/** What the portal has of a listing that uploads have named before. */
export type KnownFeedListing = {
  /** As the newest upload has it. */
  modifiedAt: Date
  stated: StatedListing
  /** Null where nothing was published. */
  listing: { listingType: 'sale' | 'rental'; state: MarketState } | null
}

/** What is done with a listing, in this order; `publish` brings it on the market with all that is stated but its pictures. */
const feedCommands = [
  ...(['withdraw', 'publish', 'address', 'agents', 'content', 'state', 'price', 'auction'] as const),
  ...(['inspections', 'photos', 'floorPlans'] as const),
]
export type FeedCommand = (typeof feedCommands)[number]

export type FeedDecision =
  | { outcome: Extract<FeedOutcome, 'refused'>; reason: string }
  | { outcome: Extract<FeedOutcome, 'ignoredAsOlder'> }
  | {
      outcome: Extract<FeedOutcome, 'accepted' | 'updated' | 'unchanged'>
      stated: StatedListing
      commands: readonly FeedCommand[]
      /** What the agency is told beside the outcome. */
      remark: string | null
    }

const MOST_AHEAD_MS = 24 * 60 * 60 * 1000

/** What a listing of a feed comes to, given what the portal has of it (docs/product.md, section 29). */
export function decideFeed(
  listing: FeedListing,
  known: KnownFeedListing | null,
  { modifiedAt, now }: { modifiedAt: Date; now: Date },
): FeedDecision {
  if (modifiedAt.getTime() > now.getTime() + MOST_AHEAD_MS)
    return { outcome: 'refused', reason: 'The modTime is more than a day ahead.' }
  if (known !== null && modifiedAt < known.modifiedAt) return { outcome: 'ignoredAsOlder' }
  const stated = statedSoFar(known?.stated ?? null, listing)
  const current = known?.listing ?? null
  if (known === null || current === null) return newListing(stated)
  const commands =
    current.listingType === listingTypeOf(stated)
      ? changesOf(stated, { ...known, listing: current })
      : otherMarket(stated, current.state)
  return { outcome: commands.length > 0 ? 'updated' : 'unchanged', stated, commands, remark: null }
}

function newListing(stated: StatedListing): FeedDecision {
  if (stated.status !== 'current') {
    const remark = 'The portal has no listing of this uniqueID, so nothing was published.'
    return { outcome: 'unchanged', stated, commands: [], remark }
  }
  if (stated.address === undefined) return { outcome: 'refused', reason: 'A new listing has an address.' }
  return { outcome: 'accepted', stated, commands: publication(stated), remark: null }
}

const publication = (stated: StatedListing): FeedCommand[] =>
  inOrder([
    'publish',
    stated.isUnderOffer === true && 'state',
    stated.photos !== undefined && 'photos',
    stated.floorPlans !== undefined && 'floorPlans',
  ])

/** A home that was for sale and is for rent, or the other way round: one that was sold or let stays so. */
const otherMarket = (stated: StatedListing, state: MarketState): FeedCommand[] =>
  inOrder([isOnMarket(state) && 'withdraw', ...(stated.status === 'current' ? publication(stated) : [])])

type StatedPart = keyof StatedListing

/** What else is said of a home. */
const contentParts: readonly StatedPart[] = [
  ...(['type', 'propertyType', 'title', 'description', 'features', 'landSizeM2', 'buildingSizeM2'] as const),
  ...(['frontageM', 'councilRates', 'municipality', 'isByAuction', 'bond', 'availableOn', 'statements'] as const),
  ...(['videos', 'externalLinks'] as const),
]

function changesOf(
  stated: StatedListing,
  { stated: before, listing }: KnownFeedListing & { listing: { state: MarketState } },
): FeedCommand[] {
  const isChanged = (part: StatedPart) => JSON.stringify(stated[part]) !== JSON.stringify(before[part])
  const wanted = marketStateOf(stated)
  const wasCompleted = listing.state === 'completed'
  return inOrder([
    isChanged('address') && 'address',
    isChanged('agents') && 'agents',
    contentParts.some(isChanged) && 'content',
    (wanted !== listing.state || (wanted === 'completed' && isChanged('result'))) && 'state',
    // What it went for is no price that is asked.
    isOnMarket(wanted) && (isChanged('price') || wasCompleted) && 'price',
    isChanged('auctionAt') && 'auction',
    isChanged('inspections') && 'inspections',
    isChanged('photos') && 'photos',
    isChanged('floorPlans') && 'floorPlans',
  ])
}

export function marketStateOf({ status, isUnderOffer }: StatedListing): MarketState {
  if (status === 'current') return isUnderOffer === true ? 'underOffer' : 'available'
  return status === 'sold' || status === 'leased' ? 'completed' : 'removed'
}

const inOrder = (commands: readonly (FeedCommand | false)[]): FeedCommand[] =>
  feedCommands.filter((command) => commands.includes(command))

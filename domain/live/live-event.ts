import type { OwnTopic } from './live-topics.ts'

/** What happened to a listing, as open pages hear of it. */
const listingChangeKinds = [
  'listing.published',
  'listing.relisted',
  'listing.priceChanged',
  'listing.statusChanged',
  'listing.inspectionsChanged',
  'listing.auctionChanged',
  'listing.contentChanged',
] as const

export type ListingChangeKind = (typeof listingChangeKinds)[number]

/** The kind of this name; null when there is none. */
export const listingChangeKindOf = (name: string): ListingChangeKind | null =>
  listingChangeKinds.find((kind) => kind === name) ?? null

/** Whether a home is on the market that was not before. */
export const isNewOnMarket = (kind: ListingChangeKind): boolean =>
  kind === 'listing.published' || kind === 'listing.relisted'

/** What open pages are told of by name: a change of a listing, or of what is a member's own. */
export type LiveEventKind = ListingChangeKind | `${OwnTopic}.changed`

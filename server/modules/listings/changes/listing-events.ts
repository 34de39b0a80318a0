import { isOnMarket, type MarketState } from '#domain/listing/market-state.ts'
import type { ListingChangeKind } from '#domain/live/live-event.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { DomainEventKind, NewDomainEvent } from '#server/platform/events/domain-event.ts'
import type { NewLiveEvent } from '#server/platform/live/live-events.queries.ts'
import type { StatedPrice } from '../listing-record.ts'

declare module '#server/platform/events/domain-event.ts' {
  /** The subject is the listing. */
  interface DomainEventDetails {
    'listing.published': Record<string, never>
    'listing.priceChanged': { before: StatedPrice }
    /** `expired`: nobody confirmed it; `hidden` and `shown`: staff did that. */
    'listing.statusChanged': { before: MarketState; after: MarketState; reason?: 'expired' | 'hidden' | 'shown' }
    'listing.inspectionsChanged': Record<string, never>
    'listing.auctionChanged': Record<string, never>
    /** The agents that it had, where those are others now. */
    'listing.contentChanged': { formerAgentIds?: readonly number[] }
  }
}

export type ListingEvent = NewDomainEvent<Extract<DomainEventKind, `listing.${string}`>>

/** What open pages are told of a change of a listing: numbers alone. */
export function listingChanged(event: ListingEvent, stateCode: StateCode): NewLiveEvent {
  const { subjectId: listingId } = event
  const kind = liveKindOf(event)
  return { kind, topics: [`listing:${listingId}`, `listings:${stateCode}`], data: { listingId, kind } }
}

/** Only that a listing is on the market which was not is told apart; what its state was is nobody's to hear. */
function liveKindOf(event: ListingEvent): ListingChangeKind {
  if (event.kind !== 'listing.statusChanged') return event.kind
  const { before, after } = event.details
  return !isOnMarket(before) && isOnMarket(after) ? 'listing.relisted' : event.kind
}

import type { ListingChangeKind } from '#domain/live/live-event.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { NewDomainEvent } from '#server/platform/events/domain-event.ts'
import type { NewLiveEvent } from '#server/platform/live/live-channel.ts'

/** What open pages are told of a change of a listing: numbers alone. */
export function listingChanged(event: ListingEvent, stateCode: StateCode): NewLiveEvent {
  const { subjectId: listingId } = event
  const kind = liveKindOf(event)
  return { kind, topics: [`listing:${listingId}`, `listings:${stateCode}`], data: { listingId, kind } }
}

export type ListingEvent = Extract<NewDomainEvent, { kind: `listing.${string}` }>

/** Only that a listing is on the market which was not is told apart; what its state was is nobody's to hear. */
function liveKindOf(event: ListingEvent): ListingChangeKind {
  if (event.kind !== 'listing.statusChanged') return event.kind
  const { before, after } = event.details
  const wasOffMarket = before === 'completed' || before === 'removed'
  const isOnMarket = after === 'available' || after === 'underOffer'
  return wasOffMarket && isOnMarket ? 'listing.relisted' : event.kind
}

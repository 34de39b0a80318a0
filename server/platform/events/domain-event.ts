/** What a price was or is, as it is stated. */
export type StatedPrice = { text: string; from: number | null; to: number | null }

/** `underOffer` is on the market too. */
export type OfferState = 'available' | 'underOffer' | 'completed' | 'removed'

/** Every kind of change that others follow, each with what it carries besides the number of what was changed. */
type DomainEventDetails = {
  'listing.published': Record<string, never>
  'listing.priceChanged': { before: StatedPrice }
  'listing.statusChanged': { before: OfferState; after: OfferState }
  'listing.inspectionsChanged': Record<string, never>
  'listing.auctionChanged': Record<string, never>
  'listing.contentChanged': Record<string, never>
  /** An enquiry about a listing came, and was not held. Nothing says of whom. */
  'counts.enquired': Record<string, never>
  /** Somebody put a listing into a collection who had it in none; likewise. */
  'counts.saved': Record<string, never>
}

export type DomainEventKind = keyof DomainEventDetails

/** A change that is about to be recorded; `subjectId` is the number of the listing. */
export type NewDomainEvent = {
  [Kind in DomainEventKind]: { kind: Kind; subjectId: number; details: DomainEventDetails[Kind] }
}[DomainEventKind]

/** A change that was recorded; a larger number was committed later. */
export type DomainEvent = NewDomainEvent & { id: number; occurredAt: Date }

/** Records changes. */
export type EventLog = {
  /** Call it in the transaction of the changes, as the last thing that it does; several at once cost little more than one. */
  append(...events: NewDomainEvent[]): Promise<void>
}

/** Follows changes in their order. */
export type EventConsumer = {
  /** Its cursor is kept under this name. */
  name: string
  kinds: readonly DomainEventKind[]
  /**
   * Runs in one transaction with the cursor, so that either both are kept or neither. It may be given an event a second time, and
   * changes nothing then.
   */
  handle(events: readonly DomainEvent[]): Promise<void>
}

/**
 * Every kind of change that others follow, each with what it carries besides the number of what was changed. A module states its kinds here by
 * `declare module` (server/modules/listings/changes/listing-events.ts).
 * @public Modules add to it.
 */
export interface DomainEventDetails {}

export type DomainEventKind = keyof DomainEventDetails

/** A change that is about to be recorded; `subjectId` is the number of what was changed. */
export type NewDomainEvent<Kind extends DomainEventKind = DomainEventKind> = {
  [Each in Kind]: { kind: Each; subjectId: number; details: DomainEventDetails[Each] }
}[Kind]

/** A change that was recorded; a larger number was committed later. */
export type DomainEvent<Kind extends DomainEventKind = DomainEventKind> = NewDomainEvent<Kind> & {
  id: number
  occurredAt: Date
}

/** Records changes. */
export type EventLog = {
  /** Call it in the transaction of the changes, as the last thing that it does; several at once cost little more than one. */
  append(...events: NewDomainEvent[]): Promise<void>
}

/** Follows changes in their order. */
export type EventConsumer<Kind extends DomainEventKind = DomainEventKind> = {
  /** Its cursor is kept under this name. */
  name: string
  kinds: readonly Kind[]
  /**
   * Runs in one transaction with the cursor, so that either both are kept or neither. It may be given an event a second time, and
   * changes nothing then.
   */
  handle(events: readonly DomainEvent<Kind>[]): Promise<void>
}

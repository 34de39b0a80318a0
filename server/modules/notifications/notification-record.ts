import type { ListingRecord } from '#server/modules/listings/listing-record.ts'

/** A home as an email shows it; links are whole. */
export type MailCard = {
  address: string
  price: string
  rooms: string
  reason: string
  link: string
  /** Null where the home has no photo. */
  photo: string | null
}

export type MailLink = { text: string; link: string }

/** Homes under one heading; links are whole. */
export type EmailSection = {
  name: string
  cards: readonly MailCard[]
  /** Says that there are more homes than those with a card. */
  more(count: number): MailLink
  /** What can be done about them. */
  links: readonly MailLink[]
}

/** An email of homes, from which both its text and its HTML are made. */
export type NotificationEmail = {
  heading: string
  paragraphs: readonly string[]
  sections: readonly EmailSection[]
  /** Small print. */
  footer: string
  /** Stops the emails of all that is in it. */
  stopToken: string
}

/** Homes that a member is notified of under one name; `alertId` is null where no alert found them. */
export type NotifiedSection = { alertId: number | null; name: string; cards: readonly MailCard[] }

type DueListings = { listingIds: readonly number[] }

/** What there is to notify members of in one way, such as what their alerts found. */
export type NotificationSource<Due extends DueListings, Section extends NotifiedSection> = {
  /** The job that notifies one member. */
  job: string
  /** Members who have something due that nobody will notify them of: their job was lost, or their digest is due. */
  membersDue(span: { now: Date; lostBefore: Date }): Promise<readonly number[]>
  /** What a member is to be notified of; read before the transaction, as is all that others may wait for. */
  due(memberId: number, now: Date): Promise<Due>
  /** Marks it as told, and answers what of it is still worth telling; inside the transaction that queues the message. */
  take(asked: { memberId: number; now: Date; due: Due; homes: readonly ListingRecord[] }): Promise<readonly Section[]>
}

/** Notifies members in one way. */
export type Notifier = {
  job: string
  /** Has members notified in half a minute, so that what comes until then is in the same message. */
  notifySoon(memberIds: readonly number[]): Promise<void>
  /** Puts all that is due for a member into one message; what was told once is never told again. */
  notifyMember(memberId: number): Promise<void>
  /** Has those members notified who have something due. */
  notifyDue(): Promise<void>
}

/** The data of a job that has members notified of what is new: one job for all, so that a changed listing does not wait for hundreds. */
export type NewsJob = { memberIds: readonly number[]; pushedMemberIds: readonly number[] }

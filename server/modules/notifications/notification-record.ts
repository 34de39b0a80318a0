import type { NotificationChannel, NotificationKindName } from '#domain/notifications/notification-kinds.ts'
import type { DomainEvent, DomainEventKind } from '#server/platform/events/domain-event.ts'
import type { EmailStop } from './email-stops.ts'

/** One thing that a member is notified of, such as a listing or a post; links are paths of the portal. */
export type NotificationCard = {
  title: string
  /** What is known of it, the most important first. */
  facts: readonly string[]
  text: string
  link: string
  photo: string | null
}

export type NotificationLink = { text: string; link: string }

/** What one sender, such as an alert or a collection, notifies a member of; links are paths of the portal. */
export type NotifiedSection = {
  /** The number of the sender, which its links that stop emails carry. */
  senderId: number
  /** Others that would have sent the same. */
  otherSenderIds?: readonly number[]
  name: string
  link: string
  /** What else can be done about it. */
  links?: readonly NotificationLink[]
  cards: readonly NotificationCard[]
}

/** What there is to notify members of by one channel. */
export type NotificationSource<Section extends NotifiedSection> = {
  /** Members who have something due that nobody will notify them of: their job was lost, or their digest is due. */
  membersDue(span: { now: Date; lostBefore: Date }): Promise<readonly number[]>
  /**
   * Reads what a member is to be notified of before the transaction, as is all that others may wait for; null for nothing. What it answers
   * is called inside the transaction that queues the message: it marks that as sent, and answers what of it is still worth sending.
   */
  due(memberId: number, now: Date): Promise<(() => Promise<readonly Section[]>) | null>
}

/** What the messages of a kind say; the footer and the links that stop emails are in domain/notifications/notification-kinds.ts. */
export type NotificationCopy<Section extends NotifiedSection> = {
  subject(sections: readonly Section[]): string
  introduction(sections: readonly Section[]): string
  /** That there are more than those with a card. */
  more(count: number): string
  /** The link to the sender. */
  see: string
  push: {
    /** Of several senders. */
    title(count: number): string
    several(section: Section): string
    /** Parts of a line. */
    one(card: NotificationCard): readonly string[]
  }
}

/** Something that members are notified of, stated by the module whose matter it is. */
export type NotificationKind<Section extends NotifiedSection> = {
  name: NotificationKindName
  email: NotificationSource<Section>
  push: NotificationSource<Section>
  copy: NotificationCopy<Section>
  unsubscribe: EmailStop
}

export type NotificationRecipient = { memberId: number; isByEmail: boolean; isByPush: boolean }

/** Without `dueAt` what is to be told goes out at once, otherwise with the digest of then. */
export type TimedRecipient = NotificationRecipient & { dueAt?: Date }

/** A kind of which each event makes one notification for each recipient, told once. */
export type EventNotificationKind<Event extends DomainEventKind, Section extends NotifiedSection> = Pick<
  NotificationKind<Section>,
  'copy' | 'name' | 'unsubscribe'
> & {
  events: readonly Event[]
  recipients(event: DomainEvent<Event>): Promise<readonly TimedRecipient[]>
  /** Reads what events need, as `due` of a source does; what it answers is given those of them that were not sent yet. */
  read(
    events: readonly DomainEvent<Event>[],
  ): Promise<(taken: readonly DomainEvent<Event>[], member: NotifiedMember) => Promise<readonly Section[]>>
}

type NotifiedMember = { memberId: number; channel: NotificationChannel }

/** Notifies members by one channel. */
export type Notifier = {
  job: string
  /** Has members notified in half a minute, so that what comes until then is in the same message. */
  notifySoon(memberIds: readonly number[]): Promise<void>
  /** Puts all that is due for a member into one message; what was sent once is never sent again. */
  notifyMember(memberId: number): Promise<void>
  /** Has those members notified who have something due. */
  notifyDue(): Promise<void>
}

/** The job that has members notified of what is new: one for all of them, so that a change does not wait for hundreds. */
export const newsJobOf = (kind: NotificationKindName): string => `${kind}.news`

export type NewsJob = { memberIds: readonly number[]; pushedMemberIds: readonly number[] }

import { type NotificationChannel, notificationKinds } from '#domain/notifications/notification-kinds.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { DomainEventKind, EventConsumer } from '#server/platform/events/domain-event.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import type { MailQueue } from '#server/platform/mail/mail-queue.ts'
import type { PushQueue } from '#server/platform/push/push-queue.ts'
import { mailOfEmail } from './card-mail.ts'
import { eventConsumer, kindOfEvents } from './event-notifications.ts'
import { listingCard } from './listing-card.ts'
import { notificationEmail } from './notification-email.ts'
import { notificationPush } from './notification-push.ts'
import type {
  EventNotificationKind,
  NotificationCard,
  NotificationKind,
  NotifiedSection,
  Notifier,
} from './notification-record.ts'
import { notifierJobs } from './notifier-jobs.ts'
import { notifier, type NotifierParts } from './notifier.ts'
import { lockMember, lockRecipient } from './recipients.queries.ts'

/** How members are notified, by whichever module states a kind. */
export type Notifications = {
  /** What a message shows of a listing: no more than its page does. */
  listingCard(listing: ListingRecord, text: string): NotificationCard
  /** What is done in the background to notify members of one kind. */
  jobsOf<Section extends NotifiedSection>(kind: NotificationKind<Section>): readonly JobHandler[]
  /** The same for a kind of which each event is told, once its consumer has recorded it. */
  jobsOfEvents<Event extends DomainEventKind, Section extends NotifiedSection>(
    kind: EventNotificationKind<Event, Section>,
  ): readonly JobHandler[]
  /** Records for each recipient what is to be sent. */
  consumerOf<Event extends DomainEventKind, Section extends NotifiedSection>(
    kind: EventNotificationKind<Event, Section>,
  ): EventConsumer<Event>
}

export type NotificationsParts = NotifierParts &
  Pick<ListingsServices, 'listingView'> & {
    mail: MailQueue
    push: PushQueue
    /** Scheme and host of links in emails. */
    origin: string
  }

export const notifications = (parts: NotificationsParts): Notifications => ({
  listingCard: (listing, text) => listingCard(listing, text, parts.listingView),
  jobsOf: (kind) => jobsOf(parts, kind),
  jobsOfEvents: (kind) => jobsOf(parts, kindOfEvents(parts.database, kind)),
  consumerOf: (kind) => eventConsumer(parts, kind),
})

function jobsOf<Section extends NotifiedSection>(parts: NotificationsParts, kind: NotificationKind<Section>) {
  const notifiers = notifiersOf(parts, kind)
  return notifierJobs(kind.name, notificationKinds[kind.name].channels, notifiers)
}

/** Emails go to confirmed addresses alone, push notifications to the devices of a member. */
export function notifiersOf<Section extends NotifiedSection>(
  parts: NotificationsParts,
  kind: NotificationKind<Section>,
): Readonly<Record<NotificationChannel, Notifier>> {
  const { database, mail, push, origin } = parts
  return {
    email: notifier(parts, {
      kind: kind.name,
      channel: 'email',
      source: {
        ...kind.email,
        async due(memberId, now) {
          await kind.unsubscribe.tokens.of([])
          return kind.email.due(memberId, now)
        },
      },
      delivery: {
        lock: (memberId) => lockRecipient(database, memberId),
        async queue(memberId, { name, email }, sections) {
          const content = await notificationEmail(kind, { memberId, name }, sections)
          return { pushMessageId: null, mailId: await mail.queue(mailOfEmail(email, content, origin)) }
        },
      },
    }),
    push: notifier(parts, {
      kind: kind.name,
      channel: 'push',
      source: kind.push,
      delivery: {
        lock: (memberId) => lockMember(database, memberId),
        async queue(memberId, _member, sections) {
          const pushMessageId = await push.queue(memberId, notificationPush(kind, sections))
          return pushMessageId === null ? undefined : { pushMessageId, mailId: null }
        },
      },
    }),
  }
}

import type { PushNotification } from '#domain/notifications/push-notification.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import type { MailQueue } from '#server/platform/mail/mail-queue.ts'
import type { PushQueue } from '#server/platform/push/push-queue.ts'
import { mailOfEmail } from './card-mail.ts'
import { mailCard } from './mail-card.ts'
import type {
  MailCard,
  NotificationEmail,
  NotificationSource,
  NotifiedSection,
  Notifier,
} from './notification-record.ts'
import { type NotifiedKind, notifierJobs } from './notifier-jobs.ts'
import { notifier, type NotifierParts } from './notifier.ts'
import { lockMember, lockRecipient, type MailRecipient } from './recipients.queries.ts'

type DueListings = { listingIds: readonly number[] }

/** How members are notified of homes, by whichever module has something to say. */
export type Notifications = {
  /** What an email or a push notification shows of a home: no more than its page does. Links begin with the origin. */
  card(home: ListingRecord, reason: string, origin: string): MailCard
  /** The page on which emails are stopped. */
  stopLink(token: string): string
  /** By email, to confirmed addresses alone. */
  byEmail<Due extends DueListings, Section extends NotifiedSection>(
    source: NotificationSource<Due, Section>,
    emailOf: (member: MailRecipient & { memberId: number }, sections: readonly Section[]) => Promise<NotificationEmail>,
  ): Notifier
  /** By push notification on the devices of a member. */
  byPush<Due extends DueListings, Section extends NotifiedSection>(
    source: NotificationSource<Due, Section>,
    messageOf: (sections: readonly Section[]) => PushNotification,
  ): Notifier
  /** What is done in the background to notify members of one kind of thing. */
  jobsOf(kind: NotifiedKind): readonly JobHandler[]
}

export type NotificationsParts = NotifierParts &
  Pick<ListingsServices, 'listingView'> & {
    mail: MailQueue
    push: PushQueue
    /** Scheme and host of links in emails. */
    origin: string
  }

export function notifications(parts: NotificationsParts): Notifications {
  const { database, listingView, mail, push, origin } = parts
  return {
    card: (home, reason, start) => mailCard(home, reason, { listingView, origin: start }),
    stopLink: (token) => `${origin}/alerts/unsubscribe?token=${token}`,
    byEmail: (source, emailOf) =>
      notifier(parts, source, {
        lock: (memberId) => lockRecipient(database, memberId),
        async queue(memberId, recipient, sections) {
          const email = await emailOf({ ...recipient, memberId }, sections)
          await mail.queue(mailOfEmail(recipient.email, email, origin))
          return null
        },
      }),
    byPush: (source, messageOf) =>
      notifier(parts, source, {
        lock: (memberId) => lockMember(database, memberId),
        queue: async (memberId, _member, sections) => (await push.queue(memberId, messageOf(sections))) ?? undefined,
      }),
    jobsOf: notifierJobs,
  }
}

import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { MailCard } from '#server/platform/mail/card-mail.ts'
import { recordNotifications, type Told, type ToldThing } from './alert-notifications.queries.ts'
import { lockRecipient, type MailRecipient } from './due-matches.queries.ts'
import { mailCard } from './mail-card.ts'

/** How members are told of homes, by whichever module has something to tell. */
export type Notifications = {
  /** Holds a member until the transaction ends; null where there is none with a confirmed address that takes mail. */
  lockRecipient(memberId: number): Promise<MailRecipient | null>
  /** What a mail or a notification shows of a home: no more than its page does. Links begin with the origin. */
  card(home: ListingRecord, reason: string, origin: string): MailCard
  /** Records what a member is told of; inside the transaction in which the email or the notification is queued. */
  record(told: readonly ToldThing[], how: Told): Promise<void>
}

/** Notifications over the database. */
export const notifications = (
  database: Database,
  { listingView }: Pick<ListingsServices, 'listingView'>,
): Notifications => ({
  lockRecipient: (memberId) => lockRecipient(database, memberId),
  card: (home, reason, origin) => mailCard(home, reason, { listingView, origin }),
  record: (told, how) => recordNotifications(database, told, how),
})

import { nextDigestTime } from '#domain/alerts/digest-time.ts'
import { expiryOf } from '#domain/listing/listing-confirmation.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { notificationKinds } from '#domain/notifications/notification-kinds.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { EventNotificationKind, NotifiedSection } from '#server/modules/notifications/notification-record.ts'
import type { EmailStop, NotificationsServices } from '#server/modules/notifications/notifications-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import { signedNumbers } from '#server/platform/database/signed-numbers.ts'
import { confirmationNotificationsCopy, confirmBy } from './confirmation-notifications.copy.ts'
import {
  listingsToAsk,
  type ListingToAsk,
  membersToAsk,
  namesOfOffices,
  stopConfirmationEmails,
} from './confirmation-notifications.queries.ts'

type Parts = { database: Database } & Pick<ListingsServices, 'listings'> & OfficesServices & NotificationsServices

/** The member and the offices about whose homes a link stops their emails. */
export const confirmationEmailStop = (database: Database): EmailStop => ({
  tokens: signedNumbers(database, {
    secretName: 'confirmation-unsubscribe-secret',
    purpose: 'stop',
    prefix: notificationKinds.confirmations.tokenPrefix,
  }),
  numbersOf: (memberId, officeIds) => [memberId, ...officeIds],
  sendersOf: ([, ...officeIds]) => namesOfOffices(database, officeIds),
  stop: ([memberId = 0, ...officeIds]) => stopConfirmationEmails(database, { memberId, officeIds }),
})

/** That a home was confirmed long ago, for its agents and the principals of its office, on the next morning (docs/product.md, section 29). */
export const confirmationNotifications = ({
  database,
  listings,
  offices,
  notifications,
}: Parts): EventNotificationKind<'confirmation.asked', NotifiedSection> => {
  const cardsOf = async (asked: readonly ListingToAsk[]) => {
    const dayOf = new Map(asked.map(({ id, askedAt }) => [id, expiryOf(askedAt)]))
    return (await listings.byIds(asked.map(({ id }) => id))).map((listing) => {
      const expiresAt = dayOf.get(listing.row.id) ?? new Date(0)
      return notifications.listingCard(listing, confirmBy(calendarDateOf(expiresAt, timeZoneOfPlace(listing.suburb))))
    })
  }

  return {
    name: 'confirmations',
    copy: confirmationNotificationsCopy,
    unsubscribe: confirmationEmailStop(database),
    events: ['confirmation.asked'],
    async recipients({ subjectId, occurredAt }) {
      const [listing] = await listings.byIds([subjectId])
      if (listing === undefined) return []
      const dueAt = nextDigestTime(timeZoneOfPlace(listing.suburb), occurredAt)
      const memberIds = await membersToAsk(database, subjectId)
      return memberIds.map((memberId) => ({ memberId, isByEmail: true, isByPush: false, dueAt }))
    },
    read:
      async () =>
      async (taken, { memberId }) => {
        const ids = [...new Set(taken.map(({ subjectId }) => subjectId))]
        const asked = await listingsToAsk(database, memberId, ids)
        const sections: NotifiedSection[] = []
        for (const [officeId, own] of Map.groupBy(asked, (each) => each.officeId)) {
          const office = await offices.office(officeId)
          if (office === null) continue
          const link = `/real-estate-agency/${office.uri}/properties-for-sale`
          sections.push({ senderId: officeId, name: office.name, link, cards: await cardsOf(own) })
        }
        return sections
      },
  }
}

import { lastDigestTime } from '#domain/alerts/digest-time.ts'
import { timeZonesOfPlaces } from '#domain/locations/time-zone-of-place.ts'
import type { Notifier } from '#server/modules/notifications/notification-record.ts'
import type { Notifications } from '#server/modules/notifications/notifications-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { SignedNumbers } from '#server/platform/database/signed-numbers.ts'
import { alertEmail } from './alert-email.ts'
import { alertSections } from './alert-sections.ts'
import { dueListingIds, type DueTime, membersToNotify, takeDueMatches } from './due-matches.queries.ts'

export type AlertEmailsParts = {
  database: Database
  notifications: Notifications
  tokens: SignedNumbers
  /** Scheme and host of links. */
  origin: string
}

/** Emails of what alerts found: at once, or after 7 am of each day or week (docs/product.md, section 15.13). */
export const alertEmails = ({ database, notifications, tokens, origin }: AlertEmailsParts): Notifier =>
  notifications.byEmail(
    {
      job: 'alerts.mail',
      membersDue: ({ now, lostBefore }) => membersToNotify(database, dueTimes(now, lostBefore)),
      async due(memberId, now) {
        await tokens.of([])
        const times = dueTimes(now, now)
        return { times, listingIds: await dueListingIds(database, memberId, times) }
      },
      async take({ memberId, now, due: { times, listingIds }, homes }) {
        const taken = await takeDueMatches(database, { memberId, times, now, listingIds })
        const wanted = taken.filter(({ isToBeWritten }) => isToBeWritten)
        return alertSections(wanted, homes, (home, reason) => notifications.card(home, reason, origin))
      },
    },
    async ({ name }, sections) => {
      const linked = await Promise.all(
        sections.map(async (section) => {
          const alertLink = `${origin}/alerts/${section.alertId}`
          const stopLink = notifications.stopLink(await tokens.of([section.alertId]))
          return { ...section, alertLink, editLink: `${alertLink}/edit`, stopLink }
        }),
      )
      const alertIds = new Set(sections.flatMap(({ alertId, otherAlertIds }) => [alertId, ...otherAlertIds]))
      const stopToken = await tokens.of([...alertIds])
      return { ...alertEmail(name, linked), stopToken }
    },
  )

/** Until when what was found is due: of alerts that write at once, and of digests in each time zone. */
const dueTimes = (now: Date, until: Date): DueTime[] => [
  { frequency: 'immediately', timeZone: null, until },
  ...timeZonesOfPlaces.flatMap((timeZone) =>
    (['daily', 'weekly'] as const).map((frequency) => ({
      frequency,
      timeZone,
      until: lastDigestTime(frequency, timeZone, now),
    })),
  ),
]

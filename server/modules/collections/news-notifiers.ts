import type { NotificationSource, Notifier } from '#server/modules/notifications/notification-record.ts'
import type { Notifications, NotificationsServices } from '#server/modules/notifications/notifications-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { SignedNumbers } from '#server/platform/database/signed-numbers.ts'
import { PUSH_LIFE_MS } from '#server/platform/push/push-queue.ts'
import { newsEmail } from './news-email.ts'
import { newsPush } from './news-push.ts'
import { membersWithNews, type NewsChannel, takeNews, untoldNews } from './news.queries.ts'
import { type NewsSection, newsSections } from './news-sections.ts'

/** What happened longer ago is not told of by email, in milliseconds: the server was away for days. */
export const NEWS_MAIL_LIFE = 7 * 24 * 60 * 60 * 1000

type Parts = Pick<NotificationsServices, 'notifications'> & { database: Database }

/** Emails of what became of saved homes (docs/product.md, section 15.31). */
export const newsEmails = ({ tokens, origin, ...parts }: Parts & { tokens: SignedNumbers; origin: string }): Notifier =>
  parts.notifications.byEmail(
    newsSource(parts, { channel: 'email', job: 'collections.mail', life: NEWS_MAIL_LIFE, origin, tokens }),
    async ({ memberId, name }, sections) => {
      const linked = await Promise.all(
        sections.map(async (section) => ({
          ...section,
          stopLink: parts.notifications.stopLink(await tokens.of([memberId, section.collectionId])),
        })),
      )
      const stopToken = await tokens.of([memberId, ...sections.map(({ collectionId }) => collectionId)])
      return { ...newsEmail(name, linked), stopToken }
    },
  )

/** Push notifications of the same. */
export const newsPushes = (parts: Parts): Notifier =>
  parts.notifications.byPush(
    newsSource(parts, { channel: 'push', job: 'collections.push', life: PUSH_LIFE_MS, origin: '' }),
    newsPush,
  )

type Way = {
  channel: NewsChannel
  job: string
  /** What happened longer ago, in milliseconds, is no news. */
  life: number
  /** Scheme and host of links; empty for paths. */
  origin: string
  tokens?: SignedNumbers
}

type DueNews = { eventIds: readonly number[]; listingIds: readonly number[] }

function newsSource(
  { database, notifications }: { database: Database; notifications: Notifications },
  { channel, job, life, origin, tokens }: Way,
): NotificationSource<DueNews, NewsSection> {
  const oldest = (now: Date) => new Date(now.getTime() - life)
  return {
    job,
    membersDue: ({ now, lostBefore }) => membersWithNews(database, channel, { after: oldest(now), until: lostBefore }),
    // Changes that come after this wait for the next message.
    async due(memberId, now) {
      await tokens?.of([])
      const untold = await untoldNews(database, channel, { memberId, after: oldest(now) })
      return {
        eventIds: untold.map(({ eventId }) => eventId),
        listingIds: [...new Set(untold.map(({ listingId }) => listingId))],
      }
    },
    async take({ memberId, now, due: { eventIds }, homes }) {
      const taken = await takeNews(database, channel, { memberId, eventIds, now })
      return newsSections(taken, homes, { notifications, origin })
    },
  }
}

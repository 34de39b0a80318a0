import type { AlertsServices } from '#server/modules/alerts/alerts-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { MailQueue } from '#server/platform/mail/mail-queue.ts'
import { PUSH_LIFE_MS, type PushQueue } from '#server/platform/push/push-queue.ts'
import { lockMember } from './collection-store.queries.ts'
import { newsMail } from './news-mail.ts'
import { newsPush } from './news-push.ts'
import type { NewsWay } from './news-teller.ts'
import type { StopTokens } from './stop-token.ts'

export const NEWS_MAIL_JOB = 'collections.mail'
export const NEWS_PUSH_JOB = 'collections.push'

/** What happened longer ago is not told of by email, in milliseconds: the server was away for days. */
export const NEWS_MAIL_LIFE = 7 * 24 * 60 * 60 * 1000

type MailParts = Pick<AlertsServices, 'notifications'> & { mail: MailQueue; tokens: StopTokens; origin: string }

/** By email, to confirmed addresses alone. */
export const byEmail = ({
  notifications,
  mail,
  tokens,
  origin,
}: MailParts): NewsWay<{ name: string; email: string }> => ({
  channel: 'email',
  job: NEWS_MAIL_JOB,
  life: NEWS_MAIL_LIFE,
  origin,
  prepare: async () => void (await tokens.of({ memberId: 0, collectionIds: [] })),
  lock: (memberId) => notifications.lockRecipient(memberId),
  async queue(memberId, recipient, sections) {
    const stopLinkOf = async (collectionId: number) =>
      `${origin}/alerts/unsubscribe?token=${await tokens.of({ memberId, collectionIds: [collectionId] })}`
    const withLinks = await Promise.all(
      sections.map(async (section) => ({ ...section, stopLink: await stopLinkOf(section.collectionId) })),
    )
    const token = await tokens.of({ memberId, collectionIds: sections.map(({ collectionId }) => collectionId) })
    const oneClickLink = `${origin}/api/alerts/unsubscribe/one-click?token=${token}`
    await mail.queue(newsMail({ recipient, sections: withLinks, oneClickLink }))
    return null
  },
})

/** By notifications on the devices of a member. */
export const byPush = ({ database, push }: { database: Database; push: PushQueue }): NewsWay<true> => ({
  channel: 'push',
  job: NEWS_PUSH_JOB,
  life: PUSH_LIFE_MS,
  origin: '',
  prepare: () => Promise.resolve(),
  lock: async (memberId) => ((await lockMember(database, memberId)) ? true : null),
  queue: async (memberId, _recipient, sections) => (await push.queue(memberId, newsPush(sections))) ?? undefined,
})

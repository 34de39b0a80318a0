import { notificationKinds } from '#domain/notifications/notification-kinds.ts'
import type { ToldPremierAct } from '#domain/premier/premier-workflow.ts'
import type { EventNotificationKind } from '#server/modules/notifications/notification-record.ts'
import type { EmailStop } from '#server/modules/notifications/notifications-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import { signedNumbers } from '#server/platform/database/signed-numbers.ts'
import { premierNotificationsCopy, premierSectionCopy, type PremierSection } from './premier-notifications.copy.ts'
import { managedAgentOf, setPremierEmails, toTellOfPremier } from './premier-emails.queries.ts'

declare module '#server/platform/events/domain-event.ts' {
  interface DomainEventDetails {
    /** The subject is the agent; what staff did about their way to a Premier Agent. */
    'premier.changed': { act: ToldPremierAct }
  }
}

type Parts = { database: Database } & OfficesServices

/** The member whose emails a link stops. */
export const premierEmailStop = (database: Database): EmailStop => ({
  tokens: signedNumbers(database, {
    secretName: 'premier-unsubscribe-secret',
    purpose: 'stop',
    prefix: notificationKinds.premier.tokenPrefix,
  }),
  numbersOf: (memberId) => [memberId],
  sendersOf: () => Promise.resolve([]),
  async stop([memberId = 0]) {
    await setPremierEmails(database, memberId, false)
    return []
  },
})

/** What staff did about the way of an agent to a Premier Agent, at once (docs/product.md, section 25.69). */
export const premierNotifications = ({
  database,
  offices,
}: Parts): EventNotificationKind<'premier.changed', PremierSection> => ({
  name: 'premier',
  copy: premierNotificationsCopy,
  unsubscribe: premierEmailStop(database),
  events: ['premier.changed'],
  async recipients({ subjectId }) {
    const memberId = await toTellOfPremier(database, subjectId)
    return memberId === null ? [] : [{ memberId, isByEmail: true, isByPush: false }]
  },
  read: () =>
    Promise.resolve(async (taken, { memberId }) => {
      const agentId = await managedAgentOf(database, memberId)
      // Of several only the last still holds.
      const last = taken.findLast(({ subjectId }) => subjectId === agentId)
      const agent = last === undefined ? null : await offices.agent(last.subjectId)
      if (last === undefined || agent === null) return []
      const { act } = last.details
      const settings = `/agent/${agent.username}/settings`
      const link = act === 'start' ? settings : `/agent/${agent.username}`
      const card = { title: agent.name, facts: [], text: premierSectionCopy.textOf(act), link, photo: null }
      return [{ act, senderId: agent.id, name: premierSectionCopy.name, link: settings, cards: [card] }]
    }),
})

import type { EmailStop } from '#server/modules/notifications/notifications-services.ts'
import type { EventLog } from '#server/platform/events/domain-event.ts'
import type { Database } from '#server/platform/database/database.ts'
import { namesOfAlerts, stopEmails } from './due-matches.queries.ts'
import type { UnsubscribeTokens } from './unsubscribe-token.ts'

/** Stops the emails of the alerts that a token names. */
export const unsubscribe = ({
  database,
  events,
  tokens,
}: {
  database: Database
  events: EventLog
  tokens: UnsubscribeTokens
}): EmailStop => ({
  async read(token) {
    const alertIds = await tokens.read(token)
    return alertIds === null ? null : namesOfAlerts(database, alertIds)
  },
  async stop(token) {
    const alertIds = await tokens.read(token)
    if (alertIds === null) return null
    return database.transaction(async () => {
      const stopped = await stopEmails(database, alertIds)
      for (const { id, memberId } of stopped) {
        await events.append({ kind: 'alerts.changed', subjectId: id, details: { memberId } })
      }
      return stopped.map(({ id, name }) => ({ id, name }))
    })
  },
})

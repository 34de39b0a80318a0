import type { EmailStop } from '#server/modules/notifications/notifications-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { LiveChannel } from '#server/platform/live/live-channel.ts'
import { alertChanged } from './alert-changed.ts'
import { namesOfAlerts, stopEmails } from './due-matches.queries.ts'
import type { UnsubscribeTokens } from './unsubscribe-token.ts'

/** Stops the emails of the alerts that a token names. */
export const unsubscribe = ({
  database,
  live,
  tokens,
}: {
  database: Database
  live: LiveChannel
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
      await live.publish(...stopped.map(({ id, memberId }) => alertChanged({ alertId: id, memberId })))
      return stopped.map(({ id, name }) => ({ id, name }))
    })
  },
})

import { notificationKinds } from '#domain/notifications/notification-kinds.ts'
import type { EmailStop } from '#server/modules/notifications/notifications-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import { signedNumbers, type SignedNumbers } from '#server/platform/database/signed-numbers.ts'
import type { LiveChannel } from '#server/platform/live/live-channel.ts'
import { alertChanged } from './alert-changed.ts'
import { namesOfAlerts, stopEmails } from './due-matches.queries.ts'

/** The alerts whose emails a link stops, for as long as they are there. */
export const alertStopTokens = (database: Database): SignedNumbers =>
  signedNumbers(database, {
    secretName: 'alert-unsubscribe-secret',
    purpose: 'unsubscribe',
    prefix: notificationKinds.alerts.tokenPrefix,
  })

export const alertEmailStop = ({ database, live }: { database: Database; live: LiveChannel }): EmailStop => ({
  tokens: alertStopTokens(database),
  numbersOf: (_memberId, alertIds) => alertIds,
  sendersOf: (alertIds) => namesOfAlerts(database, alertIds),
  async stop(alertIds) {
    const stopped = await stopEmails(database, alertIds)
    await live.publish(...stopped.map(({ id, memberId }) => alertChanged({ alertId: id, memberId })))
    return stopped.map(({ id, name }) => ({ id, name }))
  },
})

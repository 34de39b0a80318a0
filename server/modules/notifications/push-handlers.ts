import type { components } from '#schema/generated/legacy.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deviceName } from '#server/platform/http/device-name.ts'
import type { PushSubscriptions } from '#server/platform/push/push-subscriptions.ts'
import type { VapidKeys } from '#server/platform/push/vapid-keys.ts'
import type { LegacyHandlers } from '#server/platform/rest/contract-routes.ts'
import { notificationsOfMember } from './sent-notifications.queries.ts'

type Schemas = components['schemas']

export type PushHandlersOptions = {
  database: Database
  subscriptions: PushSubscriptions
  keys: () => Promise<VapidKeys>
}

const MOST_NOTIFICATIONS = 50

/** The devices of the caller, and what the caller was told of. */
export function pushHandlers(
  options: PushHandlersOptions,
): LegacyHandlers<'deletePushSubscription' | 'getPush' | 'getUserNotifications' | 'savePushSubscription'> {
  const { database, subscriptions, keys } = options
  return {
    getPush: async (_request, reply, { member: { memberId } }) => {
      const devices = await subscriptions.ofMember(memberId)
      return reply.send({
        publicKey: (await keys()).publicKey,
        devices: devices.map(({ endpoint, device, createdAt, lastSuccessAt }) => ({
          endpoint,
          device,
          createdAt: createdAt.toISOString(),
          lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
        })),
      } satisfies Schemas['Push'])
    },
    savePushSubscription: async (request, reply, { member: { memberId, sessionId = null } }) => {
      // The validator has just held the body to its schema.
      const { endpoint, keys: given } = request.body as Schemas['PushSubscription']
      const device = deviceName(request.headers['user-agent'])
      await subscriptions.save(memberId, { sessionId, endpoint, p256dh: given.p256dh, auth: given.auth, device })
      return reply.code(204).send()
    },
    deletePushSubscription: async (request, reply, { member: { memberId } }) => {
      // As above.
      const { endpoint } = request.body as Schemas['PushEndpoint']
      await subscriptions.remove(memberId, endpoint)
      return reply.code(204).send()
    },
    getUserNotifications: async (_request, reply, { member: { memberId } }) => {
      const rows = await notificationsOfMember(database, memberId, MOST_NOTIFICATIONS)
      const results = rows.map(({ sentAt, ...row }) => ({ sentAt: sentAt.toISOString(), ...row }))
      return reply.send({ results } satisfies Schemas['UserNotifications'])
    },
  }
}

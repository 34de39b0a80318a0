import { NOTIFICATION_LIFE, PENDING_LIFE } from '#domain/notifications/notification-limits.ts'
import { listings } from '#server/modules/listings/listings-services.ts'
import { members } from '#server/modules/members/members-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import type { EndpointRules } from '#server/platform/push/push-endpoint.ts'
import { pushJobs } from '#server/platform/push/push-jobs.ts'
import { pushQueue } from '#server/platform/push/push-queue.ts'
import { pushSubscriptions } from '#server/platform/push/push-subscriptions.ts'
import { vapidKeys } from '#server/platform/push/vapid-keys.ts'
import { emailStops } from './email-stops.ts'
import { notificationRoutes } from './notification-routes.ts'
import { notifications as createNotifications } from './notifications.ts'
import { notifications } from './notifications-services.ts'
import { purgePending } from './pending-notifications.queries.ts'
import { purgeNotifications } from './sent-notifications.queries.ts'

export type NotificationsSettings = {
  /** Scheme and host for links in emails. */
  origin?: string
  /** Whom push services write to about this portal: a `mailto:` or `https:` URL. */
  pushSubject?: string
  /** Which push services notifications may be sent to; for tests. */
  endpoints?: EndpointRules
}

/** How members are notified: emails, push notifications, what stops them, and the record of what was sent. */
export const notificationsModule = ({
  origin = 'http://localhost',
  pushSubject = origin,
  endpoints,
}: NotificationsSettings) =>
  defineModule({
    name: notifications,
    dependsOn: [members, listings],
    services: (parts) => ({
      notifications: createNotifications({ ...parts, push: pushQueue(parts), origin }),
      emailStops: emailStops(parts.database),
    }),
    jobs: ({ database, clock }) => [
      ...pushJobs({ database, clock, keys: vapidKeys(database), subject: pushSubject, endpoints }),
      {
        name: 'notifications.purge',
        async handle() {
          const now = clock().getTime()
          await purgePending(database, new Date(now - PENDING_LIFE))
          await purgeNotifications(database, new Date(now - NOTIFICATION_LIFE))
        },
        isForAll: true,
        schedule: { cron: '45 3 * * *', timeZone: 'UTC' },
      },
    ],
    routes: (services, _executeDocument, identify) => {
      const { database, clock } = services
      const subscriptions = pushSubscriptions({ database, clock, endpoints })
      return notificationRoutes({ services, identify, push: { database, subscriptions, keys: vapidKeys(database) } })
    },
  })

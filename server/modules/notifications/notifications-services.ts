import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { EmailStops } from './email-stops.ts'
import type { Notifications } from './notifications.ts'

export type { Notifications } from './notifications.ts'
export type { EmailStop } from './email-stops.ts'

export type NotificationsServices = {
  notifications: Notifications
  emailStops: EmailStops
}

export const notifications = moduleNamed<NotificationsServices>('notifications')

import { type PushNotification, readPushNotification } from '#domain/notifications/push-notification.ts'
import { unreadableNotification } from './notifications.copy.ts'

export type OpenTab = { url: string; focus: () => Promise<unknown> }

/** What a service worker needs of its surroundings to show notifications and answer presses. */
export type NotificationWorker = {
  origin: string
  show: (title: string, options: NotificationOptions & { renotify: boolean }) => Promise<void>
  tabs: () => Promise<readonly OpenTab[]>
  open: (url: string) => Promise<unknown>
}

/** Browsers want a notification for every push: for one that cannot be read it says where news are. */
export function showPush(text: string | null, { show }: NotificationWorker): Promise<void> {
  const { title, body, url, tag }: PushNotification = readPushNotification(text ?? '') ?? unreadableNotification
  const icon = '/icon-192.png'
  // With the tag alone a second notification would replace the first without a sound.
  return show(title, { body, tag, renotify: true, icon, badge: '/favicon-48.png', data: { url } })
}

/** Turns to the tab that shows the URL of a notification, or opens one. */
export async function openNotification(data: unknown, { origin, tabs, open }: NotificationWorker): Promise<void> {
  const found: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'url') : null
  const url = new URL(typeof found === 'string' ? found : '/', origin)
  if (url.origin !== origin) return
  const tab = (await tabs()).find((each) => each.url.split('#')[0] === url.href)
  await (tab === undefined ? open(url.href) : tab.focus())
}

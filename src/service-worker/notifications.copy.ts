/** Shown for a push message that cannot be read. */
export const unreadableNotification = {
  title: 'Homely',
  body: 'There’s something new in My Alerts.',
  url: '/alerts',
  tag: 'alerts',
} as const

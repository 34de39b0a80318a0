/** In the place of a page that cannot be fetched. */
export const offlineNoteCopy = {
  offline: { title: 'You’re offline', message: 'This page needs a connection.' },
  unreachable: {
    title: 'We can’t reach Homely',
    message: 'Your connection or our site may be down. Please try again in a moment.',
  },
  kept: 'Your saved homes and inspection days open without a connection on this device.',
  savedHomes: 'Saved homes',
  inspections: 'Inspection days',
  reload: 'Try this page again',
} as const

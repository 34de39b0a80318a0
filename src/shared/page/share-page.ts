import { emit } from '#src/shared/runtime/app-events.ts'

/** Shares the page that is open; one whose link alone would not do asks first. */
export function sharePage(): void {
  if (emit('pageShare.requested')) return
  const [title = document.title] = document.title.split(' | ')
  emit('share.requested', {
    title,
    listing: null,
    path: location.pathname + location.search,
  })
}

/** Has the code of the share window come, for a visitor who turns to its button. */
export const prefetchSharing = (): void => void emit('event.intended', 'share.requested')

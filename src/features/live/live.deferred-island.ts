import type { StreamEvent } from '#machines/live-updates/live-updates.machine.ts'
import { listingChangeKindOf } from '#domain/live/live-event.ts'
import { isOwnTopic, ownTopics } from '#domain/live/live-topics.ts'
import { readBackgroundToken } from '#src/api/session/background-token.ts'
import { portalFetch } from '#src/api/session/portal-fetch.ts'
import { onSessionRenewal } from '#src/api/session/renew-session.ts'
import { startLivePages } from '#src/shared/live/live-pages.ts'
import { wantTopics } from '#src/shared/live/subscribed-topics.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'

/** Hears of what the pages of all tabs show, and emits it as events of the portal. */
export default function startLive(): void {
  const wantOwn = () => wantTopics('member', readSession().status === 'member' ? ownTopics : [])
  onSessionChange(wantOwn)
  wantOwn()
  startLivePages({
    fetch: fetchStream,
    receive: emitChange,
    mayAskForOwn: () => readBackgroundToken() !== null,
    onRenewal: (listener) => onSessionRenewal((renewal) => void renewal.then(listener, () => {})),
  })
}

/** What is for everybody needs no token. */
function fetchStream(request: Request): Promise<Response> {
  const topics = new URL(request.url).searchParams.get('topics') ?? ''
  return topics.split(',').some(isOwnTopic) ? portalFetch(request, true) : fetch(request)
}

function emitChange({ name, data }: StreamEvent): void {
  const { listingId, collectionId }: Record<string, unknown> = Object(data)
  // Too much was missed to be told one by one: what is the member's own is read again, pages stay as they are.
  const isMissed = name === 'resync'
  if (name === 'alerts.changed' || isMissed) emit('alerts.changed')
  if (name === 'enquiries.changed' || isMissed) emit('enquiries.changed')
  if (name === 'hiddenListings.changed' || isMissed) emit('hiddenListings.changed')
  if (name === 'collections.changed' || isMissed) {
    emit('collections.changed', { collectionId: typeof collectionId === 'number' ? collectionId : null })
  }
  const kind = listingChangeKindOf(name)
  if (kind !== null && typeof listingId === 'number') emit('listing.changed', { listingId, kind })
}

import type { OwnChangeKind } from '#domain/live/live-event.ts'
import type { LiveEvent } from './live-events.queries.ts'

/** Milliseconds that a client waits before it connects again, unless it knows better. */
const RETRY_MS = 3000

/** What a stream begins with: the number from which it goes on, so that nothing is missed when it breaks at once. */
export const beginningText = (id: number): string => `retry: ${RETRY_MS}\n${eventText(id, 'ready', {})}`

/** More was missed than is told one by one: whoever hears this reads everything again. */
export const resyncText = (id: number): string => eventText(id, 'resync', {})

/** A comment, by which both sides and all between them see that the stream is alive. */
export const HEARTBEAT_TEXT = ':\n\n'

/** A change with the numbers of what it is about. */
export const liveEventText = (event: LiveEvent): string =>
  'memberId' in event
    ? eventText(event.id, event.kind, { [subjectNames[event.kind]]: event.subjectId })
    : eventText(event.id, event.kind, { listingId: event.listingId, kind: event.kind })

const subjectNames: Readonly<Record<OwnChangeKind, string>> = {
  'alerts.changed': 'alertId',
  'collections.changed': 'collectionId',
  'enquiries.changed': 'enquiryId',
  'hiddenListings.changed': 'memberId',
}

const eventText = (id: number, name: string, data: object): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`

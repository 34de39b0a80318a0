import type { LiveEvent } from './live-events.queries.ts'

/** Milliseconds that a client waits before it connects again, unless it knows better. */
const RETRY_MS = 3000

/** What a stream begins with: the number from which it goes on, so that nothing is missed when it breaks at once. */
export const beginningText = (id: number): string =>
  `retry: ${RETRY_MS}\n${liveEventText({ id, kind: 'ready', data: {} })}`

/** More was missed than is told one by one: whoever hears this reads everything again. */
export const resyncText = (id: number): string => liveEventText({ id, kind: 'resync', data: {} })

/** A comment, by which both sides and all between them see that the stream is alive. */
export const HEARTBEAT_TEXT = ':\n\n'

type Written = Pick<LiveEvent, 'id' | 'data'> & { kind: LiveEvent['kind'] | 'ready' | 'resync' }

export const liveEventText = ({ id, kind, data }: Written): string =>
  `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`

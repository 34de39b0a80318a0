import type { Database } from '#server/platform/database/database.ts'
import type { Listening } from '#server/platform/database/driver.ts'
import { workFor } from '#server/platform/work/request-work.ts'
import type { Audience } from './live-events.queries.ts'
import { lastLiveEventId, LIVE_CHANNEL, type LiveEvent, liveEventsAfter } from './live-events.queries.ts'
import { liveEventText } from './event-stream-text.ts'

export type Subscriber = { audiences: readonly Audience[]; receive(text: string, id: number): void }

export type LiveHub = {
  /** Begins to listen, once; rejects while the database does not answer. */
  start(): Promise<void>
  /** The last change that was told. */
  lastId(): number
  /** Tells what was committed meanwhile, in case that a notification was lost. */
  catchUp(): Promise<void>
  add(subscriber: Subscriber): void
  remove(subscriber: Subscriber): void
  close(): Promise<void>
}

const AT_ONCE = 500

/** Hears of changes once for the process, and tells each to all who listen for its subject. */
export function liveHub(database: Database, onError: (error: unknown) => void): LiveHub {
  const subscribers = new Map<Audience, Set<Subscriber>>()
  let last = 0
  let listening: Promise<Listening> | null = null
  let reading: Promise<void> | null = null
  let isBehind = false

  function tell(event: LiveEvent): void {
    const receivers = new Set(event.topics.flatMap((topic) => [...(subscribers.get(topic) ?? [])]))
    if (receivers.size === 0) return
    const text = liveEventText(event)
    for (const subscriber of receivers) subscriber.receive(text, event.id)
  }

  async function readNew(): Promise<void> {
    while (isBehind) {
      isBehind = false
      const events = await liveEventsAfter(database, last, AT_ONCE)
      for (const event of events) {
        last = event.id
        tell(event)
      }
      if (events.length === AT_ONCE) isBehind = true
    }
  }

  function catchUp(): Promise<void> {
    isBehind = true
    reading ??= inBackground(() => readNew())
      .catch(onError)
      .finally(() => {
        reading = null
        // Told between the end of the reading and this moment.
        if (isBehind) void catchUp()
      })
    return reading
  }

  async function listen(): Promise<Listening> {
    last = Math.max(last, await lastLiveEventId(database))
    const wake = () => void catchUp()
    return database.listen(LIVE_CHANNEL, { onNotification: wake, onListening: wake })
  }

  return {
    async start() {
      listening ??= inBackground(listen)
      await listening.catch((error: unknown) => {
        listening = null
        throw error
      })
    },
    lastId: () => last,
    catchUp: () => (listening === null ? Promise.resolve() : catchUp()),
    add(subscriber) {
      for (const audience of subscriber.audiences) {
        subscribers.set(audience, (subscribers.get(audience) ?? new Set()).add(subscriber))
      }
    },
    remove(subscriber) {
      for (const audience of subscriber.audiences) {
        const others = subscribers.get(audience)
        others?.delete(subscriber)
        if (others?.size === 0) subscribers.delete(audience)
      }
    },
    async close() {
      const ended = listening
      listening = null
      await ended?.then((found) => found.close()).catch(() => {})
      await reading
    },
  }
}

/** Outside the request that happened to be the first: its deadline is not that of the process. */
const inBackground = <Result>(action: () => Promise<Result>): Promise<Result> =>
  workFor({ lane: 'background', owner: 'portal', signal: undefined }, action)

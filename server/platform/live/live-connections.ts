import type { ServerResponse } from 'node:http'
import { isOwnTopic, type LiveTopic } from '#domain/live/live-topics.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { Identify } from '#server/platform/rest/caller.ts'
import { workFor } from '#server/platform/work/request-work.ts'
import { beginningText, HEARTBEAT_TEXT, liveEventText, resyncText } from './event-stream-text.ts'
import { ofMember } from './live-channel.ts'
import type { Audience } from './live-events.queries.ts'
import { isRecordedSince, missedEvents } from './live-events.queries.ts'
import type { Subscriber, LiveHub } from './live-hub.ts'
import { type LiveStream, openLiveStream } from './live-stream.ts'

/** Who wants to hear of what, and the last event that they have. */
type WantedStream = {
  topics: readonly LiveTopic[]
  /** Whose own topics; null where none is among them. */
  memberId: number | null
  authorization: string | undefined
  lastEventId: string | undefined
}

/** Begins the stream on an answer, whose headers are set; `onClose` is called once, however it ends. */
type Begin = (response: ServerResponse, onClose: () => void) => void

export type LiveConnections = {
  /** All that can fail, before the first byte. */
  prepare(wanted: WantedStream): Promise<Begin>
  /** Shows every stream that the server lives, and ends those whose session is over. */
  beat(): Promise<void>
  /** From now on each stream ends as it begins. */
  endAll(): void
}

type Connection = { stream: LiveStream; memberId: number | null; authorization: string | undefined }

/** More than this is not told one by one. */
const MOST_MISSED = 500
/** A session is looked at every second time, which is within a minute. */
const BEATS_PER_LOOK = 2

/** The open streams of this process. */
export function liveConnections({
  database,
  hub,
  identify,
}: {
  database: Database
  hub: LiveHub
  identify: Identify
}): LiveConnections {
  const open = new Set<Connection>()
  let isEnding = false
  let beats = 0

  async function prepare({ topics, memberId, authorization, lastEventId }: WantedStream): Promise<Begin> {
    if (isEnding) throw new PortalError('UNAVAILABLE', 'The portal is about to restart.')
    await hub.start()
    const waiting: string[] = []
    let stream: LiveStream | null = null
    const audiences = topics.map((topic) => (isOwnTopic(topic) ? ofMember(topic, memberId ?? 0) : topic))
    const subscriber: Subscriber = {
      audiences,
      receive: (text) => (stream === null ? void waiting.push(text) : stream.write(text)),
    }
    hub.add(subscriber)
    const from = hub.lastId()
    let missed: string
    try {
      missed = lastEventId === undefined ? '' : await missedText(lastEventId, from, audiences)
    } catch (error) {
      hub.remove(subscriber)
      throw error
    }
    return (response, onClose) => {
      stream = openLiveStream(response)
      const connection = { stream, memberId, authorization }
      const close = () => {
        hub.remove(subscriber)
        open.delete(connection)
        onClose()
      }
      stream.write(missed + beginningText(from) + waiting.join(''))
      if (isEnding) stream.end()
      if (response.destroyed) return close()
      open.add(connection)
      response.once('close', close)
    }
  }

  async function missedText(lastEventId: string, from: number, audiences: readonly Audience[]): Promise<string> {
    const after = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : Number.NaN
    if (after === from) return ''
    // A larger number is of another database.
    if (!(after < from) || !(await isRecordedSince(database, after))) return resyncText(from)
    const events = await missedEvents(database, { audiences, after, upTo: from, limit: MOST_MISSED + 1 })
    return events.length > MOST_MISSED ? resyncText(from) : events.map(liveEventText).join('')
  }

  async function hasEnded({ memberId, authorization }: Connection): Promise<boolean> {
    try {
      const member = await identify({ headers: { authorization } })
      return member?.memberId !== memberId
    } catch (error) {
      // Only a database that is away says nothing of the session.
      return error instanceof PortalError && error.code !== 'UNAVAILABLE'
    }
  }

  return {
    prepare,
    async beat() {
      for (const { stream } of open) stream.write(HEARTBEAT_TEXT)
      await hub.catchUp()
      beats += 1
      if (beats % BEATS_PER_LOOK !== 0) return
      const own = [...open].filter(({ memberId }) => memberId !== null)
      const background = { lane: 'background', owner: 'portal', signal: undefined } as const
      await workFor(background, async () => {
        for (const connection of own) if (await hasEnded(connection)) connection.stream.end()
      })
    },
    endAll() {
      isEnding = true
      for (const { stream } of open) stream.end()
    },
  }
}

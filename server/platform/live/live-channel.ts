import type { LiveEventKind } from '#domain/live/live-event.ts'
import type { LiveTopic, OwnTopic } from '#domain/live/live-topics.ts'
import { waitForCommitOrder } from '#server/platform/database/commit-order.ts'
import type { Database } from '#server/platform/database/database.ts'
import { insertLiveEvents } from './live-events.queries.ts'

/** Who hears of something: whoever wants a topic that is for everybody, or one member. */
export type Audience = Exclude<LiveTopic, OwnTopic> | `${OwnTopic}:${number}`

/** What open pages are told: the numbers by which they read again. */
export type NewLiveEvent = {
  kind: LiveEventKind
  topics: readonly Audience[]
  data: Readonly<Record<string, number | string>>
}

/** Has open pages read again. */
export type LiveChannel = {
  /** Call it in the transaction of the change, as the last thing that it does. */
  publish(...events: NewLiveEvent[]): Promise<void>
}

export const liveChannel = ({ database, clock }: { database: Database; clock: () => Date }): LiveChannel => ({
  async publish(...events) {
    if (events.length === 0) return
    await database.transaction(async () => {
      await waitForCommitOrder(database)
      await insertLiveEvents(database, events, clock())
    })
  },
})

export const ofMember = (topic: OwnTopic, memberId: number): Audience => `${topic}:${memberId}`

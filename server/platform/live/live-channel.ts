import type { OwnTopic } from '#domain/live/live-topics.ts'
import { waitForCommitOrder } from '#server/platform/database/commit-order.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Audience, insertLiveEvents, type NewLiveEvent } from './live-events.queries.ts'

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

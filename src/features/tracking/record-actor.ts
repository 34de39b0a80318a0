import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { agentTrackingMachine } from '#machines/agent-tracking/agent-tracking.machine.ts'
import { listingTrackingMachine } from '#machines/listing-tracking/listing-tracking.machine.ts'
import type { PostOutput } from '#machines/record-tracking/record-tracking.ts'
import { isOn } from '#src/shared/runtime/feature-switches.ts'
import { postBatch } from '#src/shared/tracking/post-batch.ts'
import type { TrackingKind } from '#src/shared/tracking/record-batch.ts'
import { abandonedCaches, ownCache } from './tab-caches.ts'
import type { TrackingCache } from './tracking-cache.ts'

export type RecordActor = ActorRefFrom<typeof listingTrackingMachine>
export type RecordActorParts = {
  mayTrack: () => boolean
  /** Where a failure is reported that was tried to the end. */
  reportFailure: (message: string, feature: string) => void
}

const machines = { listings: listingTrackingMachine, agents: agentTrackingMachine }
const logs = { listings: 'listingTrackingLog', agents: 'agentTrackingLog' } as const

/** Runs the tracking of listings or agents over this browser's storage and the server. */
export function startRecords(kind: TrackingKind, { mayTrack, reportFailure }: RecordActorParts): RecordActor {
  const own = ownCache(kind)
  const actor = createActor(
    machines[kind].provide({
      actors: { postCache: fromPromise(() => postAll(kind, own)) },
      actions: {
        cacheRecords: (_, records) => {
          if (isOn(logs[kind])) globalThis.console.info(`Tracked ${kind}`, records)
          own.add(records)
        },
        forgetCache: () => {
          own.forget()
          for (const { remove } of abandonedCaches(kind)) remove()
        },
        logFailure: () => reportFailure(`The post of ${kind} failed and waits for the next one`, `${kind}Tracking`),
      },
      guards: { mayRecord: mayTrack, mayPost: () => mayTrack() && navigator.onLine },
    }),
  ).start()
  // What an earlier page could not post.
  actor.send({ type: 'cache.changed' })
  return actor
}

async function postAll(kind: TrackingKind, own: TrackingCache): Promise<PostOutput> {
  for (const { cache, remove } of abandonedCaches(kind)) {
    const batch = cache.freeze()
    if (batch !== null) await postBatch(kind, batch)
    if (batch === null || !cache.drop(batch.batchId)) remove()
  }
  const batch = own.freeze()
  if (batch === null) return { hasMore: false }
  await postBatch(kind, batch)
  return { hasMore: own.drop(batch.batchId) }
}

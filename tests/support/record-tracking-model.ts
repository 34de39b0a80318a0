import { fromPromise } from 'xstate'
import { agentTrackingMachine } from '#machines/agent-tracking/agent-tracking.machine.ts'
import { listingTrackingMachine } from '#machines/listing-tracking/listing-tracking.machine.ts'
import type { PostOutput } from '#machines/record-tracking/record-tracking.ts'
import { transitionPaths } from './machine-paths.ts'

const record = { type: 27, pageType: 'home', id: 1 }
const posted = (hasMore: boolean) => ({ type: 'xstate.done.actor.postCache', output: { hasMore } }) as const

/** Everything that can happen to the tracking of records; `isAllowed`: whether the surroundings let it record or post. */
const recordTrackingEvents = (id: string) => [
  { type: 'record.made', record, isAllowed: true } as const,
  { type: 'record.made', record } as const,
  { type: 'cache.changed' } as const,
  { type: 'page.hidden', isAllowed: true } as const,
  { type: 'page.hidden' } as const,
  { type: 'post.requested', isAllowed: true } as const,
  { type: 'post.requested' } as const,
  { type: 'consent.withdrawn' } as const,
  { type: `xstate.after.flushDelay.${id}.memory.holding` },
  { type: `xstate.after.postDelay.${id}.posting.waiting`, isAllowed: true },
  { type: `xstate.after.postDelay.${id}.posting.waiting` },
  posted(false),
  posted(true),
  { type: 'xstate.error.actor.postCache' } as const,
]

export type RecordTrackingEvent = ReturnType<typeof recordTrackingEvents>[number]

const isAllowed = ({ event }: { event: object }) => Reflect.get(event, 'isAllowed') === true

/** The machine without surroundings: posts that never end by themselves, nothing kept, nothing logged. */
const still = (machine: typeof listingTrackingMachine) =>
  machine.provide({
    actors: { postCache: fromPromise<PostOutput>(() => new Promise(() => {})) },
    actions: { cacheRecords: () => {}, forgetCache: () => {}, logFailure: () => {} },
    guards: { mayRecord: isAllowed, mayPost: isAllowed },
  })

export const stillListingTracking = still(listingTrackingMachine)
export const stillAgentTracking = still(agentTrackingMachine)

const pathsOf = (machine: typeof stillListingTracking) =>
  transitionPaths<RecordTrackingEvent>(machine, recordTrackingEvents(machine.id))

export const listingTrackingPaths = pathsOf(stillListingTracking)
export const agentTrackingPaths = pathsOf(stillAgentTracking)

import { fromCallback } from 'xstate'
import { liveUpdatesMachine, type StreamInput } from '#machines/live-updates/live-updates.machine.ts'
import { transitionPaths } from './machine-paths.ts'

const error = new Error('the stream broke')

/** Everything that can happen to the live updates of a tab. */
export const liveUpdatesEvents = [
  { type: 'lead.gained' },
  { type: 'topics.changed', topics: 'listing:7' },
  { type: 'topics.changed', topics: '' },
  { type: 'tabs.hidden' },
  { type: 'tabs.shown' },
  { type: 'attention.lost' },
  { type: 'connection.lost' },
  { type: 'connection.returned' },
  { type: 'stream.opened' },
  { type: 'stream.heard', event: { id: '12', name: 'listing.published', data: {} } },
  { type: 'stream.ended', jitter: 1 },
  { type: 'stream.declined' },
  { type: 'xstate.error.actor.readStream', error },
  { type: 'xstate.after.settleDelay.liveUpdates.leading.settling' },
  { type: 'xstate.after.openTimeout.liveUpdates.leading.connected.opening' },
  { type: 'xstate.after.pause.liveUpdates.leading.waiting' },
] as const

/** The machine without surroundings: a stream that says nothing, a lead that is never gained by itself. */
export const stillLiveUpdates = liveUpdatesMachine.provide({
  actors: {
    holdLead: fromCallback(() => {}),
    readStream: fromCallback<{ type: string }, StreamInput>(() => {}),
  },
  actions: { spread: () => {} },
})

export const liveUpdatesPaths = transitionPaths(stillLiveUpdates, liveUpdatesEvents)

import { setup } from 'xstate'

/**
 * The ad of a script in its frame, from the first page that has room for it.
 * It is never loaded before the visitor has agreed, goes when they no longer do, and is not tried again once it has failed or kept
 * them waiting. Where it is not shown, a notice of the portal stands in its room. Owned by the room.
 */
export const adMachine = setup({
  types: {} as {
    events: { type: 'consent.given' } | { type: 'consent.withdrawn' } | { type: 'ad.loaded' } | { type: 'ad.failed' }
  },
  delays: { loadLimit: 8000 },
}).createMachine({
  id: 'ad',
  initial: 'waiting',
  states: {
    waiting: {
      on: { 'consent.given': 'loading' },
    },
    loading: {
      tags: 'framed',
      after: { loadLimit: 'failed' },
      on: { 'ad.loaded': 'shown', 'ad.failed': 'failed', 'consent.withdrawn': 'waiting' },
    },
    shown: {
      tags: 'framed',
      on: { 'ad.failed': 'failed', 'consent.withdrawn': 'waiting' },
    },
    failed: {},
  },
})

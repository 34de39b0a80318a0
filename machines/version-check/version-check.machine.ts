import { fromPromise, setup } from 'xstate'
import { VERSION_CHECK_INTERVAL, VERSION_RELOAD_DELAY } from '#domain/lookups/limits.ts'
import { missingPartsOf } from '#machines/missing-parts.ts'

const missing = missingPartsOf('versionCheckMachine')

/**
 * Whether the server runs another version than this page, for as long as the page is open (docs/product.md, section 19.5).
 * Asked at most once a minute. A difference is answered with one reload, 3 seconds later: the marker keeps the page from being
 * reloaded again and again, and is cleared once the versions match. Never while the visitor is at work: then it waits until
 * they come back or open another page. Owned by the app.
 */
export const versionCheckMachine = setup({
  types: {} as {
    context: { runningVersion: string }
    input: { runningVersion: string }
    events: { type: 'check.requested' }
  },
  actors: { readVersion: fromPromise<string>(missing('readVersion')) },
  actions: {
    setMarker: missing('setMarker'),
    clearMarker: missing('clearMarker'),
    logReload: missing('logReload'),
    reload: missing('reload'),
  },
  guards: {
    isSame: ({ context }, version: string) => version === context.runningVersion,
    hasMarker: missing('hasMarker'),
    notifiesOfSystem: missing('notifiesOfSystem'),
    isAtWork: missing('isAtWork'),
  },
  delays: { checkInterval: VERSION_CHECK_INTERVAL, reloadDelay: VERSION_RELOAD_DELAY },
}).createMachine({
  id: 'versionCheck',
  context: ({ input }) => ({ runningVersion: input.runningVersion }),
  initial: 'ready',
  states: {
    ready: { on: { 'check.requested': 'asking' } },
    asking: {
      invoke: {
        id: 'readVersion',
        src: 'readVersion',
        onDone: [
          {
            guard: { type: 'isSame', params: ({ event }) => event.output },
            target: 'resting',
            actions: 'clearMarker',
          },
          { guard: 'hasMarker', target: 'resting' },
          { target: 'outdated' },
        ],
        onError: 'resting',
      },
    },
    resting: { after: { checkInterval: 'ready' } },
    outdated: {
      entry: 'setMarker',
      always: [{ guard: 'notifiesOfSystem', target: 'leaving', actions: 'logReload' }, { target: 'leaving' }],
    },
    leaving: {
      after: { reloadDelay: [{ guard: 'isAtWork', target: 'postponed' }, { target: 'reloading' }] },
    },
    postponed: {
      on: {
        'check.requested': [{ guard: 'isAtWork', target: 'postponed' }, { target: 'reloading' }],
      },
    },
    reloading: { type: 'final', entry: 'reload' },
  },
})

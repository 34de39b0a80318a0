import { setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

const missing = missingPartsOf('connectivityMachine')

/**
 * Whether the browser has a connection, from the first page to the last.
 * When the connection is back, what failed meanwhile is read again, and the visitor is told so for a few seconds. It
 * never asks the network by itself: the browser says when the connection goes and comes. Owned by the shell.
 */
export const connectivityMachine = setup({
  types: {} as {
    events: { type: 'connection.lost' } | { type: 'connection.returned' }
  },
  actions: { readFailedAgain: missing('readFailedAgain') },
  delays: { returnShown: 4000 },
}).createMachine({
  id: 'connectivity',
  initial: 'online',
  states: {
    online: {
      on: { 'connection.lost': 'offline' },
    },
    offline: {
      on: { 'connection.returned': { target: 'onlineAgain', actions: 'readFailedAgain' } },
    },
    onlineAgain: {
      after: { returnShown: 'online' },
      on: { 'connection.lost': 'offline' },
    },
  },
})

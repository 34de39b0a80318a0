import { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts'
import { transitionPaths } from './machine-paths.ts'

/** Everything that can happen to the connection, the end of the message included. */
export const connectivityEvents = [
  { type: 'connection.lost' },
  { type: 'connection.returned' },
  { type: 'xstate.after.returnShown.connectivity.onlineAgain' },
] as const

export const stillConnectivity = connectivityMachine.provide({ actions: { readFailedAgain: () => {} } })

/** The paths that are walked in memory and through the page. */
export const connectivityPaths = transitionPaths(stillConnectivity, connectivityEvents)

import { adMachine } from '#machines/ad/ad.machine.ts'
import { transitionPaths } from './machine-paths.ts'

/** Everything that can happen to the ad of a script, the end of its wait included. */
export const adEvents = [
  { type: 'consent.given' },
  { type: 'consent.withdrawn' },
  { type: 'ad.loaded' },
  { type: 'ad.failed' },
  { type: 'xstate.after.loadLimit.ad.loading' },
] as const

/** The paths that are walked in memory. */
export const adPaths = transitionPaths(adMachine, adEvents)

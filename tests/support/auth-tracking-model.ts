import { authTrackingMachine } from '#machines/auth-tracking/auth-tracking.machine.ts'
import { transitionPaths } from './machine-paths.ts'

const position = 'nav_join_btn'

/** Everything that can happen to the tracking of the way in. */
const authTrackingEvents = [
  { type: 'way.chosen', choice: { mode: 'signIn', type: 'email', position } } as const,
  { type: 'way.chosen', choice: { mode: 'signUp', type: 'google', position } } as const,
  { type: 'member.authenticated', memberId: 7 } as const,
]

export type AuthTrackingEvent = (typeof authTrackingEvents)[number]

/** The machine that keeps nothing and whose words nobody hears. */
export const stillAuthTracking = authTrackingMachine.provide({
  actions: { storeChoice: () => {}, emitAuthEvent: () => {} },
})

export const authTrackingPaths = transitionPaths<AuthTrackingEvent>(stillAuthTracking, authTrackingEvents, {
  choice: null,
})

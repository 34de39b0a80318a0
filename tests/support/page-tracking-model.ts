import { pageTrackingMachine } from '#machines/page-tracking/page-tracking.machine.ts'
import { transitionPaths } from './machine-paths.ts'

/** Everything that can happen to the tracking of pages, its wait included. */
const pageTrackingEvents = [
  { type: 'address.opened', address: '/for-sale' } as const,
  { type: 'address.opened', address: '/for-sale?context=map' } as const,
  { type: 'address.opened', address: '/for-rent' } as const,
  { type: 'member.changed', memberId: 7 } as const,
  { type: 'member.changed', memberId: null } as const,
  { type: 'xstate.after.secondEvent.pageTracking.told' } as const,
]

export type PageTrackingEvent = (typeof pageTrackingEvents)[number]

/** The machine whose words nobody hears. */
export const stillPageTracking = pageTrackingMachine.provide({ actions: { emitPageView: () => {} } })

export const pageTrackingPaths = transitionPaths<PageTrackingEvent>(stillPageTracking, pageTrackingEvents)

import { type Definition, plain } from './machine-definition.ts'

/** What agentTracking and listingTracking have in common. */
export const recordTracking: Definition = {
  tags: { busy: ['posting.underWay'] },
  said: 'recordTracking needs provide() with ',
  needs: {
    ...plain('postCache', 'forgetCache', 'logFailure', 'mayRecord', 'mayPost'),
    cacheRecords: 'cacheRecords for 2',
  },
  given: { cacheRecords: { length: 2 } },
}

/** What waits on the device for its member. */
export const pendingOf = (...names: string[]): Definition => ({
  tags: { pending: ['waiting', 'creating', 'failed', 'refused'], busy: ['creating'] },
  needs: {
    ...plain(...names),
    announceCreated: 'announceCreated for true',
    announceFailure: 'announceFailure of REFUSED',
  },
  given: { announceCreated: { ok: true }, announceFailure: 'REFUSED' },
})

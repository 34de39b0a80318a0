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

/** What alerts and collections have in common. */
export const changeQueue: Definition = {
  tags: { busy: ['loading'] },
  said: 'changeQueue needs provide() with ',
  needs: plain('read', 'makeChange'),
}

/** What waits on the device for its member. */
export const pendingSubmission: Definition = {
  tags: { pending: ['waiting', 'creating', 'failed', 'refused'], busy: ['creating'] },
  needs: {
    ...plain('createPending', 'finish', 'clearPending'),
    announceCreated: 'announceCreated for true',
    announceFailure: 'announceFailure of REFUSED',
  },
  given: { announceCreated: { ok: true }, announceFailure: 'REFUSED' },
  said: 'pendingSubmission needs provide() with ',
}

export const postEditor: Definition = {
  tags: { busy: ['sending'], editable: ['writing', 'awaitingMember'] },
  ends: ['sent', 'sentElsewhere'],
  needs: { ...plain('sendPost', 'clearPost', 'askToSignIn'), savePost: 'savePost for key-1' },
  given: { savePost: { idempotencyKey: 'key-1' } },
  said: 'postEditor needs provide() with ',
}

/** An enquiry that a visitor sends. */
export const enquiryDefinition: Definition = {
  tags: { busy: ['sending'] },
  needs: {
    ...plain('sendEnquiry', 'forgetEnquiry'),
    persistEnquiry: 'persistEnquiry for key-1',
    rememberEnquiry: 'rememberEnquiry for 7',
  },
  given: {
    persistEnquiry: { idempotencyKey: 'key-1' },
    rememberEnquiry: { subject: { kind: 'listing', listingId: 7 } },
  },
}

/** The reply of an agent to one. */
export const replyDefinition: Definition = {
  tags: { busy: ['sending'] },
  needs: { ...plain('sendReply', 'forgetReply'), persistReply: 'persistReply for key-1' },
  given: { persistReply: { idempotencyKey: 'key-1' } },
}

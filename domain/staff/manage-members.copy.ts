export const manageMembersErrors = {
  notReader: 'Only staff who may view any member can do this.',
  notStaff: 'Only staff who may change any member can do this.',
  noMember: 'There is no such member.',
  own: 'Someone else has to do this to your own account.',
  moreClaims: 'This member may do things that you may not. Someone who may do them has to do this.',
  unknownClaim: 'There is no such permission.',
  lacking: 'You can only give what you hold yourself.',
  unconfirmed: 'This member has not confirmed their email address, so they cannot be given permissions.',
  closed: 'This account is closed. Open it before you give it permissions.',
  changed: 'Someone else has just changed this account. Look at it again before you decide.',
  shortText: 'Type at least two letters.',
  reason: (least: number, longest: number) => `Say why in ${least} to ${longest} characters.`,
  oneOf: 'Choose members, or a search that finds them.',
  nobody: 'There is nobody to do this to.',
  tooMany: 'This can be done to 10,000 members at most. Narrow the search.',
  otherMembers: 'The search finds other members than before. Look at it again before you decide.',
  otherBatch: 'This key belongs to something else that you began.',
} as const

/** Shown to who logs in to an account that staff closed. */
export const ACCOUNT_CLOSED = 'This account is closed. If you think that’s a mistake, get in touch with us.'

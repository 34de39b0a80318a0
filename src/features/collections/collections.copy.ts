import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import { LONGEST_COLLECTION_NAME } from '#domain/collections/collection-limits.ts'
import { numberText } from '#domain/text/number-text.ts'
import type { CollectionChangeKind } from '#machines/collections/collections.machine.ts'
import { failureCopyFor } from '#src/shared/member-list/failure.copy.ts'

/** "1 home", "12 homes", "1,200 homes". */
export const listingsText = (count: number): string => (count === 1 ? '1 home' : `${numberText(count)} homes`)

const failureTitles = {
  add: collectionErrors.update,
  rename: collectionErrors.update,
  publish: collectionErrors.update,
  chooseCover: collectionErrors.update,
  delete: collectionErrors.delete,
  undoDelete: collectionErrors.undo,
  leave: collectionErrors.removeCollaborator,
  invite: collectionErrors.invite,
  withdrawInvite: collectionErrors.removeInvite,
  removeCollaborator: collectionErrors.removeCollaborator,
  beNamed: collectionErrors.update,
  tell: collectionErrors.update,
} satisfies Record<CollectionChangeKind, string>

export const failureCopy = failureCopyFor(
  failureTitles,
  'This collection isn’t there any more, or it isn’t shared with you any more.',
)

export const collectionsCopy = {
  title: 'My Collections',
  what: 'Save homes with the heart, share them with the people you’re moving with, and choose together.',
  ways: [
    'Press the heart on any home. It’s saved straight away, and you can sort it into collections.',
    'Invite someone by email. You both add homes, like or dislike them, and comment.',
    'Compare homes side by side, and plan a day of inspections.',
  ],
  logIn: 'Log in',
  signUp: 'Sign up',
  needsScript: 'Collections need JavaScript. Switch it on for this site to see yours.',
  loading: 'Loading your collections…',
  loadingFailed: 'We couldn’t load your collections. They’re safe. Check your connection and try again.',
  tryAgain: 'Try again',
  own: 'Your collections',
  shared: 'Shared with you',
  invitations: 'Invitations',
  none: 'You have no collections yet.',
  noneAdvice: 'Press the heart on a home, or name a collection now and fill it later.',
  start: 'Find homes',
  inspections: 'Plan a day of inspections',
  hidden: 'Hidden homes',
  newCollection: 'New collection',
  name: 'Name',
  nameHint: 'For example “Close to school” or “Weekend shortlist”.',
  nameError: collectionErrors.name(LONGEST_COLLECTION_NAME),
  create: 'Create',
  cancel: 'Cancel',
  added: (name: string) => `“${name}” is ready.`,
  open: 'Open it',
  isPublic: 'Anyone with the link',
  isPrivate: 'Only you',
  sharedWith: (names: string) => `With ${names}`,
  ownedBy: (name: string) => `By ${name}`,
  noPhoto: 'No homes yet',
  of: (action: string, name: string) => `${action} “${name}”`,
} as const

export const offlineListingsCopy = {
  title: 'Saved on this device',
  waiting: (listings: string) =>
    `${listings} saved on this device. Sign up or log in, and we’ll put them into your first collection.`,
  saving: (listings: string) => `${listings} saved on this device. We’re putting them into your account now.`,
  failed: 'We couldn’t load these homes. They’re still saved on this device.',
  more: (listings: string) => `And ${listings} more.`,
  drop: 'Discard all',
} as const

export const invitationCopy = {
  from: (inviter: string) => `${inviter} invites you`,
  until: (day: string) => `Until ${day}`,
} as const

export const openedInvitationCopy = {
  title: 'Invitation to a collection',
  reading: 'One moment…',
  unread: 'We couldn’t read this invitation. Check your connection and try again.',
  tryAgain: 'Try again',
  invites: (inviter: string, name: string) => `${inviter} invites you to the collection “${name}”.`,
  homes: (listings: string) => `It has ${listings}. You can add homes, like or dislike them, and comment.`,
  until: (day: string) => `The invitation can be accepted until ${day}.`,
  logIn: 'Log in',
  signUp: 'Sign up',
  loggedOut: 'Log in or sign up with the email address that the invitation was sent to, then accept it here.',
  wrongAccount:
    'This invitation was sent to another email address, or to one that isn’t confirmed yet. Log in with the address that it was sent to, or confirm it in Settings.',
  otherAccount: 'Log in with another account',
  settings: 'Settings',
  expired: 'This invitation can’t be used any more. It was answered, taken back or is too old. Ask for a new one.',
  accept: 'Accept',
  decline: 'Decline',
  accepted: (name: string) => `You’re part of “${name}” now.`,
  open: 'Open the collection',
  declined: 'You’ve declined the invitation.',
  refused: 'Failed to confirm invite',
  unreachable: 'We got no answer. Check your connection and try again.',
  collections: 'My Collections',
} as const

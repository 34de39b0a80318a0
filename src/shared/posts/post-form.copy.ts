/** What posts of all kinds and their forms say. */
export const postFormCopy = {
  agent: 'Agent',
  formerMember: 'Former member',
  comments: 'Comments',
  edited: (day: string) => `Edited ${day}`,
  needsScript: 'Writing needs JavaScript.',
  sending: 'Sending…',
  cancel: 'Cancel',
  errors: 'What needs to be put right',
  putRight: 'Please put this right:',
  unreachable: 'We couldn’t reach the portal. What you wrote is still here: please try again.',
  needsLogin: 'What you wrote is kept on this device. Log in or sign up, and we’ll send it.',
  keepWriting: 'Keep writing',
  kept: 'What you write is kept on this device until you send it.',
  characters: (count: number, most: number) =>
    `${count.toLocaleString('en-AU')} of ${most.toLocaleString('en-AU')} characters`,
  changedMeanwhile:
    'This was changed since you opened it, in another window or by our staff. What you wrote is still here, and isn’t saved yet.',
  seeCurrent: 'See what it says now',
  chooseOwn: 'Save mine instead',
  chooseCurrent: 'Go on with what it says now',
  sentElsewhere: 'This was sent from another tab.',
  helpful: (count: number) => (count === 0 ? 'Helpful' : `Helpful (${count.toLocaleString('en-AU')})`),
  unsentVote: 'Kept on this device. We’ll send it when you’re back online.',
  failed: 'That didn’t work. Please check your connection and try again.',
} as const

/** What is said when a claim of a profile can’t be made or decided. */
export const agentClaimErrors = {
  confirmEmail: 'Confirm your own email address first. You can ask for a new link in your settings.',
  noAgent: 'This agent isn’t on Homely any more.',
  hasLeft: 'This agent has left the office, so the profile can’t be claimed.',
  isManaged: 'Somebody manages this profile already. If it’s yours, write to us.',
  managesAnother: 'You manage the profile of an agent already.',
  noOfficeEmail: 'We have no email address of this office. Use your licence number instead.',
  licenceNumber: 'Enter your licence number as it’s printed on your licence.',
  licenceState: 'Choose the state that gave you the licence.',
  tooMany: 'You have claimed many profiles today. Try again tomorrow.',
  tooManyOfOffice:
    'This office has had many of our emails today. Use your licence number instead, or try again tomorrow.',
  link: 'This link has been used or is too old.',
  noClaim: 'This claim has been decided already.',
  reason: (longest: number) => `A reason has at most ${longest} characters.`,
  staffOnly: 'Only staff who may change the settings of agents may do this.',
  own: 'Someone else has to decide about your own claim.',
} as const

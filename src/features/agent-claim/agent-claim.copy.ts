/** What the pages say on which profiles of agents are claimed. */
export const findCopy = {
  title: 'Find your agent profile',
  description: 'Search for your name or your office, then prove that the profile is yours.',
  lead: 'Search for your name or your office, then prove that the profile is yours: by an email to your office, or by your licence.',
  guide: 'How claiming a profile works',
  search: 'Your name, or the name of your office',
  find: 'Search',
  searching: 'Searching…',
  failed: 'We couldn’t search just now. Please try again.',
  none: (query: string) =>
    `We found nobody for “${query}”. Your profile appears with the first listing that names you. Try the name on your listings.`,
  results: 'Profiles found',
  managed: 'Somebody manages this profile already.',
  profile: 'See the profile',
  profileOf: (name: string) => `See the profile of ${name}`,
  thisIsMe: 'This is me',
  iAm: (name: string) => `I’m ${name}`,
  staff: 'Claims that wait for staff',
} as const

export const proofCopy = {
  title: (name: string) => `Prove that you’re ${name}`,
  how: 'How would you like to prove it?',
  byEmail: (hint: string) => `An email to the office (${hint})`,
  byEmailHint: 'Somebody there confirms it by a link. The link works once, within 7 days.',
  byLicence: 'My licence number',
  byLicenceHint: 'Our staff check it in the public register. That takes a working day or two.',
  number: 'Licence or registration number',
  state: 'State of the licence',
  chooseState: 'Choose one',
  send: 'Claim this profile',
  sending: 'Sending…',
  logIn: 'Log in to claim this profile. What you chose stays here.',
  sentByEmail: (hint: string) => `We’ve written to ${hint}. You’ll get an email as soon as the office answers.`,
  sentByLicence: 'Thank you. You’ll get an email once our staff have checked your licence.',
} as const

export const ownClaimsCopy = {
  title: 'Your claims',
  failed: 'We couldn’t load your claims.',
  states: {
    pending: 'Waiting',
    approved: 'Yours',
    refused: 'Not confirmed',
    expired: 'No answer',
  },
  waitingForOffice: (hint: string, day: string) => `We wrote to ${hint}. The link works until ${day}.`,
  waitingForStaff: 'Our staff are checking your licence.',
  approved: 'You manage this profile.',
  edit: 'Change what it shows',
  expired: 'The office didn’t answer in time. You can claim the profile again.',
  refused: 'The office or our staff couldn’t confirm it.',
  reason: (reason: string) => `The reason: ${reason}`,
} as const

export const officeCopy = {
  title: 'Confirm an agent',
  reading: 'Reading the question…',
  unread: 'We couldn’t read this link just now.',
  tryAgain: 'Try again',
  gone: 'This link has been used or is too old. If somebody still needs your answer, they can claim the profile again.',
  asks: (member: string, email: string, agent: string) =>
    `${member} (${email}) asks to manage the profile of ${agent}.`,
  question: (agent: string, office: string) => `Is this person ${agent} of ${office}?`,
  means:
    'If you confirm, they can change the photo, the words and the videos of the profile. Listings and sales stay as they are.',
  until: (day: string) => `You can answer until ${day}.`,
  yes: 'Yes, give them the profile',
  no: 'No, they aren’t',
  approved: (agent: string) => `Thank you. The profile of ${agent} is theirs now, and we’ve told them so.`,
  refused: (agent: string) => `Thank you. The profile of ${agent} stays as it is.`,
} as const

export const requestsCopy = {
  title: 'Claims that wait for staff',
  logIn: 'Log in with an account of staff to decide claims.',
  forbidden: 'Only staff who may change the settings of agents can see this page.',
  loading: 'Loading the claims…',
  failed: 'We couldn’t load the claims.',
  tryAgain: 'Try again',
  none: 'No claim waits for a decision.',
  count: (total: number) => (total === 1 ? '1 claim waits.' : `${total} claims wait.`),
  claims: (member: string, email: string) => `${member} (${email}) claims this profile.`,
  licence: (number: string, state: string) => `Licence ${number}, ${state}`,
  requested: (day: string) => `Since ${day}`,
  reason: 'Reason, for the member to read',
  approve: 'Approve',
  refuse: 'Refuse',
  approveOf: (name: string) => `Approve the claim of the profile of ${name}`,
  refuseOf: (name: string) => `Refuse the claim of the profile of ${name}`,
  decided: (name: string) => `Decided: ${name}.`,
} as const

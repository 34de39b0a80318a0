/** What the form of a review says. */
export const editorCopy = {
  home: 'Home',
  reviews: 'Reviews',
  title: (name: string) => `Write a review of ${name}`,
  lead: 'Say what was good and what was not. Your name stands with it. Agents can answer, but can’t change or remove it.',
  service: 'What did the agent do for you?',
  address: 'Address of the home',
  addressHint:
    'Such as 12 Smith Street, Fitzroy VIC 3065. If it fits a sale or lease of this agent on record, your review says so. Others see the suburb, and the street only if that sale is on record.',
  rating: 'Your rating',
  statistics: 'Rate the details',
  reviewTitle: 'Title',
  content: 'Your review',
  contentHint:
    'At least 20 characters. Leave out links, phone numbers and email addresses, or our staff read it first.',
  evidence: 'How our staff could check this',
  evidenceHint:
    'Only our staff see it. Say who could confirm that you were a client, such as your conveyancer. If they check it, your review is marked as verified.',
  name: 'Your name as others see it',
  send: 'Publish review',
  sendChange: 'Save changes',
  published: 'Thank you. Your review is published.',
  held: 'Thank you. Our staff read your review before it is published, and write to you.',
  unconfirmed: 'Thank you. Confirm your email address with the link we sent you; then your review is published.',
  sentElsewhere: 'This review was sent from another tab.',
  seeAll: 'See all reviews',
  cannotWrite: 'You can’t review yourself or somebody of your own office.',
  yours: 'Your reviews of this agent',
  status: {
    unconfirmed: 'Waiting for you to confirm your email address',
    held: 'Our staff are reading it',
    published: 'Published',
    rejected: 'Not published',
    withdrawn: 'Taken back',
  },
  reason: (text: string) => `The reason: ${text}`,
  change: 'Change',
  takeBack: 'Take back',
  takeBackOf: (title: string) => `Take back “${title}”`,
  takenBack: 'Your review is taken back.',
  changeOf: (title: string) => `Change “${title}”`,
  failed: 'That didn’t work. Please check your connection and try again.',
  needsScript: 'Writing a review needs JavaScript.',
  loading: 'Write a review',
  missing: 'We can’t find this agent',
} as const

/** What the page says to a client who was asked. */
export const invitationCopy = {
  title: 'Write your review',
  heading: (name: string) => `How was ${name}?`,
  lead: (client: string, agent: string, office: string) =>
    `${client}, ${agent} of ${office} asked you for a review. You need no account.`,
  about: (address: string) => `It is about ${address}.`,
  fair: 'Good or bad, it is published. The agent can answer it, but can’t change or remove it.',
  missing: 'This link isn’t one of ours',
  answered: 'This link has been used. Your review has reached us. Thank you.',
  expired: 'This link is no longer valid. Ask the agent for a new one.',
  withdrawn: 'The agent has taken this request back.',
  reviewsOf: (name: string) => `Reviews of ${name}`,
} as const

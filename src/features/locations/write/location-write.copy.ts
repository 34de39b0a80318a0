import type { AuthorRelation } from '#domain/location-reviews/location-review-types.ts'

/** What writing a review of a suburb or street says. */
export const locationWriteCopy = {
  write: (name: string) => `Review ${name}`,
  goOn: 'Go on with your review',
  change: 'Change your review',
  relation: 'How do you know it?',
  relations: {
    livesHere: 'I live here',
    livedHere: 'I lived here',
    visits: 'I visit',
    agent: 'I sell or rent out homes here',
  } satisfies Record<AuthorRelation, string>,
  since: 'Since which year',
  rating: (name: string) => `How is it to live in ${name}?`,
  topics: 'Rate the details',
  title: 'Title',
  titleHint: 'What you would tell a friend, in a line.',
  content: 'Your review',
  contentHint:
    'At least 30 characters. Leave out links, phone numbers and email addresses, or our staff read it first.',
  pros: 'What speaks for it',
  cons: 'What speaks against it',
  pointsHint: 'A few words a line, at most five lines.',
  send: 'Publish review',
  sendChange: 'Save changes',
  helpfulLabel: (title: string) => `Helpful: “${title}”`,
} as const

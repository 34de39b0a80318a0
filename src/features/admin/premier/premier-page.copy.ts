import type { PremierAct } from '#domain/premier/premier-workflow.ts'

const acts = {
  start: 'Start the checklist',
  confirmContact: 'Confirm their contact details',
  complete: 'Make them a Premier Agent',
  stop: 'End it',
} satisfies Readonly<Record<PremierAct, string>>

/** What the page of Premier Agents says to staff. */
export const premierPageCopy = {
  loading: 'Loading…',
  failed: 'We couldn’t load this. Check your connection and try again.',
  tryAgain: 'Try again',
  username: 'Username of the agent',
  usernameHint: 'The last part of the address of their profile.',
  find: 'Find',
  noUsername: 'Type the username of an agent, such as mia-chen.',
  noAgent: 'There’s no agent of this name.',
  all: 'All checklists',
  table: 'Checklists changed last',
  columns: { agent: 'Agent', state: 'State', changed: 'Changed' },
  facts: { profile: 'Profile', office: 'Office', state: 'State', changed: 'Changed' },
  steps: 'Checklist',
  act: 'What to do',
  acts,
} as const

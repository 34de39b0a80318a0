import {
  LEAST_PREMIER_REVIEWS,
  LEAST_PREMIER_SALES,
  type PremierState,
  type PremierStepName,
  SHORTEST_PREMIER_BIO,
} from '#domain/premier/premier-workflow.ts'

const steps = {
  profile: `A photo, and at least ${SHORTEST_PREMIER_BIO} characters about themselves`,
  pastSales: `At least ${LEAST_PREMIER_SALES} past sales or leases accepted by our staff`,
  reviews: `At least ${LEAST_PREMIER_REVIEWS} published reviews, written here`,
  reply: 'An enquiry answered within a day',
  contact: 'Contact details confirmed by our staff',
} satisfies Readonly<Record<PremierStepName, string>>

const states = {
  notStarted: 'Not started',
  waitingForAgent: 'Waiting for the agent',
  readyForStaff: 'Ready for staff',
  completed: 'Premier Agent',
  stopped: 'Ended',
} satisfies Readonly<Record<PremierState, string>>

/** What is said of Premier Agents. */
export const premierCopy = {
  name: 'Premier Agent',
  about:
    'Our staff have checked this profile: it’s complete, with accepted sales, reviews by clients and quick answers. Nobody can pay for it, and it doesn’t change the order of lists.',
  steps,
  states,
  done: 'Done',
  open: 'Still to do',
} as const

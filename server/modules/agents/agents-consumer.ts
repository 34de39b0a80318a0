import type { Database } from '#server/platform/database/database.ts'
import type { EventConsumer } from '#server/platform/events/domain-event.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import { refreshAgents, refreshAllAgents, refreshOffices } from './refresh-agents.ts'
import { peopleOfListings } from './refresh-agents.queries.ts'

type ConsumerParts = { database: Database; clock: () => Date }

/** Counts anew what the agents and offices of changed listings did; shares of a suburb of other agents follow at night (docs/product.md, section 25.11). */
export const agentsConsumer = ({ database, clock }: ConsumerParts): EventConsumer => ({
  name: 'agents',
  kinds: ['listing.published', 'listing.priceChanged', 'listing.statusChanged', 'listing.contentChanged'],
  async handle(changes) {
    const [people] = await peopleOfListings(database, [...new Set(changes.map(({ subjectId }) => subjectId))])
    if (people === undefined) return
    const formerIds = changes.flatMap(({ details }) =>
      'formerAgentIds' in details ? (details.formerAgentIds ?? []) : [],
    )
    await refreshAgents(database, clock(), [...new Set([...people.agentIds, ...formerIds])])
    await refreshOffices(database, clock(), people.officeIds)
  },
})

/** Every night all are counted anew, for the twelve months have moved on. */
export const agentJobs = ({ database, clock }: ConsumerParts): readonly JobHandler[] => [
  {
    name: 'agents.refresh',
    handle: () => refreshAllAgents(database, clock()),
    isForAll: true,
    schedule: { cron: '10 2 * * *', timeZone: 'Australia/Sydney' },
  },
]

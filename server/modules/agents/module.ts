import { listings } from '#server/modules/listings/listings-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { search } from '#server/modules/search/search-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { agentDirectory } from './agent-directory.ts'
import { agentResolvers } from './agent-resolvers.ts'
import { agentOperations } from './agent-operations.ts'
import { agentJobs, agentsConsumer } from './agents-consumer.ts'
import { salesOfAgent } from './agent-sales.queries.ts'
import { agentSettingsOver } from './agent-settings.ts'
import { agents } from './agents-services.ts'
import { nameCompletion } from './name-completion.ts'
import { namedAgents } from './named-agents.ts'
import { officeOperations } from './office-operations.ts'
import { refreshAgents, refreshOffices } from './refresh-agents.ts'
import { agentSearchQueries, agentSearchResolvers, officePageResolvers } from './search-resolvers.ts'

/** Agents: what they show, what they did, and how they and their offices are found. */
export const agentsModule = defineModule({
  name: agents,
  dependsOn: [offices, search, locations, listings],
  services: (parts) => ({
    agents: agentDirectory(parts.database, parts.clock),
    refreshAgents: (agentIds) => refreshAgents(parts.database, parts.clock(), agentIds),
    refreshOffices: (officeIds) => refreshOffices(parts.database, parts.clock(), officeIds),
    namedAgents: (officeId, named) => namedAgents(parts.database, officeId, named),
    nameCompletion: nameCompletion(parts.database, parts),
    agentSettings: agentSettingsOver(parts.database, parts.clock),
    agentSales: { ofAgent: (asked) => salesOfAgent(parts.database, asked) },
  }),
  resolvers: {
    Agent: agentResolvers,
    Office: officePageResolvers,
    ...agentSearchResolvers,
    Query: agentSearchQueries,
  },
  operations: (services, ask) => ({ ...agentOperations(services, ask), ...officeOperations(services, ask) }),
  consumers: (services) => [agentsConsumer(services)],
  jobs: agentJobs,
})

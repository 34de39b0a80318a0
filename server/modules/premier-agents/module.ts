import { agents } from '#server/modules/agents/agents-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { staff } from '#server/modules/staff/staff-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { premierAgents } from './premier-agents.ts'
import { premierMutations, premierQueries, premierResolvers } from './premier-resolvers.ts'
import { premierName } from './premier-services.ts'

export type PremierSettings = {
  /** Scheme and host for links in mails. */
  origin?: string | undefined
}

/** Premier Agents, whom staff make. */
export const premierModule = ({ origin = 'http://localhost' }: PremierSettings) =>
  defineModule({
    name: premierName,
    dependsOn: [offices, agents, staff],
    services: (parts) => ({ premierAgents: premierAgents({ ...parts, origin }) }),
    resolvers: { ...premierResolvers, Query: premierQueries, Mutation: premierMutations },
  })

import { agents } from '#server/modules/agents/agents-services.ts'
import { members } from '#server/modules/members/members-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { staff } from '#server/modules/staff/staff-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { agentClaimMutations, agentClaimQueries, agentClaimResolvers } from './agent-claim-resolvers.ts'
import { agentClaimsOver } from './agent-claims.ts'
import { agentClaims } from './agent-claims-services.ts'

export type AgentClaimsSettings = {
  /** Scheme and host for links in mails. */
  origin?: string | undefined
}

/** How members come to manage the profiles of agents. */
export const agentClaimsModule = ({ origin = 'http://localhost' }: AgentClaimsSettings) =>
  defineModule({
    name: agentClaims,
    dependsOn: [offices, members, agents, staff],
    services: (parts) => ({ agentClaims: agentClaimsOver({ ...parts, origin }) }),
    resolvers: { ...agentClaimResolvers, Query: agentClaimQueries, Mutation: agentClaimMutations },
  })

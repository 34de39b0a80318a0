import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { AgentClaims } from './agent-claims.ts'
import type { AgentClaimsParts } from './claims-parts.ts'

export type AgentClaimsServices = { agentClaims: AgentClaims }

export const agentClaims = moduleNamed<AgentClaimsServices>('agent-claims')

/** What the resolvers of this module may use. */
export type AgentClaimsContext = GraphContext<AgentClaimsParts & AgentClaimsServices>

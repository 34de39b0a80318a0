import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { SearchServices } from '#server/modules/search/search-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { AgentDirectory } from './agent-directory.ts'
import type { SaleOnRecord, SalesAsked } from './agent-sales.queries.ts'
import type { NameCompletion } from './name-completion.ts'
import type { NamedAgent } from './named-agents.queries.ts'
import type { AgentSettings } from './agent-settings.ts'

export type AgentsServices = {
  agents: AgentDirectory
  agentSettings: AgentSettings
  agentSales: {
    /** Homes in a suburb that an agent sold or let, by the portal's own records, the latest first. */
    ofAgent(asked: SalesAsked): Promise<SaleOnRecord[]>
  }
  /** Brings the figures of these agents and what finds them to what is stored; call it in the transaction of a change. */
  refreshAgents(agentIds: readonly number[]): Promise<void>
  /** Brings what finds these offices to what is stored; call it in the transaction of a change. */
  refreshOffices(officeIds: readonly number[]): Promise<void>
  /**
   * The numbers of agents that an office names, in their order, each once; those it does not have are added with a basic profile. Call it in a
   * transaction.
   */
  namedAgents(officeId: number, named: readonly NamedAgent[]): Promise<number[]>
  /** Agents and offices by the beginning of their names. */
  nameCompletion: NameCompletion
}

export const agents = moduleNamed<AgentsServices>('agents')

/** What the code of this module may use. */
export type AgentsParts = PlatformServices &
  OfficesServices &
  SearchServices &
  LocationsServices &
  ListingsServices &
  AgentsServices
export type AgentsContext = GraphContext<AgentsParts>

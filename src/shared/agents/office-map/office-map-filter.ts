import type { AgentFilter } from '#src/api/generated/graphql.ts'
import type { StateCode } from '#domain/lookups/states.ts'

/** Which offices a map shows, as lists of offices are narrowed down. */
export type OfficeMapFilter = { stateCode: StateCode | null; query: string }

/** The agents of a list, where a map shows the agencies of these alone. */
export type AgentsOnMap = { filter: AgentFilter; total: number }

export const ANY_OFFICE: OfficeMapFilter = { stateCode: null, query: '' }

import { type Claims, hasClaim } from './claims.ts'

/** Who asks; null: logged out. `principalOf` is the office that they are a principal of. */
export type PerformanceReader = { claims: Claims; agentId: number | null; principalOf: number | null }

/** Whether somebody may see how the homes of an office are viewed: its principals, and staff who may change any agent. */
export const mayReadPerformanceOfOffice = (reader: PerformanceReader | null, officeId: number): boolean =>
  reader !== null &&
  (reader.principalOf === officeId || hasClaim(reader.claims, 'agents_permission', 'CanChangeAnyAgentsSetting'))

/** Whether somebody may see how the homes of an agent are viewed: the agent, and who may see those of the office. */
export const mayReadPerformanceOfAgent = (
  reader: PerformanceReader | null,
  agent: { id: number; officeId: number },
): boolean => reader !== null && (reader.agentId === agent.id || mayReadPerformanceOfOffice(reader, agent.officeId))

/** Whether somebody may see how a home is viewed: its agents, and who may see those of the office. */
export const mayReadPerformanceOfListing = (
  reader: PerformanceReader | null,
  listing: { agentIds: readonly number[]; officeId: number },
): boolean =>
  reader !== null &&
  ((reader.agentId !== null && listing.agentIds.includes(reader.agentId)) ||
    mayReadPerformanceOfOffice(reader, listing.officeId))

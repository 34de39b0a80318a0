import { type Claims, hasClaim } from './claims.ts'

/** Who asks; null: logged out. */
export type SettingsReader = { claims: Claims; agentId: number | null }

/** Whether somebody is of the staff who may change any profile. */
export const mayChangeAnyAgent = (claims: Claims | null): boolean =>
  hasClaim(claims, 'agents_permission', 'CanChangeAnyAgentsSetting')

/** Whether somebody may change what a profile shows: the agent who manages it, and staff who may change any. */
export const mayChangeAgent = (reader: SettingsReader | null, agentId: number): boolean =>
  reader !== null &&
  (reader.agentId === agentId || hasClaim(reader.claims, 'agents_permission', 'CanChangeAnyAgentsSetting'))

/** Whether somebody may say that an agent is a principal of their office: staff who may change any, but not of themselves. */
export const mayAppointPrincipal = (reader: SettingsReader | null, agentId: number): boolean =>
  reader !== null &&
  reader.agentId !== agentId &&
  hasClaim(reader.claims, 'agents_permission', 'CanChangeAnyAgentsSetting')

/** Whether somebody may show and hide the videos of a profile. */
export const mayToggleVideos = (reader: SettingsReader | null, agentId: number): boolean =>
  mayChangeAgent(reader, agentId) || hasClaim(reader?.claims ?? null, 'agents_permission', 'CanToggleVideoVisibility')

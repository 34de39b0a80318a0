import type { Database } from '#server/platform/database/database.ts'
import type { SettingsRow } from './agent-settings-record.ts'
import {
  type AgentChange,
  findSettings,
  insertChange,
  lockSettings,
  setClaimed,
  setPrincipal,
  updateSettings,
} from './agent-settings.queries.ts'
import { refreshAgents } from './refresh-agents.ts'

/** What is stored of agents by those who manage their profiles. What changes something is called in the transaction of its change. */
export type AgentSettings = {
  find(agentId: number): Promise<SettingsRow | null>
  /** Held until the end of the transaction. */
  lock(agentId: number): Promise<SettingsRow | null>
  /** Takes the place of what a profile shows; its version becomes the next. */
  replace(row: Omit<SettingsRow, 'isPrincipal' | 'version'>): Promise<void>
  setClaimed(agentId: number, isClaimed: boolean): Promise<void>
  setPrincipal(agentId: number, isPrincipal: boolean): Promise<void>
  /** A row of audit. */
  recordChange(change: AgentChange): Promise<void>
}

export const agentSettingsOver = (database: Database, clock: () => Date): AgentSettings => ({
  find: (agentId) => findSettings(database, agentId),
  lock: (agentId) => lockSettings(database, agentId),
  async replace(row) {
    await updateSettings(database, row)
    // Where they work and whether they have videos is what finds them.
    await refreshAgents(database, clock(), [row.agentId])
  },
  setClaimed: (agentId, isClaimed) => setClaimed(database, agentId, isClaimed),
  setPrincipal: (agentId, isPrincipal) => setPrincipal(database, agentId, isPrincipal),
  recordChange: (change) => insertChange(database, change, clock()),
})

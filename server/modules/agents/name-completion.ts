import { nameKey } from '#domain/agents/name-keys.ts'
import type { AgentRecord, OfficeRecord } from '#server/modules/offices/office-record.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import { agentsByName, officesByName } from './name-completion.queries.ts'

/** Completes names that were begun; nothing fits what holds no letter. */
export type NameCompletion = {
  agents(typed: string, take: number): Promise<AgentRecord[]>
  offices(typed: string, take: number): Promise<OfficeRecord[]>
}

export const nameCompletion = (database: Database, { offices }: OfficesServices): NameCompletion => ({
  async agents(typed, take) {
    const beginning = nameKey(typed)
    const rows = beginning === '' ? [] : await agentsByName(database, beginning, take)
    const agents = await Promise.all(rows.map(({ id }) => offices.agent(id)))
    return agents.filter((agent) => agent !== null)
  },
  async offices(typed, take) {
    const beginning = nameKey(typed)
    const rows = beginning === '' ? [] : await officesByName(database, beginning, take)
    const found = await Promise.all(rows.map(({ id }) => offices.office(id)))
    return found.filter((office) => office !== null)
  },
})

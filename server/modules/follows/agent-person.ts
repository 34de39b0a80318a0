import type { PersonRecord } from '#server/modules/profiles/person-record.ts'
import type { ProfilesServices } from '#server/modules/profiles/profiles-services.ts'

/** An agent as lists show one; null for none of this number. */
export const agentPerson = async (agentId: number, { people }: ProfilesServices): Promise<PersonRecord | null> =>
  (await people.agents([agentId])).get(agentId) ?? null

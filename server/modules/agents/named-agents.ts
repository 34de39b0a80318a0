import anyAscii from 'any-ascii'
import { nameKey } from '#domain/agents/name-keys.ts'
import { latinName } from '#domain/members/latin-name.ts'
import { suggestedUsername } from '#domain/members/username.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  agentsOfOffice,
  completeContact,
  insertAgent,
  lockOffice,
  type NamedAgent,
  type OfficeAgent,
} from './named-agents.queries.ts'

const MOST_ATTEMPTS = 20

/**
 * The numbers of agents that an office names, in their order, each once: those of its own by name, else by e-mail address and a word of the name; others get a basic profile.
 * What it states of those who have not claimed theirs is added where nothing is stated. Call it in a transaction.
 */
export async function namedAgents(
  database: Database,
  officeId: number,
  named: readonly NamedAgent[],
): Promise<number[]> {
  const agentIds = new Set<number>()
  for (const agent of named) {
    const known = agentNamed(await agentsOfOffice(database, officeId), agent)
    agentIds.add(known?.id ?? (await addedAgent(database, officeId, agent)))
    if (known !== undefined && !known.isClaimed) await completeContact(database, known.id, agent)
  }
  return [...agentIds]
}

/** An address alone is none: colleagues share those of their office. */
function agentNamed(agents: readonly OfficeAgent[], { name, email }: NamedAgent): OfficeAgent | undefined {
  const words = nameKey(name).split(' ')
  const isSamePerson = (agent: OfficeAgent) =>
    email !== null &&
    agent.email?.toLowerCase() === email.toLowerCase() &&
    nameKey(agent.name)
      .split(' ')
      .some((word) => words.includes(word))
  return agents.find((agent) => nameKey(agent.name) === nameKey(name)) ?? agents.find(isSamePerson)
}

/** Two uploads at once add an agent once: the second one waits for the first. */
async function addedAgent(database: Database, officeId: number, agent: NamedAgent): Promise<number> {
  await lockOffice(database, officeId)
  const known = agentNamed(await agentsOfOffice(database, officeId), agent)
  if (known !== undefined) return known.id
  const latin = latinName(agent.name, anyAscii)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const id = await insertAgent(database, { ...agent, officeId, username: suggestedUsername(latin, attempt) })
    if (id !== null) return id
  }
  throw new Error('No username was free for a new agent')
}

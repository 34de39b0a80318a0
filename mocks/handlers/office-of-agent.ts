import type { AgentRecord, OfficeRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** The agent's own number, else the office's. */
export const phoneOf = (world: World, agent: AgentRecord): string | null =>
  agent.mobile ?? officeOfAgent(world, agent).phone

export function officeOfAgent({ offices }: World, { id, officeId }: AgentRecord): OfficeRecord {
  const office = offices.getAll().find((each) => each.id === officeId)
  if (office === undefined) throw new Error(`Agent ${id} has no office`)
  return office
}

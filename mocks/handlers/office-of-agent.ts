import type { AgentRecord, OfficeRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** The agent's own number, else the office's. */
export const phoneOf = (world: World, agent: AgentRecord): string | null =>
  agent.mobile ?? officeOfAgent(world, agent).phone

/** The office of an agent; where that was merged into another, the one that took it over. */
export function officeOfAgent({ offices }: World, { id, officeId }: AgentRecord): OfficeRecord {
  const office = offices.getAll().find((each) => each.id === officeId)
  if (office === undefined) throw new Error(`Agent ${id} has no office`)
  return successorOf(offices.getAll(), office)
}

/** The office that an office was merged into; itself where it was not. */
export function successorOf(offices: readonly OfficeRecord[], office: OfficeRecord): OfficeRecord {
  const successor = offices.find(({ id }) => id === office.mergedIntoId)
  return successor === undefined ? office : successorOf(offices, successor)
}

import { manageOfficesErrors as errors } from '#domain/staff/manage-offices.copy.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { findOffice } from './found-offices.queries.ts'
import { requireManaging } from './managing-staff.ts'
import { lockBoth } from './merged-offices.queries.ts'
import { lockAgent, moveAgent } from './office-belongings.queries.ts'
import type { StaffOfficeRow } from './staff-office-record.ts'
import type { StaffOfficesParts } from './staff-offices-parts.ts'

type Acting = {
  agentId: number
  officeId: number
  act: 'appoint' | 'dismiss' | 'move'
  toId: number | null
  reason: string
}

/** Moves agents from office to office and says who is a principal; throws as OfficeActs does. */
export type OfficePeople = { act(staff: CallingMember, acting: Acting): Promise<StaffOfficeRow> }

type Act = Acting & { staffId: number }

export function officePeople(parts: StaffOfficesParts): OfficePeople {
  const { database, clock } = parts
  return {
    async act(staff, acting) {
      const reason = requireManaging(staff, acting.reason, clock())
      if (acting.agentId === staff.agentId) throw new PortalError('FORBIDDEN', errors.own, { field: 'agentId' })
      const act = { ...acting, reason, staffId: staff.memberId }
      await database.transaction(() => (act.act === 'move' ? moved(parts, act) : appointed(parts, act)))
      const office = await findOffice(database, acting.officeId)
      if (office === null) throw new PortalError('NOT_FOUND', errors.noOffice, { field: 'officeId' })
      return office
    },
  }
}

async function moved(parts: StaffOfficesParts, { staffId, agentId, officeId, toId, reason }: Act): Promise<void> {
  const { database, staffActions, refreshAgents, refreshOffices } = parts
  if (toId === null) throw new PortalError('BAD_INPUT', errors.noTarget, { field: 'toId' })
  if (toId === officeId) throw new PortalError('BAD_INPUT', errors.itself, { field: 'toId' })
  await lockBoth(database, 'office', [officeId, toId])
  const agent = await agentOf(parts, agentId)
  const target = await findOffice(database, toId)
  if (target === null) throw new PortalError('BAD_INPUT', errors.noTarget, { field: 'toId' })
  if (agent.officeId === toId) return
  if (agent.officeId !== officeId) throw new PortalError('CONFLICT', errors.agentGone)
  if (target.mergedIntoId !== null) throw new PortalError('CONFLICT', errors.targetMerged, { field: 'toId' })
  if (target.closedAt !== null) throw new PortalError('CONFLICT', errors.targetClosed, { field: 'toId' })
  await moveAgent(database, agentId, toId)
  const changes = [
    { field: 'agent', before: String(agentId), after: String(agentId) },
    { field: 'office', before: String(officeId), after: String(toId) },
  ]
  await staffActions.record({ staffId, kind: 'moveAgent', thingId: officeId, reason, changes })
  await staffActions.record({ staffId, kind: 'moveAgent', thingId: toId, reason, changes })
  await refreshAgents([agentId])
  await refreshOffices([officeId, toId])
}

async function appointed(parts: StaffOfficesParts, { staffId, agentId, officeId, act, reason }: Act): Promise<void> {
  const { agentSettings, staffActions } = parts
  const agent = await agentOf(parts, agentId)
  if (agent.officeId !== officeId) throw new PortalError('CONFLICT', errors.agentGone)
  const isPrincipal = act === 'appoint'
  if (agent.isPrincipal === isPrincipal) return
  await agentSettings.setPrincipal(agentId, isPrincipal)
  await agentSettings.recordChange({
    agentId,
    memberId: staffId,
    action: 'settingsChanged',
    details: { fields: ['isPrincipal'], before: { isPrincipal: agent.isPrincipal } },
  })
  const [before, after] = isPrincipal ? ['', String(agentId)] : [String(agentId), '']
  const kind = isPrincipal ? 'appointPrincipal' : 'dismissPrincipal'
  await staffActions.record({ staffId, kind, thingId: officeId, reason, changes: [{ field: 'agent', before, after }] })
}

async function agentOf({ database }: StaffOfficesParts, agentId: number) {
  const agent = await lockAgent(database, agentId)
  if (agent === null) throw new PortalError('NOT_FOUND', errors.noAgent, { field: 'agentId' })
  if (agent.hasLeft) throw new PortalError('CONFLICT', errors.agentGone)
  return agent
}

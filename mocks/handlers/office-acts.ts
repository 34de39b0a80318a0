import { manageOfficesErrors as errors } from '#domain/staff/manage-offices.copy.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, required } from '../refusal.ts'
import { officeOfAgent } from '../search/agents.ts'
import { find, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { recordStaffAction } from './staff-actions.ts'
import { officeBelongings, requireManaging, staffCompanyView, staffOfficeView } from './staff-offices.ts'

type Acting = { revision: number; reason: string }
type OfficeActing = Acting & { officeId: number; act: 'close' | 'merge' | 'open'; intoId?: number | null }
type CompanyActing = Acting & { companyId: number; intoId: number }
type AgentActing = {
  agentId: number
  officeId: number
  act: 'appoint' | 'dismiss' | 'move'
  toId?: number | null
  reason: string
}
type Staff = { staffId: number; reason: string }

export const officeActMutations = ({ world }: MockPortal, headers: Headers) => ({
  actOnOffice({ input }: { input: OfficeActing }) {
    const staff = requireManaging(world, headers, input.reason)
    if (input.act === 'merge') mergeOffice(world, staff, input)
    else openOrClose(world, staff, input)
    return { office: staffOfficeView(world, officeOf(world, input.officeId)) }
  },
  mergeCompany({ input: { companyId, intoId, revision, reason: given } }: { input: CompanyActing }) {
    const { staffId, reason } = requireManaging(world, headers, given)
    if (companyId === intoId) throw new Refusal('BAD_INPUT', errors.itself, 'intoId')
    const company = required(find(world.companies, { id: companyId }), errors.noCompany, 'companyId')
    const target = find(world.companies, { id: intoId })
    if (target === undefined) throw new Refusal('BAD_INPUT', errors.noTarget, 'intoId')
    if (company.mergedIntoId !== intoId) {
      if (company.mergedIntoId !== null) throw new Refusal('CONFLICT', errors.companyMerged)
      if (target.mergedIntoId !== null) throw new Refusal('CONFLICT', errors.targetMerged, 'intoId')
      if (company.revision !== revision) throw new Refusal('CONFLICT', errors.changed)
      update(world.companies, { id: companyId }, { mergedIntoId: intoId, revision: revision + 1 })
      update(world.offices, { companyId }, { companyId: intoId })
      for (const thingId of [companyId, intoId])
        recordStaffAction(world, { staffId, kind: 'mergeCompany', thingId, reason })
    }
    return { company: staffCompanyView(world, required(find(world.companies, { id: companyId }), errors.noCompany)) }
  },
  actOnOfficeAgent({ input }: { input: AgentActing }) {
    const staff = requireManaging(world, headers, input.reason)
    if (input.agentId === staff.agentId) throw new Refusal('FORBIDDEN', errors.own, 'agentId')
    if (input.act === 'move') moveAgent(world, staff, input)
    else appointAgent(world, staff, input)
    return { office: staffOfficeView(world, officeOf(world, input.officeId)) }
  },
})

const officeOf = (world: World, id: number) => required(find(world.offices, { id }), errors.noOffice, 'officeId')

function openOrClose(world: World, { staffId, reason }: Staff, { officeId, act, revision }: OfficeActing): void {
  const office = officeOf(world, officeId)
  const isClosed = act === 'close'
  if (office.mergedIntoId !== null) throw new Refusal('CONFLICT', errors.officeMerged)
  if ((office.closedAt !== null) === isClosed) return
  if (office.revision !== revision) throw new Refusal('CONFLICT', errors.changed)
  const own = officeBelongings(world, officeId)
  if (isClosed && own.onMarket + own.agents + own.feedKeys > 0) throw new Refusal('CONFLICT', errors.inUse(own))
  update(world.offices, { id: officeId }, { closedAt: isClosed ? world.now : null, revision: revision + 1 })
  recordStaffAction(world, { staffId, kind: isClosed ? 'closeOffice' : 'openOffice', thingId: officeId, reason })
}

function mergeOffice(world: World, { staffId, reason }: Staff, { officeId, intoId = null, revision }: OfficeActing) {
  if (intoId === officeId) throw new Refusal('BAD_INPUT', errors.itself, 'intoId')
  const target = find(world.offices, { id: intoId ?? 0 })
  const office = officeOf(world, officeId)
  if (intoId === null || target === undefined) throw new Refusal('BAD_INPUT', errors.noTarget, 'intoId')
  if (office.mergedIntoId === intoId) return
  if (office.mergedIntoId !== null) throw new Refusal('CONFLICT', errors.officeMerged)
  requireOpen(target, 'intoId')
  if (office.revision !== revision) throw new Refusal('CONFLICT', errors.changed)
  update(world.offices, { mergedIntoId: officeId }, { mergedIntoId: intoId })
  update(world.offices, { id: officeId }, { mergedIntoId: intoId, revision: revision + 1 })
  update(world.listings, { officeId }, { officeId: intoId, modifiedAt: world.now })
  for (const thingId of [officeId, intoId]) recordStaffAction(world, { staffId, kind: 'mergeOffice', thingId, reason })
}

function requireOpen(target: { mergedIntoId: number | null; closedAt: Date | null }, field: string): void {
  if (target.mergedIntoId !== null) throw new Refusal('CONFLICT', errors.targetMerged, field)
  if (target.closedAt !== null) throw new Refusal('CONFLICT', errors.targetClosed, field)
}

function agentOf(world: World, id: number) {
  const agent = required(find(world.agents, { id }), errors.noAgent, 'agentId')
  if (agent.leftOn !== null) throw new Refusal('CONFLICT', errors.agentGone)
  return agent
}

function moveAgent(world: World, { staffId, reason }: Staff, { agentId, officeId, toId = null }: AgentActing): void {
  if (toId === officeId) throw new Refusal('BAD_INPUT', errors.itself, 'toId')
  const target = find(world.offices, { id: toId ?? 0 })
  if (toId === null || target === undefined) throw new Refusal('BAD_INPUT', errors.noTarget, 'toId')
  const current = officeOfAgent(world, agentOf(world, agentId)).id
  if (current === toId) return
  if (current !== officeId) throw new Refusal('CONFLICT', errors.agentGone)
  requireOpen(target, 'toId')
  update(world.agents, { id: agentId }, { officeId: toId, isPrincipal: false })
  for (const thingId of [officeId, toId]) recordStaffAction(world, { staffId, kind: 'moveAgent', thingId, reason })
}

function appointAgent(world: World, { staffId, reason }: Staff, { agentId, officeId, act }: AgentActing): void {
  const agent = agentOf(world, agentId)
  if (officeOfAgent(world, agent).id !== officeId) throw new Refusal('CONFLICT', errors.agentGone)
  const isPrincipal = act === 'appoint'
  if (agent.isPrincipal === isPrincipal) return
  update(world.agents, { id: agentId }, { isPrincipal })
  const kind = isPrincipal ? 'appointPrincipal' : 'dismissPrincipal'
  recordStaffAction(world, { staffId, kind, thingId: officeId, reason })
}

import { mayChangeAgent } from '#domain/permissions/agent-settings.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import { pastSaleLimits } from '#domain/transactions/past-sale.ts'
import { pastSaleErrors as errors } from '#domain/transactions/past-sale-errors.copy.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, requireShort, requireWithin } from '../refusal.ts'
import type { MemberRecord } from '../world/members.ts'
import type { PastSaleRecord } from '../world/past-sales.ts'
import type { World } from '../world/world.ts'
import { requireCaller } from './collections.ts'
import { locationView } from './locations.ts'
import { agentView } from './offices.ts'
import { personNamed } from './people.ts'
import { placeById } from './place-words.ts'

const LARGEST_TAKE = 100
const LARGEST_SKIP = 10_000
const LONGEST_USERNAME = 200

type Paging = { skip: number; take: number }

/** Past sales of agents. */
export const pastSaleQueries = ({ world }: MockPortal, headers: Headers) => ({
  pastSales({ username, isOwn, paging }: { username: string; isOwn: boolean; paging: Paging }) {
    requireShort('username', username, LONGEST_USERNAME)
    requirePaging(paging)
    const caller = isOwn ? requireCaller(world, headers) : null
    const agent = personNamed(world, username)?.agent
    if (agent === undefined) return null
    if (isOwn && !mayChangeAgent(caller, agent.id)) throw new Refusal('FORBIDDEN', errors.notYours)
    return { agent: agentView(world, agent), ...pageOf(world, shownOf(world, agent.id, isOwn), paging, isOwn) }
  },

  pastSalesToCheck({ paging }: { paging: Paging }) {
    requireChecker(requireCaller(world, headers))
    requirePaging(paging)
    const waiting = world.pastSales
      .getAll()
      .filter(({ status }) => status === 'available')
      .toSorted((left, right) => left.waitsSince.getTime() - right.waitsSince.getTime() || left.id - right.id)
    return pageOf(world, waiting, paging, true)
  },
})

type Decision = { id: number; version: number; isAccepted: boolean; reason: string }

export const pastSaleMutations = ({ world }: MockPortal, headers: Headers) => ({
  decidePastSale({ id, version, isAccepted, reason }: Decision) {
    requireChecker(requireCaller(world, headers))
    const sale = world.pastSales.getAll().find((each) => each.id === id)
    if (sale === undefined) throw new Refusal('NOT_FOUND', errors.noSale)
    const status = isAccepted ? 'completed' : 'removed'
    const because = isAccepted ? '' : reasonOf(reason)
    if (sale.status === status && sale.version === version + 1) return { pastSale: view(world, sale, true) }
    if (sale.status !== 'available') throw new Refusal('CONFLICT', errors.decided)
    if (sale.version !== version) throw new Refusal('CONFLICT', errors.changedMeanwhile)
    return { pastSale: view(world, changed(world, sale, { status, reason: because }), true) }
  },
})

/** What others see is completed; the agent and staff see what waits and what staff removed too; the latest first. */
export const shownOf = (world: World, agentId: number, isOwn: boolean): PastSaleRecord[] =>
  world.pastSales
    .getAll()
    .filter((sale) => sale.agentId === agentId)
    .filter(({ status, reason }) => status === 'completed' || (isOwn && (status === 'available' || reason !== '')))
    .toSorted((left, right) => (left.completedOn < right.completedOn ? 1 : -1))

/** A past sale with another in its place. */
export function changed(world: World, { id, version }: PastSaleRecord, data: Partial<PastSaleRecord>): PastSaleRecord {
  world.pastSales.updateMany({ where: { id: { equals: id } }, data: { ...data, version: version + 1 } })
  const sale = world.pastSales.getAll().find((each) => each.id === id)
  if (sale === undefined) throw new Error(`There is no past sale ${id}`)
  return sale
}

/** Why staff remove something. */
export function reasonOf(text: string): string {
  const reason = text.trim()
  const isGood = reason !== '' && reason.length <= pastSaleLimits.reason && !/[^\P{Cc}\n]/u.test(reason)
  if (!isGood || !reason.isWellFormed()) {
    throw new Refusal('BAD_INPUT', errors.reason(pastSaleLimits.reason), 'reason')
  }
  return reason
}

function requireChecker({ claims }: MemberRecord): void {
  if (hasClaim(claims, 'agents_permission', 'CanChangeAnyAgentsSetting')) return
  throw new Refusal('FORBIDDEN', errors.staffOnly)
}

function requirePaging({ skip, take }: Paging): void {
  requireWithin('take', take, 1, LARGEST_TAKE)
  requireWithin('skip', skip, 0, LARGEST_SKIP)
}

const pageOf = (world: World, sales: readonly PastSaleRecord[], { skip, take }: Paging, mayChange: boolean) => ({
  total: sales.length,
  paging: { skip, take },
  results: sales.slice(skip, skip + take).map((sale) => view(world, sale, mayChange)),
})

function view(world: World, sale: PastSaleRecord, mayChange: boolean) {
  const { proofKind, proofReference, reason, version, ...rest } = sale
  const agent = world.agents.getAll().find(({ id }) => id === sale.agentId)
  return {
    ...rest,
    agent: agent && agentView(world, agent),
    suburb: locationView(world, placeById(world, sale.suburbId)),
    check: mayChange ? { proofKind, proofReference, reason, version } : null,
  }
}

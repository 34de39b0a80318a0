import { visibleStreet } from '#domain/listing/visible-address.ts'
import { mayChangeAgent, mayChangeAnyAgent } from '#domain/permissions/agent-settings.ts'
import { printableText } from '#domain/text/plain-text.ts'
import {
  checkPastSale,
  lastDayOfSale,
  type PastSale,
  pastSaleLimits,
  tidyPastSale,
} from '#domain/transactions/past-sale.ts'
import { pastSaleErrors as errors } from '#domain/transactions/past-sale-errors.copy.ts'
import { isSameSale } from '#domain/transactions/same-sale.ts'
import { enteredTransaction, recordedTransaction } from '#domain/transactions/transaction-answer.ts'
import type { MockPortal } from '../portal.ts'
import { pageOf, type Paging, Refusal, required } from '../refusal.ts'
import { compare } from '../search/agents.ts'
import { firstOf, rising } from '../search/order.ts'
import { placeById, placeByUri } from '../search/places.ts'
import type { MemberRecord } from '../world/members.ts'
import type { PastSaleRecord } from '../world/past-sales.ts'
import type { ListingRecord } from '../world/records.ts'
import { find, findAll, nextId, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { locationView } from './locations.ts'
import { agentView } from './offices.ts'
import { personNamed } from './people.ts'
import type { RestOperations } from './rest/rest.ts'
import { agentOfRecord } from './review-view.ts'
import { requireCaller, requireRecentSignIn } from './sessions.ts'

export const pastSaleQueries = ({ world }: MockPortal, headers: Headers) => ({
  pastSales({ username, isOwn, paging }: { username: string; isOwn: boolean; paging: Paging }) {
    const caller = isOwn ? requireCaller(world, headers) : null
    const agent = personNamed(world, username)?.agent
    if (agent === undefined) return null
    if (isOwn && !mayChangeAgent(caller, agent.id)) throw new Refusal('FORBIDDEN', errors.notYours)
    const sales = shownOf(world, agent.id, isOwn)
    return { agent: agentView(world, agent), ...pageOf(sales, paging, (sale) => view(world, sale, isOwn)) }
  },
  pastSalesToCheck({ paging }: { paging: Paging }) {
    requireChecker(world, headers)
    const waiting = findAll(world.pastSales, { status: 'available' })
    const inOrder = waiting.sort(firstOf([rising(({ waitsSince }) => waitsSince.getTime()), rising(({ id }) => id)]))
    return pageOf(inOrder, paging, (sale) => view(world, sale, true))
  },
})

type Decision = { id: number; version: number; isAccepted: boolean; reason: string }

export const pastSaleMutations = ({ world }: MockPortal, headers: Headers) => ({
  decidePastSale({ id, version, isAccepted, reason: given }: Decision) {
    const { agentId } = requireChecker(world, headers)
    requireRecentSignIn(world, headers)
    const sale = required(find(world.pastSales, { id }), errors.noSale)
    if (sale.agentId === agentId) throw new Refusal('FORBIDDEN', errors.own)
    const status = isAccepted ? 'completed' : 'removed'
    const reason = isAccepted ? '' : reasonOf(given)
    if (sale.status === status && sale.version === version + 1) return { pastSale: view(world, sale, true) }
    if (sale.status !== 'available') throw new Refusal('CONFLICT', errors.decided)
    if (sale.version !== version) throw new Refusal('CONFLICT', errors.changedMeanwhile)
    return { pastSale: view(world, changed(world, sale, { status, reason }), true) }
  },
})

/** What others see is completed; the agent and staff see what waits and what staff removed too; the latest first. */
const shownOf = ({ pastSales }: World, agentId: number, isOwn: boolean): PastSaleRecord[] =>
  findAll(pastSales, { agentId })
    .filter(({ status, reason }) => status === 'completed' || (isOwn && (status === 'available' || reason !== '')))
    .sort((left, right) => compare(right.completedOn, left.completedOn))

function changed({ pastSales }: World, sale: PastSaleRecord, data: Partial<PastSaleRecord>): PastSaleRecord {
  const change = { ...data, version: sale.version + 1 }
  update(pastSales, { id: sale.id }, change)
  return { ...sale, ...change }
}

function reasonOf(text: string): string {
  const reason = printableText(text, pastSaleLimits.reason)
  if (reason) return reason
  throw new Refusal('BAD_INPUT', errors.reason(pastSaleLimits.reason), 'reason')
}

function requireChecker(world: World, headers: Headers) {
  const member = requireCaller(world, headers)
  if (!mayChangeAnyAgent(member.claims)) throw new Refusal('FORBIDDEN', errors.staffOnly)
  return member
}

function view(world: World, sale: PastSaleRecord, mayChange: boolean) {
  const { check } = enteredTransaction(sale, placeById(world, sale.suburbId), mayChange)
  const suburb = locationView(world, placeById(world, sale.suburbId))
  return { ...sale, agent: agentView(world, agentOfRecord(world, sale)), suburb, check }
}

/** What agents sold and leased, before the portal and on it. */
export function transactionOperations({ world }: MockPortal) {
  const entered = (sale: PastSaleRecord, mayChange = true) =>
    enteredTransaction(sale, placeById(world, sale.suburbId), mayChange)
  const recorded = (listing: ListingRecord, agentId: number) =>
    recordedTransaction(listing, {
      agentId,
      suburb: placeById(world, listing.suburbId),
      street: visibleStreet(listing),
    })
  const requireAgent = (id: number) => void required(find(world.agents, { id }), errors.noAgent)
  const seen = (id: number, caller: MemberRecord | null) => {
    const sale = required(find(world.pastSales, { id }), errors.noSale)
    const mayChange = mayChangeAgent(caller, sale.agentId)
    if (!mayChange && sale.status !== 'completed') throw new Refusal('NOT_FOUND', errors.noSale)
    return { sale, mayChange }
  }
  type Changing = { params: { id: number }; member: MemberRecord; headers: Headers }
  const requireOwnOrRecent = ({ member, headers }: Omit<Changing, 'params'>, agentId: number) => {
    if (member.agentId !== agentId) requireRecentSignIn(world, headers)
  }
  const changeable = ({ params: { id }, ...caller }: Changing) => {
    const { sale, mayChange } = seen(id, caller.member)
    if (!mayChange) throw new Refusal('FORBIDDEN', errors.notYours)
    requireOwnOrRecent(caller, sale.agentId)
    return sale
  }
  return {
    getAgentTransactions: ({ params: { id: agentId }, query: { currentUserId, ...paging }, member }) => {
      requireAgent(agentId)
      if (currentUserId !== undefined && currentUserId !== member?.id) {
        throw new Refusal(member === null ? 'UNAUTHENTICATED' : 'FORBIDDEN', errors.notYourself)
      }
      const isOwn = currentUserId !== undefined && mayChangeAgent(member, agentId)
      const records = recordsOf(world, agentId).toSorted((left, right) => right.id - left.id)
      const all = [
        ...shownOf(world, agentId, isOwn).map((sale) => entered(sale, isOwn)),
        ...records.map((listing) => recorded(listing, agentId)),
      ]
      const inOrder = all.toSorted((left, right) => compare(right.completedOn, left.completedOn))
      return pageOf(inOrder, paging, (transaction) => transaction)
    },
    getAgentTransaction: ({ params: { id }, member }) => {
      const { sale, mayChange } = seen(id, member)
      return entered(sale, mayChange)
    },
    addAgentTransaction: ({ params: { id: agentId }, member, body, headers }) => {
      const { idempotencyKey = crypto.randomUUID(), ...asked } = body
      requireAgent(agentId)
      if (!mayChangeAgent(member, agentId)) throw new Refusal('FORBIDDEN', errors.notYours)
      requireOwnOrRecent({ member, headers }, agentId)
      const known = find(world.pastSales, { enteredBy: member.id, idempotencyKey, agentId })
      if (known !== undefined) return entered(known)
      const sale = knownSale(world, agentId, asked)
      if (findAll(world.pastSales, { agentId, status: 'available' }).length >= pastSaleLimits.waiting) {
        throw new Refusal('TOO_MANY_REQUESTS', errors.tooMany(pastSaleLimits.waiting))
      }
      requireNew(world, sale, null)
      const state = { status: 'available', reason: '', version: 0, waitsSince: world.now } as const
      const id = nextId(world.pastSales)
      return entered(world.pastSales.create({ ...sale, ...state, id, enteredBy: member.id, idempotencyKey }))
    },
    updateAgentTransaction: (call) => {
      const { baseVersion, ...asked } = call.body
      const before = changeable(call)
      const sale = knownSale(world, before.agentId, asked)
      if (before.status === 'removed') throw new Refusal('CONFLICT', errors.removedMeanwhile(before.reason))
      if (find(world.pastSales, { id: before.id, ...sale })) return entered(before)
      if (before.version !== baseVersion) throw new Refusal('CONFLICT', errors.changedMeanwhile)
      requireNew(world, sale, before.id)
      return entered(changed(world, before, { ...sale, status: 'available', waitsSince: world.now }))
    },
    removeAgentTransaction: (call) => {
      const sale = changeable(call)
      if (sale.status === 'removed') return entered(sale)
      const reason = call.member.agentId === sale.agentId ? '' : reasonOf(call.query.reason ?? '')
      return entered(changed(world, sale, { status: 'removed', reason }))
    },
  } satisfies Partial<RestOperations>
}

function knownSale(world: World, agentId: number, asked: PastSale) {
  const { suburbUri, ...sale } = tidyPastSale(asked)
  const [problem] = checkPastSale({ ...sale, suburbUri }, lastDayOfSale(world.now))
  if (problem !== undefined) throw new Refusal('BAD_INPUT', problem.message, problem.field)
  const suburb = placeByUri(world, suburbUri)
  if (suburb?.type !== 'suburb') throw new Refusal('BAD_INPUT', errors.suburb, 'suburbUri')
  return { ...sale, agentId, suburbId: suburb.id }
}

function requireNew(world: World, sale: ReturnType<typeof knownSale>, exceptId: number | null): void {
  const { agentId, suburbId, type } = sale
  const onRecord = recordsOf(world, agentId)
    .filter((each) => each.suburbId === suburbId && each.listingType === type)
    .map(({ streetAddress, completedOn }) => ({ streetAddress, completedOn: completedOn ?? '' }))
  if (onRecord.some((each) => isSameSale(each, sale))) throw new Refusal('CONFLICT', errors.onRecord)
  const beside = findAll(world.pastSales, { agentId, suburbId, type }).filter(
    ({ id, status }) => id !== exceptId && status !== 'removed',
  )
  if (beside.some((each) => isSameSale(each, sale))) throw new Refusal('CONFLICT', errors.enteredAlready)
}

const recordsOf = ({ listings }: World, agentId: number): ListingRecord[] =>
  findAll(listings, { statusType: 'completed' }).filter(({ agentIds }) => agentIds.includes(agentId))

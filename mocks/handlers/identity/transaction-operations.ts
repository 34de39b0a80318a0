import { mayChangeAgent } from '#domain/permissions/agent-settings.ts'
import {
  checkPastSale,
  lastDayOfSale,
  type PastSale,
  pastSaleLimits,
  tidyPastSale,
} from '#domain/transactions/past-sale.ts'
import { isSameSale } from '#domain/transactions/same-sale.ts'
import { pastSaleErrors as errors } from '#domain/transactions/past-sale-errors.copy.ts'
import type { components } from '#schema/generated/legacy.ts'
import { Refusal } from '../../refusal.ts'
import type { MemberRecord } from '../../world/members.ts'
import type { PastSaleRecord } from '../../world/past-sales.ts'
import type { ListingRecord } from '../../world/records.ts'
import type { World } from '../../world/world.ts'
import { changed, reasonOf, shownOf } from '../past-sales.ts'
import { placeById, placeByUri, placeLabel } from '../place-words.ts'
import type { IdentityOperations, IdentityRequest } from './identity-operations.ts'
import { callerOf } from './mock-sessions.ts'

type Schemas = components['schemas']
type Operation =
  | 'addAgentTransaction'
  | 'getAgentTransaction'
  | 'getAgentTransactions'
  | 'removeAgentTransaction'
  | 'updateAgentTransaction'

/** The operations of schema/openapi/legacy.yaml that are about what agents sold and leased. */
export const transactionOperations = (world: World): IdentityOperations<Operation> => ({
  ...reading(world),
  ...writing(world),
})

type Reading = 'getAgentTransaction' | 'getAgentTransactions'

const reading = (world: World): IdentityOperations<Reading> => ({
  getAgentTransactions: ({ params, query, headers }) => {
    const caller = callerIn(world, headers)
    const agentId = Number(params['id'])
    requireAgent(world, agentId)
    const { currentUserId } = query
    if (currentUserId !== undefined && Number(currentUserId) !== caller?.id) {
      throw new Refusal(caller === null ? 'UNAUTHENTICATED' : 'FORBIDDEN', errors.notYourself)
    }
    const isOwn = currentUserId !== undefined && mayChangeAgent(caller, agentId)
    const all = [
      ...shownOf(world, agentId, isOwn).map((sale) => entered(world, sale, isOwn)),
      ...recordsOf(world, agentId)
        .toSorted((left, right) => right.id - left.id)
        .map((listing) => recorded(world, listing, agentId)),
    ].toSorted((left, right) => right.completedOn.localeCompare(left.completedOn, 'en'))
    const [skip, take] = [Number(query['skip'] ?? 0), Number(query['take'] ?? 5)]
    return { status: 200, body: { total: all.length, paging: { skip, take }, results: all.slice(skip, skip + take) } }
  },
  getAgentTransaction: ({ params, headers }) => {
    const sale = find(world, params)
    const mayChange = sale !== undefined && mayChangeAgent(callerIn(world, headers), sale.agentId)
    if (sale === undefined || (!mayChange && sale.status !== 'completed')) {
      throw new Refusal('NOT_FOUND', errors.noSale)
    }
    return { status: 200, body: entered(world, sale, mayChange) }
  },
})

const writing = (world: World): IdentityOperations<Exclude<Operation, Reading>> => ({
  addAgentTransaction: ({ params, headers, body }) => {
    const { idempotencyKey = crypto.randomUUID(), ...asked }: Schemas['NewTransaction'] = body
    const caller = requireMember(world, headers)
    const agentId = Number(params['id'])
    requireAgent(world, agentId)
    if (!mayChangeAgent(caller, agentId)) throw new Refusal('FORBIDDEN', errors.notYours)
    const sales = world.pastSales.getAll()
    const isKnown = (sale: PastSaleRecord) => sale.enteredBy === caller.id && sale.idempotencyKey === idempotencyKey
    const known = sales.find((sale) => isKnown(sale) && sale.agentId === agentId)
    if (known !== undefined) return { status: 200, body: entered(world, known, true) }
    const sale = knownSale(world, agentId, asked)
    const waiting = sales.filter((each) => each.agentId === agentId && each.status === 'available')
    if (waiting.length >= pastSaleLimits.waiting) {
      throw new Refusal('TOO_MANY_REQUESTS', errors.tooMany(pastSaleLimits.waiting))
    }
    requireNew(world, sale, null)
    const id = Math.max(0, ...sales.map((each) => each.id)) + 1
    const state = { status: 'available', reason: '', version: 0, waitsSince: world.now } as const
    const row = world.pastSales.create({ ...sale, ...state, id, enteredBy: caller.id, idempotencyKey })
    return { status: 200, body: entered(world, row, true) }
  },
  updateAgentTransaction: (request) => {
    const { baseVersion, ...asked }: Schemas['ChangedTransaction'] = request.body
    const { sale: row } = requireChangeable(world, request)
    const sale = knownSale(world, row.agentId, asked)
    if (row.status === 'removed') throw new Refusal('CONFLICT', errors.removedMeanwhile(row.reason))
    // Its keys are among those of a past sale.
    const isSame = (Object.keys(sale) as (keyof typeof sale)[]).every((name) => sale[name] === row[name])
    if (isSame) return { status: 200, body: entered(world, row, true) }
    if (row.version !== baseVersion) throw new Refusal('CONFLICT', errors.changedMeanwhile)
    requireNew(world, sale, row.id)
    const next = changed(world, row, { ...sale, status: 'available', waitsSince: world.now })
    return { status: 200, body: entered(world, next, true) }
  },
  removeAgentTransaction: (request) => {
    const { sale, caller } = requireChangeable(world, request)
    if (sale.status === 'removed') return { status: 200, body: entered(world, sale, true) }
    const reason = caller.agentId === sale.agentId ? '' : reasonOf(request.query['reason'] ?? '')
    return { status: 200, body: entered(world, changed(world, sale, { status: 'removed', reason }), true) }
  },
})

const callerIn = (world: World, headers: Headers): MemberRecord | null => callerOf(world, headers)?.member ?? null

function requireMember(world: World, headers: Headers): MemberRecord {
  const caller = callerIn(world, headers)
  if (caller === null) throw new Refusal('UNAUTHENTICATED', errors.login)
  return caller
}

function requireAgent(world: World, agentId: number): void {
  if (!world.agents.getAll().some(({ id }) => id === agentId)) throw new Refusal('NOT_FOUND', errors.noAgent)
}

const find = (world: World, params: IdentityRequest['params']): PastSaleRecord | undefined =>
  world.pastSales.getAll().find(({ id }) => id === Number(params['id']))

function requireChangeable(world: World, { params, headers }: IdentityRequest) {
  const caller = requireMember(world, headers)
  const sale = find(world, params)
  const mayChange = sale !== undefined && mayChangeAgent(caller, sale.agentId)
  if (sale === undefined || (!mayChange && sale.status !== 'completed')) throw new Refusal('NOT_FOUND', errors.noSale)
  if (!mayChange) throw new Refusal('FORBIDDEN', errors.notYours)
  return { sale, caller }
}

function knownSale(world: World, agentId: number, asked: PastSale) {
  const { suburbUri, ...sale } = tidyPastSale(asked)
  const [problem] = checkPastSale({ ...sale, suburbUri }, lastDayOfSale(world.now))
  if (problem !== undefined) throw new Refusal('BAD_INPUT', problem.message, problem.field)
  const suburb = placeByUri(world, suburbUri)
  if (suburb?.type !== 'suburb') throw new Refusal('BAD_INPUT', errors.suburb, 'suburbUri')
  return { ...sale, agentId, suburbId: suburb.id }
}

type KnownSale = ReturnType<typeof knownSale>

function requireNew(world: World, sale: KnownSale, exceptId: number | null): void {
  const { agentId, suburbId, type } = sale
  const onRecord = recordsOf(world, agentId)
    .filter((each) => each.suburbId === suburbId && each.listingType === type)
    .map(({ streetAddress, completedOn }) => ({ streetAddress, completedOn: completedOn ?? '' }))
  if (onRecord.some((each) => isSameSale(each, sale))) throw new Refusal('CONFLICT', errors.onRecord)
  const beside = world.pastSales
    .getAll()
    .filter((each) => each.id !== exceptId && each.status !== 'removed' && each.agentId === agentId)
    .filter((each) => each.suburbId === suburbId && each.type === type)
  if (beside.some((each) => isSameSale(each, sale))) throw new Refusal('CONFLICT', errors.enteredAlready)
}

const recordsOf = ({ listings }: World, agentId: number): ListingRecord[] =>
  listings.getAll().filter(({ statusType, agentIds }) => statusType === 'completed' && agentIds.includes(agentId))

function entered(world: World, sale: PastSaleRecord, mayChange: boolean): Schemas['Transaction'] {
  const { id, agentId, status, type, streetAddress, price, completedOn, propertyType, bedrooms } = sale
  const { proofKind, proofReference, reason, version } = sale
  const suburb = placeById(world, sale.suburbId)
  return {
    id,
    agentId,
    source: 'agent',
    listingId: null,
    status,
    type,
    streetAddress,
    suburbUri: suburb.uri,
    suburbLabel: placeLabel(world, suburb),
    price,
    completedOn,
    propertyType,
    bedrooms,
    check: mayChange ? { proofKind, proofReference, reason, version } : null,
  }
}

function recorded(world: World, listing: ListingRecord, agentId: number): Schemas['Transaction'] {
  const { id, listingType, streetAddress, isAddressHidden, propertyType, bedrooms, completedOn } = listing
  const suburb = placeById(world, listing.suburbId)
  const isPriced = !listing.isPriceWithheld && listing.priceFrom === listing.priceTo
  return {
    id: null,
    agentId,
    source: 'portal',
    listingId: id,
    status: 'completed',
    type: listingType,
    streetAddress: isAddressHidden ? null : streetAddress,
    suburbUri: suburb.uri,
    suburbLabel: placeLabel(world, suburb),
    price: isPriced ? listing.priceFrom : null,
    completedOn: completedOn ?? '',
    propertyType,
    bedrooms,
    check: null,
  }
}

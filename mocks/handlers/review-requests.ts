import { normalisedEmail } from '#domain/members/email-address.ts'
import { checkReviewerName } from '#domain/reviews/check-review.ts'
import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { REQUEST_LIFE, REQUEST_PAUSE } from '#domain/reviews/review-limits.ts'
import type { ServiceProvidedType } from '#domain/reviews/review-types.ts'
import type { MockPortal } from '../portal.ts'
import { checkedKey, Refusal } from '../refusal.ts'
import type { MemberRecord } from '../world/members.ts'
import type { AgentRecord } from '../world/records.ts'
import type { ReviewRequestRecord } from '../world/reviews.ts'
import type { World } from '../world/world.ts'
import { requireCaller } from './collections.ts'
import { saleOf } from './reviewed-sale.ts'
import { requestView } from './review-view.ts'
import { isOfOffice } from './reviews.ts'

export type AskedRequest = {
  idempotencyKey?: string | null
  clientName: string
  clientEmail: string
  serviceProvidedType: ServiceProvidedType
  propertyAddress: string
}

/** What agents ask of clients. */
export const reviewRequestMutations = ({ world }: MockPortal, headers: Headers) => ({
  requestReview: ({ input }: { input: AskedRequest }) => ({
    request: requestView(world, sendRequest(world, requireCaller(world, headers), input)),
  }),
  withdrawReviewRequest({ requestId }: { requestId: string }) {
    const caller = requireCaller(world, headers)
    const request = world.reviewRequests.getAll().find(({ id }) => String(id) === requestId)
    if (request === undefined || request.agentId !== caller.agentId) {
      throw new Refusal('NOT_FOUND', reviewErrors.noRequest)
    }
    if (request.answeredAt !== null) throw new Refusal('BAD_INPUT', reviewErrors.requestAnswered)
    const withdrawnAt = request.withdrawnAt ?? world.now
    world.reviewRequests.updateMany({ where: { id: { equals: request.id } }, data: { withdrawnAt } })
    return { request: requestView(world, { ...request, withdrawnAt }) }
  },
})

/** Asks a client, or answers with the request that is there. */
export function sendRequest(world: World, caller: MemberRecord, asked: AskedRequest): ReviewRequestRecord {
  const key = checkedKey(asked.idempotencyKey)
  const agent = world.agents.getAll().find(({ id }) => id === caller.agentId)
  if (agent === undefined) throw new Refusal('FORBIDDEN', reviewErrors.notAnAgent)
  if (!caller.isEmailConfirmed) throw new Refusal('FORBIDDEN', reviewErrors.confirmEmail)
  const clientEmail = normalisedEmail(asked.clientEmail)
  if (clientEmail === null) throw new Refusal('BAD_INPUT', reviewErrors.email, 'clientEmail')
  const [wrong] = checkReviewerName(asked.clientName)
  if (wrong !== undefined) throw new Refusal('BAD_INPUT', wrong.message, 'clientName')
  const { saleKey } = saleOf(world, agent.id, asked)
  const requests = world.reviewRequests.getAll()
  const known =
    requests.find(({ askerId, idempotencyKey }) => askerId === caller.id && idempotencyKey === key) ??
    requests.find((each) => isSame(each, { agent, clientEmail, saleKey }))
  const expiresAt = new Date(world.now.getTime() + REQUEST_LIFE)
  if (known !== undefined) {
    const isOpen = known.answeredAt === null && known.withdrawnAt === null
    if (!isOpen || world.now.getTime() - known.requestedAt.getTime() < REQUEST_PAUSE) return known
    requireClient(world, agent, clientEmail)
    const data = { requestedAt: world.now, expiresAt }
    world.reviewRequests.updateMany({ where: { id: { equals: known.id } }, data })
    return { ...known, ...data }
  }
  requireClient(world, agent, clientEmail)
  const request: ReviewRequestRecord = {
    id: Math.max(0, ...requests.map(({ id }) => id)) + 1,
    agentId: agent.id,
    askerId: caller.id,
    idempotencyKey: key,
    clientName: asked.clientName.trim(),
    clientEmail,
    serviceType: asked.serviceProvidedType,
    typedAddress: asked.propertyAddress.trim().replaceAll(/\s+/g, ' '),
    saleKey,
    requestedAt: world.now,
    expiresAt,
    answeredAt: null,
    withdrawnAt: null,
  }
  world.reviewRequests.create(request)
  return request
}

type Client = { agent: AgentRecord; clientEmail: string; saleKey: string }

const isSame = (request: ReviewRequestRecord, { agent, clientEmail, saleKey }: Client): boolean =>
  request.agentId === agent.id &&
  request.clientEmail === clientEmail &&
  request.saleKey === saleKey &&
  request.answeredAt === null &&
  request.withdrawnAt === null

function requireClient(world: World, agent: AgentRecord, email: string): void {
  const member = world.members.getAll().find((each) => each.email === email)
  if (member !== undefined && isOfOffice(world, member, agent)) {
    throw new Refusal('BAD_INPUT', reviewErrors.clientOfOffice, 'clientEmail')
  }
}

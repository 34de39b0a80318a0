import { normalisedEmail } from '#domain/members/email-address.ts'
import { checkReviewerName } from '#domain/reviews/check-review.ts'
import { reviewErrors as errors } from '#domain/reviews/review-errors.copy.ts'
import { REQUEST_LIFE, REQUEST_PAUSE } from '#domain/reviews/review-limits.ts'
import type { ServiceProvidedType } from '#domain/reviews/review-types.ts'
import type { MockPortal } from '../portal.ts'
import { checkedKey, Refusal, required } from '../refusal.ts'
import type { MemberRecord } from '../world/members.ts'
import type { AgentRecord } from '../world/records.ts'
import type { ReviewRequestRecord } from '../world/reviews.ts'
import { find, nextId, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { saleOf } from './review-mutations.ts'
import { isOfOffice, requestView } from './review-view.ts'
import { requireCaller } from './sessions.ts'

type AskedRequest = {
  idempotencyKey?: string | null
  clientName: string
  clientEmail: string
  serviceProvidedType: ServiceProvidedType
  propertyAddress: string
}

export const reviewRequestMutations = ({ world }: MockPortal, headers: Headers) => ({
  requestReview: ({ input }: { input: AskedRequest }) => ({
    request: requestView(world, sendRequest(world, requireCaller(world, headers), input)),
  }),
  withdrawReviewRequest({ requestId }: { requestId: string }) {
    const { agentId } = requireCaller(world, headers)
    const own = world.reviewRequests.getAll().find((each) => String(each.id) === requestId && each.agentId === agentId)
    const request = required(own, errors.noRequest)
    if (request.answeredAt !== null) throw new Refusal('BAD_INPUT', errors.requestAnswered)
    return { request: requestView(world, changed(world, request, { withdrawnAt: request.withdrawnAt ?? world.now })) }
  },
})

/** Asks a client, or answers with the request that is there. */
export function sendRequest(world: World, caller: MemberRecord, asked: AskedRequest): ReviewRequestRecord {
  const idempotencyKey = checkedKey(asked.idempotencyKey)
  const agent = find(world.agents, { id: caller.agentId ?? 0 })
  if (agent === undefined) throw new Refusal('FORBIDDEN', errors.notAnAgent)
  if (!caller.isEmailConfirmed) throw new Refusal('FORBIDDEN', errors.confirmEmail)
  const clientEmail = normalisedEmail(asked.clientEmail)
  if (clientEmail === null) throw new Refusal('BAD_INPUT', errors.email, 'clientEmail')
  const [wrong] = checkReviewerName(asked.clientName)
  if (wrong !== undefined) throw new Refusal('BAD_INPUT', wrong.message, 'clientName')
  const { saleKey } = saleOf(world, agent.id, asked)
  const open = { answeredAt: null, withdrawnAt: null }
  const known =
    find(world.reviewRequests, { askerId: caller.id, idempotencyKey }) ??
    find(world.reviewRequests, { agentId: agent.id, clientEmail, saleKey, ...open })
  const term = { requestedAt: world.now, expiresAt: new Date(world.now.getTime() + REQUEST_LIFE) }
  if (known !== undefined) {
    const isOpen = known.answeredAt === null && known.withdrawnAt === null
    if (!isOpen || world.now.getTime() - known.requestedAt.getTime() < REQUEST_PAUSE) return known
    requireClient(world, agent, clientEmail)
    return changed(world, known, term)
  }
  requireClient(world, agent, clientEmail)
  return world.reviewRequests.create({
    id: nextId(world.reviewRequests),
    agentId: agent.id,
    askerId: caller.id,
    idempotencyKey,
    clientName: asked.clientName.trim(),
    clientEmail,
    serviceType: asked.serviceProvidedType,
    typedAddress: asked.propertyAddress.trim().replaceAll(/\s+/g, ' '),
    saleKey,
    ...term,
    ...open,
  })
}

function changed(world: World, request: ReviewRequestRecord, data: Partial<ReviewRequestRecord>): ReviewRequestRecord {
  update(world.reviewRequests, { id: request.id }, data)
  return { ...request, ...data }
}

function requireClient(world: World, agent: AgentRecord, email: string): void {
  const member = find(world.members, { email })
  if (member !== undefined && isOfOffice(world, member, agent)) {
    throw new Refusal('BAD_INPUT', errors.clientOfOffice, 'clientEmail')
  }
}

import { normalisedEmail } from '#domain/members/email-address.ts'
import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { reviewHolds } from '#domain/reviews/review-holds.ts'
import {
  FLOOD_TERM,
  MOST_REQUEST_MAILS,
  MOST_REQUESTS_A_DAY,
  REQUEST_LIFE,
  REQUEST_PAUSE,
} from '#domain/reviews/review-limits.ts'
import type { ReviewDraft, ServiceProvidedType } from '#domain/reviews/review-types.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { SignedIdentifiers } from '#server/platform/database/signed-identifiers.ts'
import { checkedKey } from '#server/platform/graphql/checked-key.ts'
import { requiredReview, requiredReviewerName } from './review-input.ts'
import { reviewsOfRequests } from './review-reader.queries.ts'
import { type RequestStatus, requestStatusOf } from '#domain/reviews/review-states.ts'
import type { InvitationView, Paging, RequestPage, RequestRow, RequestView } from './review-record.ts'
import { requestFields } from './review-view.ts'
import {
  countRequests,
  countSent,
  findOpenRequest,
  findRequest,
  findRequestByKey,
  insertRequest,
  isOfOffice,
  lockRequest,
  renewRequest,
  selectRequests,
  setAnswered,
  setWithdrawn,
} from './review-requests.queries.ts'
import type { OriginMarks } from './review-origins.queries.ts'
import type { Sender } from './review-origins.ts'
import { countRecent, insertReview, isReviewed, lockAgent } from './review-store.queries.ts'
import { inTurnOf } from './review-turn.ts'
import { reviewedSale } from './reviewed-sale.ts'
import { aboutOf, requireStranger, textOf, type WriterParts } from './review-writer.ts'

type AskedRequest = {
  idempotencyKey?: string | null | undefined
  clientName: string
  clientEmail: string
  serviceProvidedType: ServiceProvidedType
  propertyAddress: string
}

/** Requests of agents for reviews, and what clients answer. */
export type ReviewRequests = {
  send(member: CallingMember, asked: AskedRequest, sender: Sender): Promise<RequestView>
  withdraw(member: CallingMember, id: number): Promise<RequestView>
  ofAgent(agentId: number, asked: Paging & { status: RequestStatus }): Promise<RequestPage>
  byId(id: number): Promise<RequestView | null>
  /** By what the mail says; null for what is not ours. */
  invitation(identifier: string): Promise<InvitationView | null>
  /**
   * Answers whether the review is published. Throws BAD_INPUT for a link that was used or does not hold any more, FORBIDDEN where somebody of
   * the agent's office is logged in.
   */
  answer(identifier: string, answer: RequestAnswer): Promise<boolean>
}

type RequestAnswer = {
  name: string
  draft: ReviewDraft
  sender: Sender
  /** Whoever is logged in in the browser that answers. */
  caller: CallingMember | null
}

const DAY_MS = 24 * 60 * 60 * 1000

type Parts = WriterParts & { identifiers: SignedIdentifiers }

/** Asks clients (docs/product.md, section 25.49 and on). */
export function reviewRequests(parts: Parts): ReviewRequests {
  const { database, clock, offices, members, identifiers } = parts
  return {
    byId: async (id) => (await findView(id, parts)) ?? null,
    async send(member, given, sender) {
      const idempotencyKey = checkedKey(given.idempotencyKey)
      const propertyAddress = given.propertyAddress.trim().replaceAll(/\s+/g, ' ')
      const asked = { ...given, idempotencyKey, propertyAddress }
      const agent = member.agentId === null ? null : await offices.agent(member.agentId)
      if (agent === null) throw new PortalError('FORBIDDEN', reviewErrors.notAnAgent)
      const asker = await members.byId(member.memberId)
      if (asker?.emailConfirmedAt == null) throw new PortalError('FORBIDDEN', reviewErrors.confirmEmail)
      // Read before the transaction begins: the secret of the identifiers is shared with others who may wait for it.
      const [marks] = await Promise.all([parts.origins.marksOf(sender), identifiers.of(0)])
      const id = await database.transaction(async () => {
        await lockAgent(database, agent.id)
        return sendOnce(parts, { member, agent, asked, marks })
      })
      return requireRequest(id, parts)
    },
    async withdraw(member, id) {
      await database.transaction(async () => {
        const row = await lockRequest(database, id)
        if (row === null || row.agentId !== member.agentId) throw new PortalError('NOT_FOUND', reviewErrors.noRequest)
        if (row.answeredAt !== null) throw new PortalError('BAD_INPUT', reviewErrors.requestAnswered)
        if (row.withdrawnAt === null) await setWithdrawn(database, id, clock())
      })
      return requireRequest(id, parts)
    },
    async ofAgent(agentId, { status, skip, take }) {
      const wanted = { agentId, status, now: clock() }
      const [total, rows] = await Promise.all([
        countRequests(database, wanted),
        selectRequests(database, wanted, { skip, take }),
      ])
      return { total, paging: { skip, take }, results: await viewsOf(rows, parts) }
    },
    ...invitations(parts),
  }
}

/** Requests as those see and answer them who were asked. */
function invitations(parts: Parts): Pick<ReviewRequests, 'answer' | 'invitation'> {
  const { database, clock, offices, identifiers } = parts
  const find = async (identifier: string): Promise<{ row: RequestRow; agent: AgentRecord } | null> => {
    const id = await identifiers.read(identifier)
    const row = id === null ? null : await findRequest(database, id)
    const agent = row === null ? null : await offices.agent(row.agentId)
    return row === null || agent === null ? null : { row, agent }
  }
  return {
    async invitation(identifier) {
      const found = await find(identifier)
      return found && { ...requestFields(found.row, found.agent), status: requestStatusOf(found.row, clock()) }
    },
    async answer(identifier, { name: typedName, draft: given, sender, caller }) {
      const known = await find(identifier)
      if (known === null) throw new PortalError('NOT_FOUND', reviewErrors.unknownLink)
      const { row, agent } = known
      if (caller !== null) await requireStranger(caller, agent, parts)
      const name = requiredReviewerName(typedName)
      const about = { serviceProvidedType: row.serviceType, propertyAddress: row.typedAddress }
      const draft = requiredReview({ ...given, ...about })
      const marks = await parts.origins.marksOf(sender)
      return inTurnOf(parts, agent.id, async () => {
        const request = await lockRequest(database, row.id)
        if (request === null) throw new PortalError('NOT_FOUND', reviewErrors.unknownLink)
        requireWaiting(request, clock())
        return answerWaiting(parts, { request, agent, name, draft, marks })
      })
    },
  }
}

async function viewsOf(rows: readonly RequestRow[], parts: Parts): Promise<RequestView[]> {
  const { database, clock, offices, reviewReader } = parts
  const reviews = await reviewsOfRequests(
    database,
    rows.map(({ id }) => id),
  )
  const viewed = await reviewReader.views(reviews, null)
  const byRequest = new Map(reviews.map(({ requestId, id }) => [requestId, viewed.find(({ row }) => row.id === id)]))
  const agentIds = [...new Set(rows.map(({ agentId }) => agentId))]
  const agents = new Map(await Promise.all(agentIds.map(async (id) => [id, await offices.agent(id)] as const)))
  return rows.flatMap((row) => {
    const agent = agents.get(row.agentId)
    if (agent == null) return []
    const status = requestStatusOf(row, clock())
    return [{ ...requestFields(row, agent), status, review: byRequest.get(row.id) ?? null }]
  })
}

async function findView(id: number, parts: Parts): Promise<RequestView | undefined> {
  const row = await findRequest(parts.database, id)
  return row === null ? undefined : (await viewsOf([row], parts))[0]
}

async function requireRequest(id: number, parts: Parts): Promise<RequestView> {
  const view = await findView(id, parts)
  if (view === undefined) throw new PortalError('NOT_FOUND', reviewErrors.noRequest)
  return view
}

async function requireClient(
  { database, members }: Parts,
  { agent, email, saleKey }: { agent: AgentRecord; email: string; saleKey: string },
): Promise<void> {
  if (await isOfOffice(database, agent.office.id, email)) throw refusal(reviewErrors.clientOfOffice)
  const member = await members.byConfirmedEmail(email)
  const about = { agentId: agent.id, saleKey, memberId: member?.id ?? null, email, exceptId: 0 }
  if (await isReviewed(database, about)) throw refusal(reviewErrors.alreadyReviewed)
}

type Sending = {
  member: CallingMember
  agent: AgentRecord
  asked: AskedRequest & { idempotencyKey: string }
  marks: OriginMarks
}

/** The number of the request; one that was sent within ten minutes, or under the same key, is answered as it is. */
async function sendOnce(parts: Parts, { member, agent, asked, marks }: Sending): Promise<number> {
  const { database, clock } = parts
  const email = normalisedEmail(asked.clientEmail)
  if (email === null) throw refusal(reviewErrors.email)
  const clientName = requiredReviewerName(asked.clientName, 'clientName')
  const { saleKey } = await reviewedSale({ agentId: agent.id, ...asked }, parts)
  const now = clock()
  const known =
    (await findRequestByKey(database, member.memberId, asked.idempotencyKey)) ??
    (await findOpenRequest(database, { agentId: agent.id, email, saleKey }))
  const isOpen = known !== null && known.answeredAt === null && known.withdrawnAt === null
  if (known !== null && (!isOpen || now.getTime() - known.requestedAt.getTime() < REQUEST_PAUSE)) return known.id
  await requireClient(parts, { agent, email, saleKey })
  if ((await countSent(database, agent.id, new Date(now.getTime() - DAY_MS))) >= MOST_REQUESTS_A_DAY) {
    throw new PortalError('TOO_MANY_REQUESTS', reviewErrors.tooManyRequests)
  }
  if (known !== null && known.mailCount >= MOST_REQUEST_MAILS) throw refusal(reviewErrors.tooManyMails)
  const expiresAt = new Date(now.getTime() + REQUEST_LIFE)
  const request = {
    agentId: agent.id,
    askerId: member.memberId,
    idempotencyKey: asked.idempotencyKey,
    clientName,
    clientEmail: email,
    serviceType: asked.serviceProvidedType,
    typedAddress: asked.propertyAddress,
    saleKey,
    ...marks,
  }
  const id = known?.id ?? (await insertRequest(database, { ...request, now, expiresAt }))
  if (known !== null) await renewRequest(database, { id, now, expiresAt, ...marks })
  const row = await findRequest(database, id)
  if (row !== null) await parts.mails.toClient(row, agent, await parts.identifiers.of(id))
  return id
}

type Answer = { request: RequestRow; agent: AgentRecord; name: string; draft: ReviewDraft; marks: OriginMarks }

/** The link that was mailed confirms the address; the agent hears of the review once it is published. */
async function answerWaiting(parts: Parts, { request, agent, name, draft, marks }: Answer): Promise<boolean> {
  const { database, clock, mails, posts } = parts
  const now = clock()
  const sale = await reviewedSale({ agentId: agent.id, ...draft }, parts)
  const recentReviews = await countRecent(database, agent.id, new Date(now.getTime() - FLOOD_TERM))
  const origin = { ...marks, email: request.clientEmail, memberId: null }
  const known = await parts.origins.weigh(agent, origin)
  const isOnRecord = sale.listingId !== null
  const circumstances = { ...known, isOnRecord, accountAge: null, recentReviews }
  const holdReasons = reviewHolds({ ...draft, name, ...circumstances })
  const status = holdReasons.length > 0 ? 'held' : 'published'
  const about = { agentId: agent.id, saleKey: sale.saleKey, memberId: null, email: request.clientEmail, exceptId: 0 }
  if (await isReviewed(database, about)) {
    throw new PortalError('BAD_INPUT', reviewErrors.sameSale, { field: 'uniqueIdentifier' })
  }
  const id = await posts.insert({
    ...textOf(draft),
    kind: 'agentReview',
    locationId: null,
    parentId: null,
    authorId: null,
    authorName: name,
    authorEmail: request.clientEmail,
    idempotencyKey: `review-request-${request.id}`,
    status,
    holdReasons,
    writtenAt: now,
    publishedAt: status === 'published' ? now : null,
    ...marks,
  })
  const asked = { source: 'request', requestId: request.id, importSource: null, importIdentifier: null } as const
  await insertReview(database, id, { ...aboutOf(draft), ...sale, ...asked, agentId: agent.id, isVerified: isOnRecord })
  await setAnswered(database, request.id, now)
  const author = { authorName: name, authorId: null, authorEmail: request.clientEmail }
  if (status === 'published') await mails.newReview({ ...draft, ...author, agent })
  return status === 'published'
}

function requireWaiting(request: RequestRow, now: Date): void {
  const status = requestStatusOf(request, now)
  if (status === 'waiting') return
  const messages = {
    answered: reviewErrors.usedLink,
    expired: reviewErrors.expiredLink,
    withdrawn: reviewErrors.withdrawnLink,
  }
  throw new PortalError('BAD_INPUT', messages[status], { field: 'uniqueIdentifier' })
}

const refusal = (message: string): PortalError => new PortalError('BAD_INPUT', message, { field: 'clientEmail' })

import { enquiryInboxErrors as errors } from '#domain/enquiries/enquiry-inbox-errors.copy.ts'
import { type EnquiryFolder, MOST_REPLIES, REPLIES_PER_HOUR, readReply } from '#domain/enquiries/enquiry-inbox.ts'
import { isLowerCaseUuid } from '#domain/text/uuid.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { ofMember } from '#server/platform/live/live-channel.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { AgentsServices } from '#server/modules/agents/agents-services.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { listingOf, type ListingServices } from './listing-of-enquiry.ts'
import type { InboxPage, InboxRow } from './inbox-record.ts'
import {
  agentsAnswered,
  countInbox,
  countReplies,
  findInbox,
  findInboxEnquiry,
  findReplier,
  insertReply,
  membersWhoAnswer,
  setArchived,
  setRead,
} from './inbox.queries.ts'
import { replyMail } from './reply-mail.ts'

const HOUR_MS = 3_600_000

/** The enquiries of agents, for those who answer them; to all others an enquiry is not there (docs/product.md, section 27). */
export type EnquiryInbox = {
  /** Null for who is no agent. */
  page(
    member: CallingMember,
    asked: { folder: EnquiryFolder; query: string; skip: number; take: number },
  ): Promise<InboxPage | null>
  one(member: CallingMember, reference: string): Promise<InboxRow | null>
  /** Throws BAD_INPUT, NOT_FOUND and TOO_MANY_REQUESTS; the same key again sends nothing. */
  reply(member: CallingMember, reference: string, reply: { message: string; idempotencyKey: string }): Promise<InboxRow>
  archive(member: CallingMember, reference: string, isArchived: boolean): Promise<InboxRow>
  markRead(member: CallingMember, reference: string, isRead: boolean): Promise<InboxRow>
}

export function enquiryInbox(parts: PlatformServices & AgentsServices & ListingServices): EnquiryInbox {
  const { database, clock, agents } = parts

  async function agentsOf({ agentId }: CallingMember): Promise<number[]> {
    if (agentId === null) return []
    return agentsAnswered(database, { agentId, officeId: await agents.officeOfPrincipal(agentId) })
  }

  /** Does something with an enquiry while nobody else does, and has those hear of it who read it. */
  async function changed(
    member: CallingMember,
    reference: string,
    change: (row: InboxRow) => Promise<boolean>,
  ): Promise<InboxRow> {
    const agentIds = await agentsOf(member)
    return database.transaction(async () => {
      const row = isLowerCaseUuid(reference)
        ? await findInboxEnquiry(database, { reference, agentIds, isLocked: true })
        : null
      if (row === null) throw new PortalError('NOT_FOUND', errors.notThere, { field: 'reference' })
      if (!(await change(row))) return row
      const after = await findInboxEnquiry(database, { reference, agentIds })
      await publishEnquiry(parts, row)
      return after ?? row
    })
  }

  return {
    async page(member, { folder, query, skip, take }) {
      if (member.agentId === null) return null
      const agentIds = await agentsOf(member)
      const wanted = { agentIds, folder, query }
      const { total, unreadCount } = await countInbox(database, wanted)
      const rows = await findInbox(database, wanted, { skip, take })
      return { total, unreadCount, rows, isOfOffice: agentIds.some((id) => id !== member.agentId) }
    },
    async one(member, reference) {
      if (!isLowerCaseUuid(reference)) return null
      return findInboxEnquiry(database, { reference, agentIds: await agentsOf(member) })
    },
    reply: (member, reference, { message, idempotencyKey }) =>
      changed(member, reference, async (row) => {
        const { text, problem } = readReply(message)
        if (text === null) throw new PortalError('BAD_INPUT', problem, { field: 'message' })
        const isNew = await requireRoom(database, { row, member, idempotencyKey, now: clock() })
        if (isNew) await send(parts, { row, member, text, idempotencyKey })
        return isNew
      }),
    archive: (member, reference, isArchived) =>
      changed(member, reference, async ({ id, archivedAt }) => {
        if ((archivedAt !== null) === isArchived) return false
        await setArchived(database, id, isArchived ? clock() : null)
        return true
      }),
    markRead: (member, reference, isRead) =>
      changed(member, reference, async ({ id, readAt }) => {
        if ((readAt !== null) === isRead) return false
        await setRead(database, id, isRead ? clock() : null)
        return true
      }),
  }
}

/** Has those hear of an enquiry who may answer it; the last thing of a transaction. */
export async function publishEnquiry(
  { database, live }: Pick<PlatformServices, 'database' | 'live'>,
  { id, agentId }: { id: number; agentId: number },
): Promise<void> {
  const memberIds = await membersWhoAnswer(database, agentId)
  if (memberIds.length === 0) return
  const topics = memberIds.map((memberId) => ofMember('enquiries', memberId))
  await live.publish({ kind: 'enquiries.changed', topics, data: { enquiryId: id } })
}

type Wanted = { row: InboxRow; member: CallingMember; idempotencyKey: string; now: Date }

/** Whether a reply is a new one; throws TOO_MANY_REQUESTS for one that is beyond the limits. */
async function requireRoom(database: Database, { row, member, idempotencyKey, now }: Wanted): Promise<boolean> {
  const counts = await countReplies(database, {
    enquiryId: row.id,
    idempotencyKey,
    memberId: member.memberId,
    since: new Date(now.getTime() - HOUR_MS),
  })
  if (counts.isRepeat) return false
  if (counts.ofEnquiry >= MOST_REPLIES) throw new PortalError('TOO_MANY_REQUESTS', errors.tooManyOfOne)
  if (counts.ofMember >= REPLIES_PER_HOUR) throw new PortalError('TOO_MANY_REQUESTS', errors.tooMany)
  return true
}

type Sending = { row: InboxRow; member: CallingMember; text: string; idempotencyKey: string }

async function send(
  parts: PlatformServices & AgentsServices & ListingServices,
  { row, member, text, idempotencyKey }: Sending,
): Promise<void> {
  const { database, clock, mail } = parts
  // A principal answers in their own name.
  const agentId = member.agentId ?? row.agentId
  const replier = await findReplier(database, agentId)
  if (replier === null) throw new PortalError('NOT_FOUND', errors.notThere)
  const { forSender } = await listingOf(parts, row)
  const mailId = await mail.queue(replyMail({ enquiry: row, replier, text, listing: forSender }))
  const reply = { enquiryId: row.id, memberId: member.memberId, agentId, idempotencyKey, message: text, mailId }
  await insertReply(database, reply, clock())
}

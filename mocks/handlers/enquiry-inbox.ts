import { visibleLongAddress } from '#domain/listing/visible-address.ts'
import { enquiryInboxErrors as errors } from '#domain/enquiries/enquiry-inbox-errors.copy.ts'
import { type EnquiryFolder, folderOf, inboxWords, MOST_REPLIES, readReply } from '#domain/enquiries/enquiry-inbox.ts'
import { placeLabel } from '#domain/locations/place-label.ts'
import { isLowerCaseUuid } from '#domain/text/uuid.ts'
import type { MockPortal } from '../portal.ts'
import { checkedKey, pageOf, type Paging, Refusal, required } from '../refusal.ts'
import { officeOfAgent } from '../search/agents.ts'
import { placeById } from '../search/places.ts'
import type { MemberRecord } from '../world/members.ts'
import type { EnquiryRecord } from '../world/records.ts'
import { find, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { latestFirst } from './enquiries.ts'
import { listingSummary } from './listing-summary.ts'
import { listingById } from './listings.ts'
import { agentView } from './offices.ts'
import { agentOfRecord } from './review-view.ts'
import { requireCaller } from './sessions.ts'

type Asked = { folder: EnquiryFolder; query: string } & Paging
type OfAgent = EnquiryRecord & { agentId: number }
type ByReference = { reference: string }
type Reply = ByReference & { input: { message: string; idempotencyKey?: string | null } }

/** The enquiries of agents, for those who answer them. */
export const enquiryInboxQueries = ({ world }: MockPortal, headers: Headers) => ({
  enquiryInbox({ folder, query, ...paging }: Asked) {
    const caller = requireCaller(world, headers)
    if (caller.agentId === null) return null
    const own = answeredBy(world, caller)
    const words = inboxWords(query).toLowerCase()
    const found = own.filter((enquiry) => folderIn(enquiry) === folder && wordsOf(world, enquiry).includes(words))
    return {
      ...pageOf(latestFirst(found), paging, (enquiry) => inboxView(world, enquiry)),
      unreadCount: own.filter((enquiry) => folderIn(enquiry) === 'waiting' && enquiry.readAt === null).length,
      isOfOffice: agentIdsOf(world, caller).some((id) => id !== caller.agentId),
    }
  },
  inboxEnquiry({ reference }: ByReference) {
    const caller = requireCaller(world, headers)
    const enquiry = answeredBy(world, caller).find((each) => each.reference === reference)
    return enquiry === undefined ? null : inboxView(world, enquiry)
  },
})

export const enquiryInboxMutations = ({ world }: MockPortal, headers: Headers) => {
  function changed(reference: string, change: (enquiry: OfAgent, caller: MemberRecord) => Partial<EnquiryRecord>) {
    const caller = requireCaller(world, headers)
    const known = answeredBy(world, caller).find((each) => isLowerCaseUuid(reference) && each.reference === reference)
    const enquiry = required(known, errors.notThere, 'reference')
    const data = change(enquiry, caller)
    update(world.enquiries, { reference }, data)
    return { enquiry: inboxView(world, { ...enquiry, ...data, agentId: enquiry.agentId }) }
  }
  return {
    replyToEnquiry({ reference, input: { message, idempotencyKey } }: Reply) {
      requireCaller(world, headers)
      const key = checkedKey(idempotencyKey)
      return changed(reference, ({ replies, readAt, agentId }, caller) => {
        const { text, problem } = readReply(message)
        if (text === null) throw new Refusal('BAD_INPUT', problem, 'message')
        if (replies.some((each) => each.key === key)) return {}
        if (replies.length >= MOST_REPLIES) throw new Refusal('TOO_MANY_REQUESTS', errors.tooManyOfOne)
        const reply = { key, agentId: caller.agentId ?? agentId, message: text, sentAt: world.now }
        const times = { answeredAt: world.now, readAt: readAt ?? world.now, archivedAt: null }
        return { replies: [...replies, reply], ...times }
      })
    },
    archiveEnquiry: ({ reference, isArchived }: ByReference & { isArchived: boolean }) =>
      changed(reference, () => ({ archivedAt: isArchived ? world.now : null })),
    markEnquiryRead: ({ reference, isRead }: ByReference & { isRead: boolean }) =>
      changed(reference, () => ({ readAt: isRead ? world.now : null })),
  }
}

const folderIn = ({ archivedAt, answeredAt }: EnquiryRecord): EnquiryFolder =>
  folderOf({ isArchived: archivedAt !== null, isAnswered: answeredAt !== null })

/** The caller unless they left, and everybody of the office whose principal they are. */
function agentIdsOf(world: World, { agentId }: MemberRecord): number[] {
  const own = find(world.agents, { id: agentId ?? 0, leftOn: null })
  if (own === undefined) return []
  const office = officeOfAgent(world, own)
  return world.agents
    .getAll()
    .filter((agent) => agent.id === own.id || (own.isPrincipal && officeOfAgent(world, agent).id === office.id))
    .map(({ id }) => id)
}

function answeredBy(world: World, caller: MemberRecord): OfAgent[] {
  const agentIds = agentIdsOf(world, caller)
  return world.enquiries
    .getAll()
    .filter((enquiry): enquiry is OfAgent => enquiry.agentId !== null && agentIds.includes(enquiry.agentId))
}

function listingOf(world: World, { listingId, suburbId, streetAddress }: EnquiryRecord): string {
  const listing = listingById(world, listingId)
  if (listing !== null)
    return visibleLongAddress({ ...listing, isAddressHidden: false }, placeById(world, listing.suburbId))
  return suburbId === null ? '' : `${streetAddress}, ${placeLabel(placeById(world, suburbId))}`
}

function wordsOf(world: World, { name, email, message, streetAddress, listingId, suburbId }: EnquiryRecord): string {
  const listing = listingById(world, listingId)
  const place = find(world.places, { id: suburbId ?? listing?.suburbId })
  const words = [name, email, message, streetAddress, listing?.streetAddress, place?.name]
  return words.filter(Boolean).join(' ').toLowerCase()
}

function inboxView(world: World, enquiry: OfAgent) {
  const listing = listingById(world, enquiry.listingId)
  const isShown = listing !== null && listing.statusType !== 'removed'
  return {
    ...enquiry,
    folder: folderIn(enquiry),
    agent: () => agentView(world, agentOfRecord(world, enquiry)),
    home: listingOf(world, enquiry),
    listingPath: isShown ? listingSummary(world, listing).canonicalUri : null,
    receivedAt: enquiry.receivedAt.toISOString(),
    isRead: enquiry.readAt !== null,
    replies: enquiry.replies.map((reply) => ({
      message: reply.message,
      agentName: agentOfRecord(world, reply).name,
      sentAt: reply.sentAt.toISOString(),
      delivery: reply.sentAt < world.now ? 'sent' : 'pending',
    })),
  }
}

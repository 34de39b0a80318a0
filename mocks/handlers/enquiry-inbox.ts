import { enquiryInboxErrors as errors } from '#domain/enquiries/enquiry-inbox-errors.copy.ts'
import {
  type EnquiryFolder,
  folderOf,
  inboxWords,
  LONGEST_INBOX_QUERY,
  MOST_REPLIES,
  readReply,
} from '#domain/enquiries/enquiry-inbox.ts'
import { formatListingUrl } from '#domain/search/listing-url.ts'
import type { MockPortal } from '../portal.ts'
import { checkedKey, Refusal, requireShort, requireWithin } from '../refusal.ts'
import type { MemberRecord } from '../world/members.ts'
import type { EnquiryRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { requireCaller } from './collections.ts'
import { listingSummary, longAddress } from './listing-summary.ts'
import { listingById } from './listings.ts'
import { officeOfAgent } from './office-of-agent.ts'
import { agentView } from './offices.ts'
import { placeById, placeLabel } from './place-words.ts'

const LONGEST_REFERENCE = 100
const REFERENCE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

type Asked = { folder: EnquiryFolder; query: string; skip: number; take: number }
type OfAgent = EnquiryRecord & { agentId: number }

/** The enquiries of agents, for those who answer them. */
export const enquiryInboxQueries = (portal: MockPortal, headers: Headers) => ({
  enquiryInbox({ folder, query, skip, take }: Asked) {
    const caller = requireCaller(portal.world, headers)
    requireShort('query', query, LONGEST_INBOX_QUERY)
    requireWithin('skip', skip, 0, 10_000)
    requireWithin('take', take, 1, 50)
    if (caller.agentId === null) return null
    const own = answeredBy(portal.world, caller)
    const waiting = own.filter((enquiry) => folderOfRecord(enquiry) === 'waiting')
    const words = inboxWords(query).toLowerCase()
    const found = own
      .filter((enquiry) => folderOfRecord(enquiry) === folder && wordsOf(portal.world, enquiry).includes(words))
      .toReversed()
      .sort((left, right) => right.receivedAt.getTime() - left.receivedAt.getTime())
    return {
      total: found.length,
      unreadCount: waiting.filter(({ readAt }) => readAt === null).length,
      isOfOffice: agentIdsOf(portal.world, caller).some((id) => id !== caller.agentId),
      results: found.slice(skip, skip + take).map((enquiry) => inboxView(portal, enquiry)),
    }
  },
  inboxEnquiry({ reference }: { reference: string }) {
    const caller = requireCaller(portal.world, headers)
    requireShort('reference', reference, LONGEST_REFERENCE)
    const enquiry = answeredBy(portal.world, caller).find((each) => each.reference === reference)
    return enquiry === undefined ? null : inboxView(portal, enquiry)
  },
})

type Reply = { reference: string; input: { message: string; idempotencyKey?: string | null } }

export const enquiryInboxMutations = (portal: MockPortal, headers: Headers) => {
  const { world } = portal

  function changed(reference: string, change: (enquiry: OfAgent, caller: MemberRecord) => Partial<EnquiryRecord>) {
    const caller = requireCaller(world, headers)
    requireShort('reference', reference, LONGEST_REFERENCE)
    const find = () =>
      answeredBy(world, caller).find((each) => REFERENCE.test(reference) && each.reference === reference)
    const enquiry = find()
    if (enquiry === undefined) throw new Refusal('NOT_FOUND', errors.notThere, 'reference')
    world.enquiries.updateMany({ where: { reference: { equals: reference } }, data: change(enquiry, caller) })
    return { enquiry: inboxView(portal, find() ?? enquiry) }
  }

  return {
    replyToEnquiry({ reference, input: { message, idempotencyKey } }: Reply) {
      requireCaller(world, headers)
      requireShort('reference', reference, LONGEST_REFERENCE)
      const key = checkedKey(idempotencyKey)
      return changed(reference, ({ replies, readAt, agentId }, caller) => {
        const { text, problem } = readReply(message)
        if (text === null) throw new Refusal('BAD_INPUT', problem, 'message')
        if (replies.some((each) => each.key === key)) return {}
        if (replies.length >= MOST_REPLIES) throw new Refusal('TOO_MANY_REQUESTS', errors.tooManyOfOne)
        const reply = { key, agentId: caller.agentId ?? agentId, message: text, sentAt: world.now }
        return {
          replies: [...replies, reply],
          answeredAt: world.now,
          readAt: readAt ?? world.now,
          archivedAt: null,
        }
      })
    },
    archiveEnquiry: ({ reference, isArchived }: { reference: string; isArchived: boolean }) =>
      changed(reference, () => ({ archivedAt: isArchived ? world.now : null })),
    markEnquiryRead: ({ reference, isRead }: { reference: string; isRead: boolean }) =>
      changed(reference, () => ({ readAt: isRead ? world.now : null })),
  }
}

const folderOfRecord = ({ archivedAt, answeredAt }: EnquiryRecord): EnquiryFolder =>
  folderOf({ isArchived: archivedAt !== null, isAnswered: answeredAt !== null })

/** The caller unless they left, and everybody of the office whose principal they are. */
function agentIdsOf(world: World, { agentId }: MemberRecord): number[] {
  const agents = world.agents.getAll()
  const own = agents.find(({ id, leftOn }) => id === agentId && leftOn === null)
  if (own === undefined) return []
  const office = officeOfAgent(world, own)
  return agents
    .filter((agent) => agent.id === own.id || (own.isPrincipal && officeOfAgent(world, agent).id === office.id))
    .map(({ id }) => id)
}

function answeredBy(world: World, caller: MemberRecord): OfAgent[] {
  const agentIds = agentIdsOf(world, caller)
  return world.enquiries
    .getAll()
    .filter((enquiry): enquiry is OfAgent => enquiry.agentId !== null && agentIds.includes(enquiry.agentId))
}

function homeOf(world: World, { listingId, suburbId, streetAddress }: EnquiryRecord): string {
  const listing = listingId === null ? null : listingById(world, listingId)
  if (listing !== null) return longAddress({ ...listing, isAddressHidden: false }, placeById(world, listing.suburbId))
  if (suburbId === null) return ''
  return `${streetAddress}, ${placeLabel(null, placeById(world, suburbId))}`
}

function wordsOf(world: World, enquiry: EnquiryRecord): string {
  const { name, email, message, streetAddress, listingId, suburbId } = enquiry
  const listing = listingId === null ? null : listingById(world, listingId)
  const placeId = suburbId ?? listing?.suburbId ?? null
  const place = placeId === null ? null : placeById(world, placeId).name
  const words = [name, email, message, streetAddress, listing?.streetAddress, place]
  return words
    .filter((word) => word !== null && word !== undefined && word !== '')
    .join(' ')
    .toLowerCase()
}

function inboxView(portal: MockPortal, enquiry: OfAgent) {
  const { world } = portal
  const listing = enquiry.listingId === null ? null : listingById(world, enquiry.listingId)
  return {
    ...enquiry,
    folder: folderOfRecord(enquiry),
    agent: () => agentView(world, agentOf(world, enquiry.agentId)),
    home: homeOf(world, enquiry),
    listingPath: listing === null || listing.statusType === 'removed' ? null : pathOf(portal, listing.id),
    receivedAt: enquiry.receivedAt.toISOString(),
    isRead: enquiry.readAt !== null,
    replies: enquiry.replies.map(({ agentId, message, sentAt }) => ({
      message,
      agentName: agentOf(world, agentId).name,
      sentAt: sentAt.toISOString(),
      delivery: sentAt < world.now ? 'sent' : 'pending',
    })),
  }
}

function pathOf(portal: MockPortal, id: number): string {
  const listing = listingById(portal.world, id)
  if (listing === null) throw new Error(`There is no listing ${id}`)
  return formatListingUrl({ id, uri: listingSummary(portal.world, listing).uri })
}

function agentOf(world: World, id: number) {
  const agent = world.agents.getAll().find((each) => each.id === id)
  if (agent === undefined) throw new Error(`There is no agent ${id}`)
  return agent
}

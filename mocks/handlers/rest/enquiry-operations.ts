import { filledHoneypot } from '#domain/enquiries/check-enquiry.ts'
import { checkSentEnquiry } from '#domain/enquiries/check-sent-enquiry.ts'
import { readPhoneNumber } from '#domain/enquiries/phone-number.ts'
import { mayReadEnquiries } from '#domain/permissions/enquiries.ts'
import type { MockPortal } from '../../portal.ts'
import { Refusal } from '../../refusal.ts'
import type { EnquiryRecord } from '../../world/records.ts'
import { listingById } from '../listings.ts'
import { placeByUri } from '../place-words.ts'
import { missing, presentListing } from './listing-operations.ts'
import type { RestOperations } from './operation.ts'

type EnquiryOperation =
  | 'createAgentEnquiry'
  | 'createDevelopmentEnquiry'
  | 'createListingEnquiry'
  | 'createSellerEnquiry'
  | 'getEnquiry'
  | 'getListingEnquiries'

const untouched = { readAt: null, answeredAt: null, archivedAt: null, replies: [] }

type Words = {
  name: string
  email: string
  phone?: string | null
  message: string
  website?: string
  idempotencyKey?: string
}

export function enquiryOperations(portal: MockPortal): RestOperations<EnquiryOperation> {
  const { world } = portal

  function keep(
    facts: Omit<EnquiryRecord, 'identity' | 'receivedAt' | 'reference' | keyof typeof untouched>,
    { idempotencyKey = crypto.randomUUID() }: Words,
  ): object {
    const identity = JSON.stringify([idempotencyKey, facts])
    const known = world.enquiries.getAll().find((enquiry) => enquiry.identity === identity)
    const { reference, receivedAt } =
      known ??
      world.enquiries.create({
        ...facts,
        ...untouched,
        identity,
        reference: crypto.randomUUID(),
        receivedAt: world.now,
      })
    return { reference, receivedAt: receivedAt.toISOString() }
  }

  function requireAgent(id: number): void {
    if (!world.agents.getAll().some((agent) => agent.id === id)) throw missing(`agent ${id}`)
  }

  const plain = {
    listingId: null,
    agentId: null,
    topics: [],
    wantsInspection: false,
    suburbId: null,
    streetAddress: '',
    reason: null,
    buyerKind: null,
  }

  return {
    createListingEnquiry: ({ body }) => {
      const { topics = [], wantsInspection } = body
      const words = readWords(body, topics.length > 0 || wantsInspection)
      const listing = presentListing(portal, body.listingId)
      const facts = { ...plain, topics: [...new Set(topics)], wantsInspection, listingId: listing.id }
      return keep({ ...words, ...facts, kind: 'listing', agentId: listing.agentIds[0] ?? null }, body)
    },
    createDevelopmentEnquiry: ({ body }) => {
      const words = readWords(body, false)
      const listing = presentListing(portal, body.listingId)
      if (listing.listingClass !== 'newDevelopment') {
        throw new Refusal('BAD_INPUT', 'listingId must be of a new development.', 'listingId')
      }
      const buyerKind = body.buyerKind ?? null
      const facts = { ...plain, buyerKind, listingId: listing.id, agentId: listing.agentIds[0] ?? null }
      return keep({ ...words, ...facts, kind: 'development' }, body)
    },
    createSellerEnquiry: ({ body }) => {
      const words = readWords(body, true)
      const suburb = placeByUri(world, body.suburbUri)
      if (suburb?.type !== 'suburb') throw missing(`suburb ${body.suburbUri}`)
      if (body.agentId != null) requireAgent(body.agentId)
      const facts = { ...plain, suburbId: suburb.id, streetAddress: body.streetAddress.trim() }
      return keep({ ...words, ...facts, kind: 'seller', agentId: body.agentId ?? null }, body)
    },
    createAgentEnquiry: ({ body }) => {
      const words = readWords(body, false)
      requireAgent(body.agentId)
      return keep({ ...words, ...plain, kind: 'agent', agentId: body.agentId, reason: body.reason }, body)
    },
    ...readingOperations(portal),
  }
}

function readingOperations({ world }: MockPortal): RestOperations<'getEnquiry' | 'getListingEnquiries'> {
  return {
    getEnquiry: ({ params: { id } }) => {
      const enquiry = world.enquiries.getAll().find(({ reference }) => reference === id)
      if (enquiry === undefined) throw missing(`enquiry ${id}`)
      return enquiryView(enquiry)
    },
    getListingEnquiries: ({ params: { id }, query: { skip, take } }, { member }) => {
      const listing = listingById(world, id)
      if (listing === null) throw missing(`listing ${id}`)
      if (!mayReadEnquiries(member, listing)) {
        const message = 'Only agents of this listing may read what was asked about it.'
        throw new Refusal('FORBIDDEN', message)
      }
      const found = world.enquiries
        .getAll()
        .filter(({ listingId }) => listingId === id)
        .toReversed()
        .sort((left, right) => right.receivedAt.getTime() - left.receivedAt.getTime())
      return { total: found.length, paging: { skip, take }, results: found.slice(skip, skip + take).map(enquiryView) }
    },
  }
}

const enquiryView = ({ receivedAt, ...enquiry }: EnquiryRecord): object => ({
  reference: enquiry.reference,
  kind: enquiry.kind,
  listingId: enquiry.listingId,
  agentId: enquiry.agentId,
  name: enquiry.name,
  email: enquiry.email,
  phone: enquiry.phone,
  message: enquiry.message,
  topics: enquiry.topics,
  wantsInspection: enquiry.wantsInspection,
  receivedAt: receivedAt.toISOString(),
  delivery: 'pending',
})

function readWords(given: Words, hasWish: boolean): Pick<EnquiryRecord, 'name' | 'email' | 'phone' | 'message'> {
  if (given.website) throw new Refusal('BAD_INPUT', filledHoneypot.message, filledHoneypot.field)
  const phone = given.phone?.trim() ?? ''
  const words = { name: given.name.trim(), email: given.email.trim(), phone, message: given.message.trim() }
  const [problem] = checkSentEnquiry(words, { hasWish })
  if (problem !== undefined) throw new Refusal('BAD_INPUT', problem.message, problem.field)
  return { ...words, phone: phone === '' ? null : readPhoneNumber(phone) }
}

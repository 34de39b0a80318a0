import { readEnquiryWords, type SentWords } from '#domain/enquiries/enquiry-words.ts'
import { mayReadEnquiries } from '#domain/permissions/enquiries.ts'
import type { MockPortal } from '../portal.ts'
import { missing, pageOf, Refusal } from '../refusal.ts'
import { falling } from '../search/order.ts'
import { placeByUri } from '../search/places.ts'
import { plainEnquiry } from '../world/enquiries.ts'
import type { EnquiryRecord } from '../world/records.ts'
import { find, findAll } from '../world/table.ts'
import { listingById, presentListing } from './listings.ts'
import type { RestOperations } from './rest/rest.ts'

type Facts = SentWords & Pick<EnquiryRecord, 'kind'> & Partial<EnquiryRecord>

export function enquiryOperations({ world }: MockPortal) {
  function add(facts: Facts, idempotencyKey: string = crypto.randomUUID()) {
    const identity = JSON.stringify([idempotencyKey, facts])
    const added = () => {
      const about = { reference: crypto.randomUUID(), identity, receivedAt: world.now }
      return world.enquiries.create({ ...plainEnquiry, ...facts, ...about })
    }
    const { reference, receivedAt } = find(world.enquiries, { identity }) ?? added()
    return { reference, receivedAt: receivedAt.toISOString() }
  }
  function requireAgent(id: number): void {
    if (find(world.agents, { id }) === undefined) throw missing(`agent ${id}`)
  }
  return {
    createListingEnquiry: ({ body }) => {
      const { topics = [], wantsInspection = false } = body
      const words = readWords(body, topics.length > 0 || wantsInspection)
      const { id: listingId, agentIds } = presentListing(world, body.listingId)
      const about = { topics: [...new Set(topics)], wantsInspection, listingId, agentId: agentIds[0] ?? null }
      return add({ ...words, ...about, kind: 'listing' }, body.idempotencyKey)
    },
    createDevelopmentEnquiry: ({ body }) => {
      const words = readWords(body, false)
      const { id: listingId, listingClass, agentIds } = presentListing(world, body.listingId)
      if (listingClass !== 'newDevelopment') {
        throw new Refusal('BAD_INPUT', 'listingId must be of a new development.', 'listingId')
      }
      const about = { buyerKind: body.buyerKind ?? null, listingId, agentId: agentIds[0] ?? null }
      return add({ ...words, ...about, kind: 'development' }, body.idempotencyKey)
    },
    createSellerEnquiry: ({ body }) => {
      const words = readWords(body, true)
      const suburb = placeByUri(world, body.suburbUri)
      if (suburb?.type !== 'suburb') throw missing(`suburb ${body.suburbUri}`)
      const { agentId = null } = body
      if (agentId !== null) requireAgent(agentId)
      const about = { suburbId: suburb.id, streetAddress: body.streetAddress.trim(), agentId }
      return add({ ...words, ...about, kind: 'seller' }, body.idempotencyKey)
    },
    createAgentEnquiry: ({ body }) => {
      const words = readWords(body, false)
      requireAgent(body.agentId)
      return add({ ...words, kind: 'agent', agentId: body.agentId, reason: body.reason }, body.idempotencyKey)
    },
    getEnquiry: ({ params: { id } }) => {
      const enquiry = find(world.enquiries, { reference: id })
      if (enquiry === undefined) throw missing(`enquiry ${id}`)
      return enquiryView(enquiry)
    },
    getListingEnquiries: ({ params: { id }, query, member }) => {
      const listing = listingById(world, id)
      if (listing === null) throw missing(`listing ${id}`)
      if (!mayReadEnquiries(member, listing)) {
        const message = 'Only agents of this listing may read what was asked about it.'
        throw new Refusal('FORBIDDEN', message)
      }
      return pageOf(latestFirst(findAll(world.enquiries, { listingId: id })), query, enquiryView)
    },
  } satisfies Partial<RestOperations>
}

export const latestFirst = <Enquiry extends EnquiryRecord>(enquiries: readonly Enquiry[]): Enquiry[] =>
  enquiries.toReversed().sort(falling(({ receivedAt }) => receivedAt.getTime()))

const enquiryView = (enquiry: EnquiryRecord) => ({
  ...enquiry,
  receivedAt: enquiry.receivedAt.toISOString(),
  delivery: 'pending',
})

function readWords(given: Parameters<typeof readEnquiryWords>[0], hasRequest: boolean): SentWords {
  const { words, problem } = readEnquiryWords(given, { hasRequest })
  if (words !== null) return words
  throw new Refusal('BAD_INPUT', problem.message, problem.field)
}

import { mayReadEnquiries } from '#domain/permissions/enquiries.ts'
import { formatListingUrl } from '#domain/search/listing-url.ts'
import { keyOrNew } from '#server/platform/http/idempotency-key.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { copyForSender, mailToAgent, type Recipient, type Subject } from '#server/modules/enquiries/enquiry-mail.ts'
import { enquiryView, type NewEnquiry } from '#server/modules/enquiries/enquiry-record.ts'
import type { EnquiryStore } from '#server/modules/enquiries/enquiry-store.ts'
import type { Recipients } from '#server/modules/enquiries/recipients.ts'
import { type ListingRecord, withdrawnListing } from '#server/modules/listings/listing-record.ts'
import { placeLabel } from '#domain/locations/place-label.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { Caller } from '#server/platform/rest/caller.ts'
import type { Operations } from '#server/platform/rest/operations.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import { readEnquiryWords, type SentWords } from '#domain/enquiries/enquiry-words.ts'

type Asking = 'createAgentEnquiry' | 'createDevelopmentEnquiry' | 'createListingEnquiry' | 'createSellerEnquiry'
type Reading = 'getEnquiry' | 'getListingEnquiries'

export type EnquiryParts = {
  services: Pick<ListingsServices & LocationsServices, 'listings' | 'listingView' | 'places'>
  store: EnquiryStore
  recipients: Recipients
  /** Scheme and host for links in mails; null leaves them out. */
  origin: string | null
}

/** Takes enquiries and has them sent; lets those read them who may. */
export const enquiryOperations = (parts: EnquiryParts): Operations<Asking | Reading> => ({
  ...askingOperations(parts),
  ...readingOperations(parts),
})

function askingOperations({ services, store, recipients, origin }: EnquiryParts): Operations<Asking> {
  const keep = (enquiry: NewEnquiry, about: Asked, subject: Subject, recipient: Recipient) => {
    const { body, caller } = about
    const toAgent = mailToAgent(enquiry, recipient, subject)
    return store.keep(enquiry, {
      idempotencyKey: keyOrNew(body.idempotencyKey),
      networkAddress: caller.networkAddress,
      memberId: caller.member?.memberId ?? null,
      mails: body.wantsCopy ? [toAgent, copyForSender(enquiry, recipient, subject)] : [toAgent],
    })
  }

  async function presentListing(id: number): Promise<ListingRecord> {
    const [record] = await services.listings.byIds([id], { withRemoved: true })
    if (record === undefined) throw notFound(`listing ${id}`)
    if (record.row.statusType === 'removed') throw withdrawnListing(id)
    return record
  }

  async function requireAgent(id: number): Promise<Recipient> {
    const agent = await recipients.ofAgent(id)
    if (agent === null) throw notFound(`agent ${id}`)
    return agent
  }

  return {
    createListingEnquiry: async ({ body }, caller) => {
      const { topics = [], wantsInspection } = body
      const words = readWords(body, { hasRequest: topics.length > 0 || wantsInspection })
      const record = await presentListing(body.listingId)
      const { agentId, ...recipient } = await recipients.ofListing(body.listingId)
      const details = { topics: [...new Set(topics)], wantsInspection }
      const enquiry = { ...words, kind: 'listing', ...aboutListing(record, agentId), details } as const
      return keep(enquiry, { body, caller }, subjectOf(record, services.listingView, origin), recipient)
    },
    createDevelopmentEnquiry: async ({ body }, caller) => {
      const words = readWords(body, { hasRequest: false })
      const record = await presentListing(body.listingId)
      if (record.row.listingClass !== 'newDevelopment') {
        throw new PortalError('BAD_INPUT', 'listingId must be of a new development.', { field: 'listingId' })
      }
      const { agentId, ...recipient } = await recipients.ofListing(body.listingId)
      const details = { buyerKind: body.buyerKind ?? null }
      const enquiry = { ...words, kind: 'development', ...aboutListing(record, agentId), details } as const
      return keep(enquiry, { body, caller }, subjectOf(record, services.listingView, origin), recipient)
    },
    createSellerEnquiry: async ({ body }, caller) => {
      const words = readWords(body, { hasRequest: true })
      const suburb = await services.places.byUri(body.suburbUri)
      if (suburb?.type !== 'suburb') throw notFound(`suburb ${body.suburbUri}`)
      const agentId = body.agentId ?? (await recipients.agentOfSuburb(suburb.id))
      const recipient = agentId === null ? recipients.ofPortal : await requireAgent(agentId)
      const details = { streetAddress: body.streetAddress.trim() }
      const listing = `${details.streetAddress}, ${placeLabel(suburb)}`
      const enquiry = { ...words, kind: 'seller', listingId: null, agentId, suburbId: suburb.id, details } as const
      return keep(enquiry, { body, caller }, { forAgent: listing, forSender: listing, link: null }, recipient)
    },
    createAgentEnquiry: async ({ body }, caller) => {
      const words = readWords(body, { hasRequest: false })
      const agent = await requireAgent(body.agentId)
      const details = { reason: body.reason }
      const enquiry = {
        ...words,
        kind: 'agent',
        listingId: null,
        agentId: body.agentId,
        suburbId: null,
        details,
      } as const
      return keep(enquiry, { body, caller }, { forAgent: agent.name, forSender: agent.name, link: null }, agent)
    },
  }
}

function readingOperations({ services, store }: EnquiryParts): Operations<Reading> {
  return {
    getEnquiry: async ({ params: { id } }, _caller, answer) => {
      const row = await store.byReference(id)
      if (row === null) throw notFound(`enquiry ${id}`)
      answer.setPrivate()
      return enquiryView(row)
    },
    getListingEnquiries: async ({ params: { id }, query: { skip, take } }, { member }, answer) => {
      const [record] = await services.listings.byIds([id], { withRemoved: true })
      if (record === undefined) throw notFound(`listing ${id}`)
      if (!mayReadEnquiries(member, record.row)) {
        const message = 'Only agents of this listing may read what was asked about it.'
        throw new PortalError('FORBIDDEN', message)
      }
      answer.setPrivate()
      const { total, rows } = await store.aboutListing(id, { skip, take })
      return { total, paging: { skip, take }, results: rows.map(enquiryView) }
    },
  }
}

type Asked = {
  body: { idempotencyKey?: string; wantsCopy: boolean }
  caller: Caller
}

const aboutListing = ({ row }: ListingRecord, agentId: number | null) => ({
  listingId: row.id,
  agentId,
  suburbId: null,
})

function subjectOf(
  { row, suburb }: ListingRecord,
  view: ListingsServices['listingView'],
  origin: string | null,
): Subject {
  const path = formatListingUrl({ id: row.id, uri: view.uri(row, suburb) })
  return {
    forAgent: view.longAddress({ ...row, isAddressHidden: false }, suburb),
    forSender: view.longAddress(row, suburb),
    link: origin === null ? null : `${origin}${path}`,
  }
}

/** Who asks and what, tidied; throws BAD_INPUT with the field and the words that the form would show. */
function readWords(...given: Parameters<typeof readEnquiryWords>): SentWords {
  const { words, problem } = readEnquiryWords(...given)
  if (words !== null) return words
  throw new PortalError('BAD_INPUT', problem.message, { field: problem.field })
}

import type { EnquiryContact_ListingFragment } from '#src/api/generated/graphql.ts'
import type { Answerer } from '#src/shared/enquiry/answerer.ts'

/** Of a home that could not be read. */
export const unknownAnswerer: Answerer = { name: 'the agent', office: 'the agent', phone: null }

/** Who answers: the first agent, else the office. */
export const answererOf = ({ agents: [agent], office }: EnquiryContact_ListingFragment): Answerer => ({
  name: agent?.name ?? office.name,
  office: office.name,
  phone: agent?.phone ?? office.phone ?? null,
})

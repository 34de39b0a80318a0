import type { EnquiryContact_ListingFragment } from '#src/api/generated/graphql.ts'
import type { Answerer } from '#src/shared/enquiry/answerer.ts'

/** Who answers: the first agent, else the office. */
export const answererOf = ({ agents: [agent], office }: EnquiryContact_ListingFragment): Answerer => ({
  name: agent?.name ?? office.name,
  office: office.name,
  phone: agent?.phone ?? office.phone ?? null,
})

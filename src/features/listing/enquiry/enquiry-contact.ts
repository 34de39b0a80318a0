import type { EnquiryContact_ListingFragment } from '#src/api/generated/graphql.ts'

/** Who answers: the first agent, else the office. */
export const answererOf = ({ agents, office }: EnquiryContact_ListingFragment): string => agents[0]?.name ?? office.name

/** The number to call instead; null when nobody has one. */
export const phoneFor = ({ agents, office }: EnquiryContact_ListingFragment): string | null =>
  agents[0]?.phone ?? office.phone ?? null

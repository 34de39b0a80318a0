import type { ListingDetails } from '../listing-view.tsx'

/** What an enquiry needs to know of a home. */
export type EnquiryListing = Pick<ListingDetails, 'id' | 'summary' | 'agents' | 'office'>

/** Who answers: the first agent, else the office. */
export const answererOf = ({ agents, office }: EnquiryListing): string => agents[0]?.name ?? office.name

/** The number to call instead; null when nobody has one. */
export const phoneFor = ({ agents, office }: EnquiryListing): string | null => agents[0]?.phone ?? office.phone ?? null

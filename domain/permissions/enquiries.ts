import { type Claims, hasClaim } from './claims.ts'

/** Who asks to read; null: logged out. */
export type EnquiryReader = { claims: Claims; agentId: number | null }

/** Whether somebody may read what was asked about a listing: its own agents, and staff who manage every listing. */
export const mayReadEnquiries = (reader: EnquiryReader | null, listing: { agentIds: readonly number[] }): boolean =>
  reader !== null &&
  (hasClaim(reader.claims, 'listings_permission', 'CanManageAny') ||
    (reader.agentId !== null && listing.agentIds.includes(reader.agentId)))

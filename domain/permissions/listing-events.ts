import { type Claims, hasClaim } from './claims.ts'

/** Who asks; null: logged out. */
export type EventReader = { claims: Claims; agentId: number | null }

/** Whether somebody may see how often a listing was looked at: its own agents, and staff who manage every listing. */
export const mayReadListingEvents = (reader: EventReader | null, listing: { agentIds: readonly number[] }): boolean =>
  reader !== null &&
  (hasClaim(reader.claims, 'listings_permission', 'CanManageAny') ||
    (reader.agentId !== null && listing.agentIds.includes(reader.agentId)))

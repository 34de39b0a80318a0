import { type Claims, hasClaim } from './claims.ts'

/** Who asks; null: logged out. */
export type EventReader = { claims: Claims; agentId: number | null }

/** Whether somebody may see how often a listing was looked at: its own agents, and staff who manage every listing. */
export const mayReadListingEvents = (reader: EventReader | null, listing: { agentIds: readonly number[] }): boolean =>
  reader !== null &&
  (hasClaim(reader.claims, 'listings_permission', 'CanManageAny') ||
    (reader.agentId !== null && listing.agentIds.includes(reader.agentId)))

/** Whether somebody may add events that happened elsewhere, such as a call to the office (docs/product.md, section 10.4). */
export const mayAddListingEvents = (reader: EventReader | null): boolean =>
  hasClaim(reader?.claims ?? null, 'tracking_permission', 'CanAddListingEvent')

import { type Claims, hasClaim } from './claims.ts'

/** Who asks; null: logged out. `principalOf` is the office that they are a principal of. */
export type ConfirmingUser = { claims: Claims; agentId: number | null; principalOf: number | null }

/** Whether somebody may say that a listing is still as shown: its agents, the principals of its office, and staff who manage every listing. */
export const mayConfirmListing = (
  user: ConfirmingUser | null,
  listing: { agentIds: readonly number[]; officeId: number },
): boolean =>
  user !== null &&
  (hasClaim(user.claims, 'listings_permission', 'CanManageAny') ||
    user.principalOf === listing.officeId ||
    (user.agentId !== null && listing.agentIds.includes(user.agentId)))

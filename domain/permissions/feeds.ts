import { type Claims, hasClaim } from './claims.ts'

/** Who asks; null: logged out. `principalOf` is the office that they are a principal of. */
export type FeedUser = { claims: Claims; principalOf: number | null }

/** Whether somebody may send listings for an office, and manage what it sends them with: its principals, and staff who store files. */
export const maySendFeed = (user: FeedUser | null, officeId: number): boolean =>
  user !== null && (user.principalOf === officeId || hasClaim(user.claims, 'multiloaders_permission', 'CanStoreAFile'))

import { type Claims, hasClaim } from './claims.ts'

/** Who asks; null: logged out. `officeId` is the office that they are an agent of. */
export type ListingEditor = { claims: Claims; officeId: number | null }

/** Whether somebody may type in the listings of an office: its agents, and staff who manage every listing. */
export const mayEditListingsOf = (editor: ListingEditor | null, officeId: number): boolean =>
  editor !== null && (editor.officeId === officeId || hasClaim(editor.claims, 'listings_permission', 'CanManageAny'))

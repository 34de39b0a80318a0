import type { ClaimOf, PermissionArea } from '../lookups/permissions.ts'
import { type Claims, hasClaim } from './claims.ts'

/** A claim of an area. */
export type Right = { [Area in PermissionArea]: readonly [Area, ClaimOf<Area>] }[PermissionArea]

/** Whether the claims of a user hold one of several claims, whatever their areas. */
export const hasAnyRight = (claims: Claims | null, rights: readonly Right[]): boolean =>
  // The types of `hasClaim` bind a claim to its area, which a list of both cannot.
  rights.some(([area, claim]) => hasClaim(claims, area, claim as never))

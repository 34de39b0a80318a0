import type { ClaimOf, PermissionArea } from '../lookups/permissions.ts'

/** The claims of a user as they come from a token: areas and claims that are not known are possible. */
export type Claims = { readonly [area: string]: readonly string[] | undefined }

/** Whether the claims of a user (null: logged out) hold one claim of an area. */
export const hasClaim = <Area extends PermissionArea>(
  claims: Claims | null,
  area: Area,
  claim: ClaimOf<Area>,
): boolean => claims !== null && Object.hasOwn(claims, area) && (claims[area]?.includes(claim) ?? false)

/** Whether the claims of a user hold all those of another, whatever they are. */
export const hasEveryClaim = (claims: Claims | null, others: Claims): boolean =>
  Object.entries(others).every(([area, names = []]) =>
    names.every((name) => claims !== null && Object.hasOwn(claims, area) && (claims[area]?.includes(name) ?? false)),
  )

/** Whether the panel that switches features on and off is shown (docs/product.md, section 10.2). */
export const canToggleFeatures = (claims: Claims | null): boolean =>
  hasClaim(claims, 'apps_permission', 'CanToggleFeatures')

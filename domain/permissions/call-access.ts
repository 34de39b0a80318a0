import type { ClaimOf, PermissionArea } from '../lookups/permissions.ts'
import { type Claims, hasClaim } from './claims.ts'

/**
 * Whom an operation answers beside staff. `secretHolder` proves it by what the call carries: a link of a mail, a code, a cookie.
 * The last three depend on the record that the call is about, and are held where it is read.
 */
export const accessKinds = [
  'everyone',
  'secretHolder',
  'member',
  'agent',
  'staff',
  'owner',
  'ownAgent',
  'contributor',
] as const

type ClaimName = { [Area in PermissionArea]: `${Area}.${ClaimOf<Area>}` }[PermissionArea]

/** `x-access` of an operation (schema/README.md). */
export type CallAccess = {
  readonly for: (typeof accessKinds)[number]
  /** Staff who hold it may call the operation too. */
  readonly claim?: ClaimName
  /** The status that refuses other members, 403 when left out; with 404 the record does not exist for them. */
  readonly otherwise?: 404
  /** What other members are told where the claim alone decides. */
  readonly message?: string
}

export type AccessError = { code: 'UNAUTHENTICATED' | 'FORBIDDEN'; message: string }

/** Whether an operation is for members alone. */
export const isForMembers = (access: CallAccess): boolean => access.for !== 'everyone' && access.for !== 'secretHolder'

/** Why somebody may not call an operation, whatever it is about; null: they may, unless the record says otherwise. */
export function accessError(access: CallAccess, member: { claims: Claims } | null): AccessError | null {
  if (!isForMembers(access)) return null
  if (member === null) return { code: 'UNAUTHENTICATED', message: 'Please log in first.' }
  if (access.for !== 'staff' || holdsClaim(member.claims, access.claim)) return null
  return { code: 'FORBIDDEN', message: access.message ?? 'You may not do this.' }
}

/** The area and the name of a claim. */
export function claimParts(claim: ClaimName): { area: PermissionArea; name: ClaimOf<PermissionArea> } {
  const [area, name] = claim.split('.')
  // A name of a claim is made of these two.
  return { area: area as PermissionArea, name: name as ClaimOf<PermissionArea> }
}

function holdsClaim(claims: Claims, claim: ClaimName | undefined): boolean {
  if (claim === undefined) return false
  const { area, name } = claimParts(claim)
  // The types of `hasClaim` bind a claim to its area, which a text cannot.
  return hasClaim(claims, area, name as never)
}

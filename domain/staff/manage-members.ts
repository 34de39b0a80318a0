import { permissions } from '../lookups/permissions.ts'
import { canManage } from '../members/member-view.ts'
import { type Claims, hasClaim, hasEveryClaim } from '../permissions/claims.ts'

/** How many members one batch can be about. */
export const LARGEST_BATCH = 10_000
/** More members than these are not counted. */
export const MOST_COUNTED = 10_000
/** Letters that a search for members takes at least. */
export const LEAST_SOUGHT = 2

export type MemberStanding = 'open' | 'unconfirmed' | 'closed'

export type ClaimsOfArea = { area: string; claims: readonly string[] }

type ManagingRefusal = 'notStaff' | 'own' | 'moreClaims'
type ClaimsRefusal = 'unknownClaim' | 'lacking' | 'closed' | 'unconfirmed'

type Staff = { memberId: number; claims: Claims }
type ManagedMember = { id: number; claims: Claims; isEmailConfirmed: boolean; isClosed: boolean }

export const standingOf = ({ isEmailConfirmed, isClosed }: Omit<ManagedMember, 'id' | 'claims'>): MemberStanding =>
  isClosed ? 'closed' : isEmailConfirmed ? 'open' : 'unconfirmed'

export const mayReadMembers = (claims: Claims): boolean => hasClaim(claims, 'users_permission', 'CanViewAnyMember')

export const mayManageMembers = (claims: Claims): boolean => hasClaim(claims, 'users_permission', 'CanManageAny')

/** Why staff may do nothing to a member; null where they may (docs/product.md, section 30). */
export function managingRefusal(member: Pick<ManagedMember, 'id' | 'claims'>, staff: Staff): ManagingRefusal | null {
  if (!mayManageMembers(staff.claims)) return 'notStaff'
  if (member.id === staff.memberId) return 'own'
  return canManage(member, staff) ? null : 'moreClaims'
}

/** Why staff may not set these claims of a member whom they may change; null where they may. */
export function claimsRefusal(member: ManagedMember, wanted: Claims, staff: Staff): ClaimsRefusal | null {
  const { given } = claimChanges(member.claims, wanted)
  if (given.some(([area, claim]) => !isClaim(area, claim))) return 'unknownClaim'
  if (given.length === 0) return null
  if (!hasEveryClaim(staff.claims, asClaims(given))) return 'lacking'
  if (member.isClosed) return 'closed'
  return member.isEmailConfirmed ? null : 'unconfirmed'
}

type Claim = readonly [area: string, claim: string]

/** What is given and what is taken from one set of claims to another, by area and name. */
function claimChanges(before: Claims, after: Claims): { given: Claim[]; taken: Claim[] } {
  return { given: missingIn(before, after), taken: missingIn(after, before) }
}

const missingIn = (claims: Claims, others: Claims): Claim[] =>
  asList(others).flatMap(({ area, claims: names }) =>
    names.filter((name) => !hasEveryClaim(claims, { [area]: [name] })).map((name): Claim => [area, name]),
  )

const isClaim = (area: string, claim: string): boolean =>
  Object.entries(permissions).some(
    ([known, names]: [string, readonly string[]]) => known === area && names.includes(claim),
  )

/** Claims as the contract lists them, each once, in the order of their names. */
export const asList = (claims: Claims): { area: string; claims: string[] }[] =>
  Object.entries(claims)
    .map(([area, names = []]) => ({ area, claims: [...new Set(names)].toSorted() }))
    .filter((each) => each.claims.length > 0)
    .toSorted((left, right) => (left.area < right.area ? -1 : 1))

/** The claims of a list. */
export function claimsOf(list: readonly ClaimsOfArea[]): Claims {
  const areas = new Map<string, string[]>()
  for (const { area, claims } of list) areas.set(area, [...(areas.get(area) ?? []), ...claims])
  return Object.fromEntries(areas)
}

const asClaims = (list: readonly Claim[]): Claims => claimsOf(list.map(([area, claim]) => ({ area, claims: [claim] })))

/** What the log of staff says of a change of claims. */
export const claimChangesForLog = (before: Claims, after: Claims) => {
  const { given, taken } = claimChanges(before, after)
  return [
    ...given.map(([field, claim]) => ({ field, before: '', after: claim })),
    ...taken.map(([field, claim]) => ({ field, before: claim, after: '' })),
  ]
}

import { permissions, type PermissionArea } from '#domain/lookups/permissions.ts'

/** The password of every demonstration account. */
export const DEMO_PASSWORD = 'three brown wombats'

export type DemoMember = {
  username: string
  name: string
  email: string
  displayDescription: string
  /** Agents are tied to the first of the demonstration's agents, who has the same name (people/agents.ts). */
  isAgent: boolean
  claims: readonly (readonly [PermissionArea, string])[]
}

const local = (username: string, name: string, displayDescription: string): DemoMember => ({
  username,
  name,
  email: `${username}@homely.example`,
  displayDescription,
  isAgent: false,
  claims: [],
})

const everyClaim = Object.entries(permissions).flatMap(([area, claims]) =>
  // The keys of the table are its areas.
  claims.map((claim) => [area as PermissionArea, claim] as const),
)

/** "users_permission CanViewAnyMember" has the account users-can-view-any-member. */
const accountOfClaim = (area: PermissionArea, claim: string): DemoMember => {
  const words = claim.replaceAll(/([A-Z])/g, ' $1').trim()
  const username = `${area.replace('_permission', '')}-${words.toLowerCase().replaceAll(' ', '-')}`
  return { ...local(username, `Staff: ${words.toLowerCase()}`, `May, in ${area}: ${claim}.`), claims: [[area, claim]] }
}

/** Accounts of each kind: two locals, an agent, staff with every claim, and staff with each claim alone. */
export const demoMembers: readonly DemoMember[] = [
  local('lena', 'Lena Local', 'Looking for a first home in the inner north.'),
  local('omar', 'Omar Local', 'Renting, and curious about the south coast.'),
  { ...local('agnes', 'Agnes Keane', 'Sells homes in the demonstration.'), isAgent: true },
  { ...local('stella', 'Stella Staff', 'May do everything.'), claims: everyClaim },
  ...everyClaim.map(([area, claim]) => accountOfClaim(area, claim)),
]

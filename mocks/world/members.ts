import { permissions } from '#domain/lookups/permissions.ts'
import type { Communication } from '#domain/members/contact-details.ts'
import type { Claims } from '#domain/permissions/claims.ts'

/** A member of the mocks; the password is there to be read, for nobody's account is behind it. */
export type MemberRecord = {
  id: number
  username: string
  name: string
  email: string
  isEmailConfirmed: boolean
  /** The email address that waits for its confirmation; no mail leaves the mocks. */
  pendingEmail: string | null
  password: string | null
  secondFactor: SecondFactor | null
  type: 1 | 2
  agentId: number | null
  displayDescription: string
  theme: 'system' | 'light' | 'dark'
  contacts: Communication[]
  claims: Claims
  avatarVersion: number
  hasPicture: boolean
  signUpKey: string | null
  /** Why staff closed what the member writes; null where it is open. */
  writingClosedReason: string | null
  /** Null unless staff closed the account. */
  closedAt: Date | null
  /** Counts what staff changed of the account. */
  revision: number
}

/** Codes of an app and what stands in for them; `lastStep` is null until it is confirmed. */
export type SecondFactor = {
  secret: string
  lastStep: number | null
  recoveryCodes: { code: string; isUsed: boolean }[]
}

export type SessionRecord = {
  id: string
  memberId: number
  device: string
  startedAt: Date
  lastSeenAt: Date
  isOver: boolean
  accessToken: string
}

/** The token that is good for the next refresh of a session, or one that was. */
export type RefreshTokenRecord = {
  token: string
  sessionId: string
  /** The first of a session is 1. */
  turn: number
  isUsed: boolean
  /** The idempotency key of the call that used it. */
  usedWithKey: string | null
}

export const MOCK_PASSWORD = 'three brown wombats'

type Credentials = Pick<MemberRecord, 'id' | 'username' | 'name' | 'email' | 'password' | 'signUpKey'>

/** A member who has just signed up. */
export const newcomer = (credentials: Credentials): MemberRecord => ({
  ...credentials,
  isEmailConfirmed: false,
  pendingEmail: null,
  secondFactor: null,
  type: 1,
  agentId: null,
  displayDescription: '',
  theme: 'system',
  contacts: [],
  claims: {},
  avatarVersion: 0,
  hasPicture: false,
  writingClosedReason: null,
  closedAt: null,
  revision: 0,
})

const member = (id: number, username: string, name: string, rest: Partial<MemberRecord> = {}): MemberRecord => ({
  ...newcomer({
    id,
    username,
    name,
    email: `${username}@homely.example`,
    password: MOCK_PASSWORD,
    signUpKey: null,
  }),
  isEmailConfirmed: true,
  ...rest,
})

const everyClaim: Claims = Object.fromEntries(
  Object.entries(permissions).map(([area, claims]) => [area, [...claims].sort()]),
)

/** Two locals, an agent of the world, and staff with every claim. */
export const membersOf = (): MemberRecord[] => [
  member(1, 'lena', 'Lena Local', {
    displayDescription: 'Looking for a first home in the inner north.',
    contacts: [{ communicationType: 2, details: '0491 570 156' }],
  }),
  member(2, 'omar', 'Omar Local'),
  member(3, 'agnes', 'Agnes Agent', { type: 2, agentId: 1 }),
  member(4, 'stella', 'Stella Staff', { claims: everyClaim }),
]

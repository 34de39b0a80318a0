import type { Communication } from '#domain/members/contact-details.ts'
import type { Claims } from '#domain/permissions/claims.ts'

/** A member as the server knows it. */
export type MemberRecord = {
  id: number
  username: string
  name: string
  email: string
  /** Null while the address is only what somebody typed. */
  emailConfirmedAt: Date | null
  passwordHash: string | null
  type: number
  agentId: number | null
  /** Of the agent that the member is; null for a local. */
  agentUsername: string | null
  displayDescription: string
  theme: 'system' | 'light' | 'dark'
  avatarVersion: number
  hasPicture: boolean
  createdAt: Date
  /** Null unless staff closed the account. */
  closedAt: Date | null
  contacts: Communication[]
  claims: Claims
}

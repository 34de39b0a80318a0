import type { Communication } from '#domain/members/contact-details.ts'
import type { AgentRecord } from '../offices/office-record.ts'

/** A person as everyone may see them. */
export type ProfileRecord = {
  /** The member that the person is; null for an agent who is none. */
  memberId: number | null
  username: string
  name: string
  isAgent: boolean
  displayDescription: string
  avatar: { identifier: string; version: number; isDefault: boolean } | null
  /** Of agents only. */
  contacts: readonly Communication[]
  agent: AgentRecord | null
}

/** A profile for who looks at it, with the page of reviews that was asked for. */
export type ViewedProfile = {
  profile: ProfileRecord
  viewingOwnProfile: boolean
  currentUserIsAdmin: boolean
  paging: { skip: number; take: number }
}

import type { Communication } from '#domain/members/contact-details.ts'
import type { Claims } from '#domain/permissions/claims.ts'
import type { MemberStanding } from '#domain/staff/manage-members.ts'

export type StaffMemberRow = {
  id: number
  username: string
  name: string
  email: string
  isEmailConfirmed: boolean
  hasSecondFactor: boolean
  isAgent: boolean
  agentUsername: string | null
  isWritingClosed: boolean
  joinedAt: Date
  closedAt: Date | null
  claims: Claims
  contacts: Communication[]
  revision: number
}

/** A member with whether who asks may change them. */
export type StaffMemberView = StaffMemberRow & { canManage: boolean }

export type MemberFilter = {
  text: string
  kind: 'local' | 'agent' | null
  standing: MemberStanding | null
  isStaff: boolean | null
}

export type MemberOrder = 'newest' | 'name' | 'username'

export type StaffBatchKind = 'endMemberSessions' | 'closeAccount'
export type BatchOutcome = 'done' | 'unchanged' | 'refused'

export type StaffBatchRow = {
  id: number
  staffId: number
  kind: StaffBatchKind
  reason: string
  total: number
  done: number
  unchanged: number
  refused: number
  startedAt: Date
  finishedAt: Date | null
}

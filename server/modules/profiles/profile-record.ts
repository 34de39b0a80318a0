import type { Communication } from '#domain/members/contact-details.ts'
import type { AgentRecord } from '../offices/office-record.ts'

/** A person as everyone may see them. */
export type ProfileRecord = {
  username: string
  name: string
  isAgent: boolean
  displayDescription: string
  avatar: { identifier: string; version: number; isDefault: boolean } | null
  /** Of agents only. */
  contacts: readonly Communication[]
  agent: AgentRecord | null
}

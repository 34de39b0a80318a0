import { shownAvatar } from '#domain/members/member-view.ts'
import type { MemberRecord } from '../world/members.ts'
import type { AgentRecord } from '../world/records.ts'

/** A member, an agent, or both. */
export type Person = { member: MemberRecord | undefined; agent: AgentRecord | undefined }

export const avatarOf = ({ member, agent }: Person) => shownAvatar(member ?? null, agent?.portraitIdentifier ?? null)

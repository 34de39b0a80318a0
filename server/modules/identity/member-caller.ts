import type { Caller } from './access-token.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'

/** What an access token says of a member. */
export const callerOf = ({ id, username, type, claims }: MemberRecord, sessionId: string): Caller => ({
  memberId: id,
  username,
  type,
  claims,
  sessionId,
})

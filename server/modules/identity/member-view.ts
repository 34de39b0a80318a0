import { contactTypes } from '#domain/lookups/contact-types.ts'
import { userTypes } from '#domain/lookups/user-types.ts'
import type { Communication } from '#domain/members/contact-details.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import type { Caller } from './access-token.ts'
import type { MemberRecord } from './member-record.ts'

/** The picture of a member; null when it never had one. */
export const avatarOf = ({ id, avatarVersion, hasPicture }: MemberRecord) =>
  avatarVersion === 0 ? null : { identifier: `member-${id}`, version: avatarVersion, isDefault: !hasPicture }

/** The Email contact first, then the others in the order of their types. */
export const contactsOf = ({ email, contacts }: MemberRecord): Communication[] => [
  { communicationType: contactTypes.Email, details: email },
  ...contacts,
]

export const isSelf = (member: MemberRecord, caller: Caller | null): boolean => caller?.memberId === member.id

/** Whether a caller may see everything of a member (specification 6). */
export const canView = (member: MemberRecord, caller: Caller | null): boolean =>
  isSelf(member, caller) || hasClaim(caller?.claims ?? null, 'users_permission', 'CanViewAnyMember')

/** Whether a caller may change a member (specification 6). */
export const canManage = (member: MemberRecord, caller: Caller | null): boolean =>
  isSelf(member, caller) || hasClaim(caller?.claims ?? null, 'users_permission', 'CanManageAny')

/** A member as a caller may see it: claims and private contacts are for itself and for staff. */
export function memberView(member: MemberRecord, caller: Caller | null) {
  const isOpen = canView(member, caller)
  const isAgent = member.type === userTypes.Agent
  return {
    id: member.id,
    username: member.username,
    name: member.name,
    type: member.type,
    avatar: avatarOf(member),
    displayDescription: member.displayDescription,
    isAgent,
    claims: isOpen ? member.claims : {},
    // An agent's other contacts are for everyone; the address it signs in with is not.
    communications: isOpen ? contactsOf(member) : isAgent ? member.contacts : [],
  }
}

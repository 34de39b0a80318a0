import { hasClaim } from '#domain/permissions/claims.ts'
import type { MemberRecord } from '../../world/members.ts'
import { Refusal } from '../../refusal.ts'

/** The picture of a member; null when it never had one. */
export const avatarOf = ({ id, avatarVersion, hasPicture }: MemberRecord) =>
  avatarVersion === 0 ? null : { identifier: `member-${id}`, version: avatarVersion, isDefault: !hasPicture }

export const contactsOf = ({ email, contacts }: MemberRecord) => [{ communicationType: 1, details: email }, ...contacts]

const mayView = (member: MemberRecord, caller: MemberRecord | null) =>
  member === caller || hasClaim(caller?.claims ?? null, 'users_permission', 'CanViewAnyMember')
const mayManage = (member: MemberRecord, caller: MemberRecord) =>
  member === caller || hasClaim(caller.claims, 'users_permission', 'CanManageAny')

/** Refuses a caller that may not do this with a member. */
export function requireAccess(member: MemberRecord, caller: MemberRecord, access: 'view' | 'manage' | 'own'): void {
  const isAllowed = { view: mayView, manage: mayManage, own: () => member === caller }[access](member, caller)
  if (!isAllowed) throw new Refusal('FORBIDDEN', 'You may not do this for another member.')
}

/** A member as somebody may see it. */
export function memberView(member: MemberRecord, caller: MemberRecord | null) {
  const isOpen = mayView(member, caller)
  const isAgent = member.type === 2
  return {
    id: member.id,
    username: member.username,
    name: member.name,
    type: member.type,
    avatar: avatarOf(member),
    displayDescription: member.displayDescription,
    isAgent,
    claims: isOpen ? member.claims : {},
    communications: isOpen ? contactsOf(member) : isAgent ? member.contacts : [],
  }
}

export const settingsView = (member: MemberRecord) => ({
  name: member.name,
  displayDescription: member.displayDescription,
  communications: contactsOf(member),
  theme: member.theme,
  hasPassword: member.password !== null,
  avatar: avatarOf(member),
  socialProviders: [],
})

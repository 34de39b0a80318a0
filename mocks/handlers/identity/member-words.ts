import { type Access, avatarOf, contactsOf, hasAccess } from '#domain/members/member-view.ts'
import type { MemberRecord } from '../../world/members.ts'
import { Refusal } from '../../refusal.ts'

/** Who asks, as the rules of the domain take it. */
export const askerOf = (caller: MemberRecord | null) =>
  caller === null ? null : { memberId: caller.id, claims: caller.claims }

/** Refuses a caller that may not do this with a member. */
export function requireAccess(member: MemberRecord, caller: MemberRecord, access: Access): void {
  if (!hasAccess(member, askerOf(caller), access)) {
    throw new Refusal('FORBIDDEN', 'You may not do this for another member.')
  }
}

export const settingsView = (member: MemberRecord) => ({
  name: member.name,
  displayDescription: member.displayDescription,
  communications: contactsOf(member),
  theme: member.theme,
  hasPassword: member.password !== null,
  isEmailConfirmed: member.isEmailConfirmed,
  pendingEmail: member.pendingEmail,
  avatar: avatarOf(member),
  socialProviders: [],
})

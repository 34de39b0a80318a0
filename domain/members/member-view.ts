import { contactTypes } from '../lookups/contact-types.ts'
import { userTypes } from '../lookups/user-types.ts'
import { type Claims, hasClaim, hasEveryClaim } from '../permissions/claims.ts'
import type { Avatar } from './avatar.ts'
import type { Communication } from './contact-details.ts'

/** What is known of a member where others ask for it. */
export type KnownMember = {
  id: number
  username: string
  name: string
  email: string
  type: number
  /** The name of the agent that the member is; null for a local. */
  agentUsername?: string | null
  displayDescription: string
  /** How often the picture was set or removed. */
  avatarVersion: number
  hasPicture: boolean
  contacts: readonly Communication[]
  claims: Claims
}

/** Who asks, with the claims of that member; null where nobody is signed in. */
export type Asker = { memberId: number; claims: Claims } | null

/** The picture of a member; null when it never had one. */
export const avatarOf = ({
  id,
  avatarVersion,
  hasPicture,
}: Pick<KnownMember, 'id' | 'avatarVersion' | 'hasPicture'>): (Avatar & { version: number }) | null =>
  avatarVersion === 0 ? null : { identifier: `member-${id}`, version: avatarVersion, isDefault: !hasPicture }

/**
 * The picture that everybody is shown: the member's own, else the portrait of the agent that it is, else the member's
 * default; null for none of them. Somebody who never signed up, such as most agents, is no member.
 */
export function shownAvatar(
  member: Parameters<typeof avatarOf>[0] | null,
  portraitIdentifier: string | null,
): (Avatar & { version: number }) | null {
  const own = member === null ? null : avatarOf(member)
  if (own !== null && !own.isDefault) return own
  return portraitIdentifier === null ? own : { identifier: portraitIdentifier, version: 1, isDefault: false }
}

/** The Email contact first, then the others in the order of their types. */
export const contactsOf = ({ email, contacts }: Pick<KnownMember, 'email' | 'contacts'>): Communication[] => [
  { communicationType: contactTypes.Email, details: email },
  ...contacts,
]

/** Whether somebody asks about itself. */
export const isSelf = ({ id }: Pick<KnownMember, 'id'>, asker: Asker): boolean => asker?.memberId === id

/** Whether somebody may see everything of a member (docs/product.md, section 10.3). */
export const canView = (member: Pick<KnownMember, 'id'>, asker: Asker): boolean =>
  isSelf(member, asker) || hasClaim(asker?.claims ?? null, 'users_permission', 'CanViewAnyMember')

/**
 * Whether somebody may change a member: itself, and staff who may change any and have every claim that the member has.
 * Nobody reaches, through another's account, what they may not do in their own.
 */
export const canManage = (member: Pick<KnownMember, 'id' | 'claims'>, asker: Asker): boolean =>
  isSelf(member, asker) ||
  (hasClaim(asker?.claims ?? null, 'users_permission', 'CanManageAny') &&
    hasEveryClaim(asker?.claims ?? null, member.claims))

/** What a call about a member asks of who makes it: to see the member, to change it, or to be it. */
export type Access = 'view' | 'manage' | 'own'

/** Whether somebody has an access to a member. */
export const hasAccess = (member: Pick<KnownMember, 'id' | 'claims'>, asker: Asker, access: Access): boolean =>
  ({ view: canView, manage: canManage, own: isSelf })[access](member, asker)

/** A member as somebody may see it: claims and private contacts are for itself and for staff. */
export function memberView(member: KnownMember, asker: Asker) {
  const isOpen = canView(member, asker)
  const isAgent = member.type === userTypes.Agent
  return {
    id: member.id,
    username: member.username,
    ...(member.agentUsername == null ? {} : { agentUsername: member.agentUsername }),
    name: member.name,
    type: member.type,
    avatar: avatarOf(member),
    displayDescription: member.displayDescription,
    isAgent,
    claims: isOpen ? member.claims : {},
    // An agent's other contacts are for everyone; the email address it signs in with is not.
    communications: isOpen ? contactsOf(member) : isAgent ? [...member.contacts] : [],
  }
}

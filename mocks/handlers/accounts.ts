import { type Access, avatarOf, canView, contactsOf, hasAccess, memberView } from '#domain/members/member-view.ts'
import { settingsOfChange } from '#domain/members/settings-change.ts'
import type { components } from '#schema/generated/legacy.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, required } from '../refusal.ts'
import { requirePicture } from './pictures.ts'
import type { MemberRecord, SessionRecord } from '../world/members.ts'
import { find, findAll, remove, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { requirePassword } from './identity.ts'
import { secondFactorView } from './second-factor-check.ts'
import { done, Reply, type RestOperations } from './rest/rest.ts'
import { callOf, clearedCookies, endSession } from './sessions.ts'

type Schemas = components['schemas']

export type AboutMember = { params: { username: string }; member: MemberRecord; headers: Headers }

/** Members, and what they set for themselves. */
export function accountOperations({ world }: MockPortal) {
  const sessionsOf = ({ id }: MemberRecord) => findAll(world.sessions, { memberId: id, isOver: false })
  const change = ({ id }: MemberRecord, data: Partial<MemberRecord>) => update(world.members, { id }, data)
  const setAvatar = (member: MemberRecord, hasPicture: boolean) => {
    const avatar = { avatarVersion: member.avatarVersion + 1, hasPicture }
    change(member, avatar)
    return { ...member, ...avatar }
  }
  const open = (call: AboutMember, access: Access) => openAccount(world, call, access)

  return {
    getUser: ({ params, member: caller }) => {
      const member = memberOf(world, params.username, caller)
      const agent = member.type === 2 ? find(world.agents, { id: member.agentId ?? 0 }) : undefined
      return memberView({ ...member, agentUsername: agent?.username ?? null }, askerOf(caller))
    },
    getSettings: (call) => settingsView(open(call, 'view').member),
    updateSettings: (call) => {
      const { member, isOwn } = open(call, 'manage')
      const settings = wantedSettings(member, call.body, isOwn)
      change(member, settings)
      return settingsView({ ...member, ...settings })
    },
    changePassword: (call) => {
      const { member, session } = open(call, 'own')
      const { currentPassword, newPassword } = call.body
      requireOwnPassword(member, currentPassword)
      requirePassword(newPassword, member, 'newPassword')
      change(member, { password: newPassword })
      for (const other of sessionsOf(member)) if (other.id !== session?.id) endSession(world, other)
      return done
    },
    uploadAvatar: (call) => {
      const { member } = open(call, 'manage')
      requirePicture(call.body.picture)
      return avatarOf(setAvatar(member, true)) ?? {}
    },
    removeAvatar: (call) => {
      setAvatar(open(call, 'manage').member, false)
      return done
    },
    listSessions: (call) => {
      const { member, session } = open(call, 'own')
      const views = sessionsOf(member).map((each) => sessionView(each, each.id === session?.id))
      return { results: views.sort((left, right) => Number(right.isCurrent) - Number(left.isCurrent)) }
    },
    endAllSessions: (call) => {
      const { member, isOwn } = open(call, 'manage')
      for (const session of sessionsOf(member)) endSession(world, session)
      return new Reply(204, { cookies: isOwn ? clearedCookies : [] })
    },
    sendConfirmation: (call) => open(call, 'own') && done,
    disconnectProvider: (call) => {
      if (open(call, 'own').member.password !== null) return done
      throw new Refusal('BAD_INPUT', 'Set a password first. Without one, you couldn’t log in again.', 'provider')
    },
    exportUser: (call) => {
      const { member } = open(call, 'own')
      const { id, username, claims } = member
      const sessions = findAll(world.sessions, { memberId: id }).map(({ device }) => ({ device }))
      const body = { member: { id, username, claims, ...settingsView(member) }, sessions, enquiries: [] }
      return new Reply(200, { body })
    },
    deleteUser: (call) => {
      const { member } = open(call, 'own')
      requireOwnPassword(member, call.body.password)
      for (const session of sessionsOf(member)) endSession(world, session)
      remove(world.members, { id: member.id })
      return new Reply(204, { cookies: clearedCookies })
    },
  } satisfies Partial<RestOperations>
}

/** The member of a call and who makes it; refuses who may not. */
export function openAccount(world: World, { params, member: caller, headers }: AboutMember, access: Access) {
  const member = memberOf(world, params.username, caller)
  if (!hasAccess(member, askerOf(caller), access)) {
    throw new Refusal('FORBIDDEN', 'You may not do this for another member.')
  }
  return { member, isOwn: member.id === caller.id, session: callOf(world, headers)?.session }
}

/** Who asks, as the rules of the domain take it. */
const askerOf = (caller: MemberRecord | null) => caller && { memberId: caller.id, claims: caller.claims }

const settingsView = (member: MemberRecord) => ({
  name: member.name,
  displayDescription: member.displayDescription,
  communications: contactsOf(member),
  theme: member.theme,
  hasPassword: member.password !== null,
  ...secondFactorView(member),
  isEmailConfirmed: member.isEmailConfirmed,
  pendingEmail: member.pendingEmail,
  avatar: avatarOf(member),
  socialProviders: [],
})

const sessionView = ({ id, device, startedAt, lastSeenAt }: SessionRecord, isCurrent: boolean) => ({
  id,
  device,
  startedAt: startedAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  isCurrent,
})

function memberOf({ members }: World, text: string, caller: MemberRecord | null): MemberRecord {
  const wanted = text.toLowerCase()
  const isNumber = /^\d{1,9}$/.test(wanted)
  const member = find(members, isNumber ? { id: Number(wanted) } : { username: wanted })
  const isSeen = member !== undefined && (!isNumber || canView(member, askerOf(caller)))
  return required(isSeen ? member : null, 'There is no member of this name.')
}

function wantedSettings(member: MemberRecord, change: Schemas['SettingsChange'], isOwn: boolean) {
  const wanted = settingsOfChange(change, member.name)
  if ('message' in wanted) throw new Refusal('BAD_INPUT', wanted.message, wanted.field)
  const { email, contacts, ...settings } = wanted.settings
  if (email !== member.email && isOwn) requireOwnPassword(member, change.currentPassword)
  const inOrder = contacts.sort((left, right) => left.communicationType - right.communicationType)
  return { ...settings, contacts: inOrder, pendingEmail: email === member.email ? member.pendingEmail : email }
}

export function requireOwnPassword(member: MemberRecord, password: string | undefined): void {
  if (member.password === null || member.password === password) return
  throw new Refusal('BAD_INPUT', 'That’s not your password.', 'currentPassword')
}

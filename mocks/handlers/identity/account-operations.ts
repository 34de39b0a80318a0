import { type Communication, contactError } from '#domain/members/contact-details.ts'
import { memberName, memberWords } from '#domain/members/member-name.ts'
import { type Access, avatarOf, canView, memberView } from '#domain/members/member-view.ts'
import type { components } from '#schema/generated/legacy.ts'
import { Refusal } from '../../refusal.ts'
import type { MemberRecord, SessionRecord } from '../../world/members.ts'
import type { World } from '../../world/world.ts'
import {
  type IdentityAnswer,
  type IdentityOperations,
  type IdentityRequest,
  requireEmail,
  requireName,
  requirePassword,
} from './identity-operations.ts'
import { askerOf, requireAccess, settingsView } from './member-words.ts'
import { callerOf, clearedCookies, endSession } from './mock-sessions.ts'

type Schemas = components['schemas']

type AccountOperation =
  | 'getUser'
  | 'deleteUser'
  | 'getSettings'
  | 'updateSettings'
  | 'changePassword'
  | 'uploadAvatar'
  | 'removeAvatar'
  | 'listSessions'
  | 'endAllSessions'
  | 'sendConfirmation'
  | 'disconnectProvider'
  | 'exportUser'

type Opened = { member: MemberRecord; caller: MemberRecord; session: SessionRecord }

/** Members, and what they set for themselves, as the server's module identity has it. */
export function accountOperations(world: World): IdentityOperations<AccountOperation> {
  const open = opener(world)
  const sessionsOf = ({ id }: MemberRecord) =>
    world.sessions.getAll().filter((each) => each.memberId === id && !each.isOver)
  const change = ({ id }: MemberRecord, data: Partial<MemberRecord>) =>
    void world.members.updateMany({ where: { id: { equals: id } }, data })

  return {
    getUser: (request) => {
      const caller = callerOf(world, request.headers)?.member ?? null
      return { status: 200, body: viewOf(world, memberOf(world, request, caller), caller) }
    },
    getSettings: (request) => ({ status: 200, body: settingsView(open(request, 'view').member) }),
    updateSettings: (request) => {
      const { member, caller } = open(request, 'manage')
      const settings = wantedSettings(member, request.body, member.id === caller.id)
      change(member, settings)
      return { status: 200, body: settingsView({ ...member, ...settings }) }
    },
    changePassword: (request) => {
      const { member, session } = open(request, 'own')
      const { currentPassword, newPassword }: Schemas['PasswordChange'] = request.body
      requireOwnPassword(member, currentPassword)
      requirePassword(newPassword, member, 'newPassword')
      change(member, { password: newPassword })
      for (const other of sessionsOf(member)) if (other.id !== session.id) endSession(world, other)
      return done
    },
    uploadAvatar: (request) => {
      const { member } = open(request, 'manage')
      const { picture }: Schemas['AvatarUpload'] = request.body
      if (!isPicture(picture)) {
        const message = 'We couldn’t read this file as a picture. Use a JPEG, PNG, WebP or AVIF.'
        throw new Refusal('BAD_INPUT', message, 'picture')
      }
      const avatar = { avatarVersion: member.avatarVersion + 1, hasPicture: true }
      change(member, avatar)
      return { status: 200, body: avatarOf({ ...member, ...avatar }) ?? {} }
    },
    removeAvatar: (request) => {
      const { member } = open(request, 'manage')
      change(member, { avatarVersion: member.avatarVersion + 1, hasPicture: false })
      return done
    },
    listSessions: (request) => {
      const { member, session } = open(request, 'own')
      const views = sessionsOf(member).map((each) => sessionView(each, session))
      return {
        status: 200,
        body: { results: views.sort((left, right) => Number(right.isCurrent) - Number(left.isCurrent)) },
      }
    },
    endAllSessions: (request) => {
      const { member, caller } = open(request, 'manage')
      for (const session of sessionsOf(member)) endSession(world, session)
      return member.id === caller.id ? { ...done, cookies: clearedCookies } : done
    },
    ...waysIn(world),
    exportUser: (request) => {
      const { member } = open(request, 'own')
      const { id, username, claims } = member
      const sessions = world.sessions
        .getAll()
        .filter(({ memberId }) => memberId === id)
        .map(({ device }) => ({ device }))
      return {
        status: 200,
        body: { member: { id, username, claims, ...settingsView(member) }, sessions, enquiries: [] },
      }
    },
    deleteUser: (request) => {
      const { member } = open(request, 'own')
      const { password }: Schemas['AccountDeletion'] = request.body
      requireOwnPassword(member, password)
      world.members.deleteMany({ where: { id: { equals: member.id } } })
      for (const session of sessionsOf(member)) endSession(world, session)
      return { ...done, cookies: clearedCookies }
    },
  }
}

const done: IdentityAnswer = { status: 204 }

/** What opens the account; no provider and no mail reaches the mocks. */
function waysIn(world: World): IdentityOperations<'sendConfirmation' | 'disconnectProvider'> {
  const open = opener(world)
  return {
    sendConfirmation: (request) => {
      open(request, 'own')
      return done
    },
    disconnectProvider: (request) => {
      const { member } = open(request, 'own')
      if (member.password !== null) return done
      throw new Refusal('BAD_INPUT', 'Set a password first. Without one, you couldn’t log in again.', 'provider')
    },
  }
}

/** Finds the member of a call and who makes it; refuses who may not. */
function opener(world: World) {
  return (request: IdentityRequest, access: Access): Opened => {
    const found = callerOf(world, request.headers)
    if (found === null) throw new Refusal('UNAUTHENTICATED', 'Please log in first.')
    const member = memberOf(world, request, found.member)
    requireAccess(member, found.member, access)
    return { member, caller: found.member, session: found.session }
  }
}

function memberOf(
  { members }: World,
  { params: { username = '' } }: IdentityRequest,
  caller: MemberRecord | null,
): MemberRecord {
  const wanted = username.toLowerCase()
  const isNumber = /^\d{1,9}$/.test(wanted)
  const member = members.getAll().find((each) => (isNumber ? each.id === Number(wanted) : each.username === wanted))
  if (member !== undefined && (!isNumber || canView(member, askerOf(caller)))) return member
  throw new Refusal('NOT_FOUND', 'There is no member of this name.')
}

/** A member as somebody may see it, with the agent that it is. */
function viewOf(world: World, member: MemberRecord, caller: MemberRecord | null) {
  const agent = world.agents.getAll().find(({ id }) => member.type === 2 && id === member.agentId)
  return memberView({ ...member, agentUsername: agent?.username ?? null }, askerOf(caller))
}

function wantedSettings(
  member: MemberRecord,
  wanted: Schemas['SettingsChange'],
  isOwn: boolean,
): Pick<MemberRecord, 'name' | 'displayDescription' | 'theme' | 'contacts' | 'pendingEmail'> {
  const name = requireName(wanted.name, member.name)
  const types = wanted.communications.map(({ communicationType }) => communicationType)
  if (new Set(types).size < types.length) {
    throw new Refusal('BAD_INPUT', 'Give one contact of each kind at most.', 'communications')
  }
  const given = wanted.communications.find(({ communicationType }) => communicationType === 1)
  const email = requireEmail(given?.details ?? '', 'communications')
  const contacts = otherContacts(wanted.communications)
  const isNewEmail = email !== member.email
  if (isNewEmail && isOwn) requireOwnPassword(member, wanted.currentPassword)
  const displayDescription = memberWords(wanted.displayDescription)
  const pendingEmail = isNewEmail ? email : member.pendingEmail
  return { name, displayDescription, theme: wanted.theme, contacts, pendingEmail }
}

function otherContacts(communications: readonly Communication[]): Communication[] {
  return communications
    .flatMap(({ communicationType, details: typed }, at) => {
      const details = memberName(typed)
      if (communicationType === 1 || details === '') return []
      const message = contactError(communicationType, details)
      if (message !== null) throw new Refusal('BAD_INPUT', message, `communications.${at}.details`)
      return [{ communicationType, details }]
    })
    .sort((left, right) => left.communicationType - right.communicationType)
}

function requireOwnPassword(member: MemberRecord, password: string | undefined): void {
  if (member.password === null || member.password === password) return
  throw new Refusal('BAD_INPUT', 'That’s not your password.', 'currentPassword')
}

/** By the first bytes of the file; the mocks look no further. */
const isPicture = (base64: string): boolean => /^(?:\/9j\/|iVBORw0KGgo|UklGR)/.test(base64)

const sessionView = (session: SessionRecord, current: SessionRecord) => ({
  id: session.id,
  device: session.device,
  startedAt: session.startedAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  isCurrent: session.id === current.id,
})

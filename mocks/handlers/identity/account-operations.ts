import { memberName, memberWords } from '#domain/members/member-name.ts'
import { type Access, avatarOf, memberView } from '#domain/members/member-view.ts'
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
import { callerOf, clearedCookies } from './mock-sessions.ts'

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
  | 'exportUser'

type Opened = { member: MemberRecord; caller: MemberRecord; session: SessionRecord }

/** Members, and what they set for themselves, as the server's module identity has it. */
export function accountOperations(world: World): IdentityOperations<AccountOperation> {
  const open = (request: IdentityRequest, access: Access): Opened => {
    const found = callerOf(world, request.headers)
    if (found === null) throw new Refusal('UNAUTHENTICATED', 'Please log in first.')
    const member = memberOf(world, request)
    requireAccess(member, found.member, access)
    return { member, caller: found.member, session: found.session }
  }
  const sessionsOf = ({ id }: MemberRecord) => world.sessions.filter((each) => each.memberId === id && !each.isOver)
  const done: IdentityAnswer = { status: 204 }

  return {
    getUser: (request) => {
      const caller = callerOf(world, request.headers)?.member ?? null
      return { status: 200, body: memberView(memberOf(world, request), askerOf(caller)) }
    },
    getSettings: (request) => ({ status: 200, body: settingsView(open(request, 'view').member) }),
    updateSettings: (request) => {
      const { member, caller } = open(request, 'manage')
      change(world, member, request.body, member === caller)
      return { status: 200, body: settingsView(member) }
    },
    changePassword: (request) => {
      const { member, session } = open(request, 'own')
      const { currentPassword, newPassword }: Schemas['PasswordChange'] = request.body
      requireOwnPassword(member, currentPassword)
      requirePassword(newPassword, member, 'newPassword')
      member.password = newPassword
      for (const other of sessionsOf(member)) other.isOver ||= other !== session
      return done
    },
    uploadAvatar: (request) => {
      const { member } = open(request, 'manage')
      const { picture }: Schemas['AvatarUpload'] = request.body
      if (!isPicture(picture)) {
        const message = 'This file is no picture that we can read. Use a JPEG, PNG, WebP or AVIF.'
        throw new Refusal('BAD_INPUT', message, 'picture')
      }
      Object.assign(member, { avatarVersion: member.avatarVersion + 1, hasPicture: true })
      return { status: 200, body: avatarOf(member) ?? {} }
    },
    removeAvatar: (request) => {
      const { member } = open(request, 'manage')
      Object.assign(member, { avatarVersion: member.avatarVersion + 1, hasPicture: false })
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
      for (const session of sessionsOf(member)) session.isOver = true
      return member === caller ? { ...done, cookies: clearedCookies } : done
    },
    exportUser: (request) => {
      const { member } = open(request, 'own')
      const { id, username, claims } = member
      const sessions = world.sessions.filter(({ memberId }) => memberId === id).map(({ device }) => ({ device }))
      return {
        status: 200,
        body: { member: { id, username, claims, ...settingsView(member) }, sessions, enquiries: [] },
      }
    },
    deleteUser: (request) => {
      const { member } = open(request, 'own')
      const { password }: Schemas['AccountDeletion'] = request.body
      requireOwnPassword(member, password)
      world.members.splice(world.members.indexOf(member), 1)
      for (const session of sessionsOf(member)) session.isOver = true
      return { ...done, cookies: clearedCookies }
    },
  }
}

function memberOf({ members }: World, { params: { username = '' } }: IdentityRequest): MemberRecord {
  const wanted = username.toLowerCase()
  const member = members.find((each) =>
    /^\d{1,9}$/.test(wanted) ? each.id === Number(wanted) : each.username === wanted,
  )
  if (member !== undefined) return member
  throw new Refusal('NOT_FOUND', 'There is no member of this name.')
}

function change(world: World, member: MemberRecord, wanted: Schemas['SettingsChange'], isOwn: boolean): void {
  const name = requireName(wanted.name)
  const types = wanted.communications.map(({ communicationType }) => communicationType)
  if (new Set(types).size < types.length) {
    throw new Refusal('BAD_INPUT', 'Give one contact of each kind at most.', 'communications')
  }
  const given = wanted.communications.find(({ communicationType }) => communicationType === 1)
  const email = requireEmail(given?.details ?? '', 'communications')
  if (email !== member.email && isOwn) requireOwnPassword(member, wanted.currentPassword)
  if (world.members.some((other) => other !== member && other.email === email)) {
    throw new Refusal('BAD_INPUT', 'This address cannot be used.', 'communications')
  }
  const contacts = wanted.communications
    .map(({ communicationType, details }) => ({ communicationType, details: memberName(details) }))
    .filter(({ communicationType, details }) => communicationType !== 1 && details !== '')
    .sort((left, right) => left.communicationType - right.communicationType)
  const displayDescription = memberWords(wanted.displayDescription)
  Object.assign(member, { name, email, displayDescription, theme: wanted.theme, contacts })
}

function requireOwnPassword(member: MemberRecord, password: string | undefined): void {
  if (member.password === null || member.password === password) return
  throw new Refusal('BAD_INPUT', 'This is not your password.', 'currentPassword')
}

/** By the first bytes of the file; the mocks look no further. */
const isPicture = (base64: string): boolean => /^(?:\/9j\/|iVBORw0KGgo|UklGR)/.test(base64)

const sessionView = (session: SessionRecord, current: SessionRecord) => ({
  id: session.id,
  device: session.device,
  startedAt: session.startedAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  isCurrent: session === current,
})

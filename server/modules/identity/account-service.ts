import { contactTypes } from '#domain/lookups/contact-types.ts'
import type { Communication } from '#domain/members/contact-details.ts'
import { normalisedEmail } from '#domain/members/email-address.ts'
import { memberName, memberWords } from '#domain/members/member-name.ts'
import { type Access, avatarOf, contactsOf, hasAccess, isSelf, memberView } from '#domain/members/member-view.ts'
import type { Database } from '#server/database/database.ts'
import { SqlError } from '#server/database/errors.ts'
import { PortalError } from '#server/http/portal-error.ts'
import { notFound } from '#server/rest/rest-problem.ts'
import type { components } from '#schema/generated/legacy.ts'
import type { Caller } from './access-token.ts'
import { avatarPicture } from './avatar-picture.ts'
import { requireGoodPassword } from './chosen-password.ts'
import { exportedData } from './exported-data.ts'
import type { IdentityService } from './identity-service.ts'
import type { MemberRecord } from './member-record.ts'
import { hashPassword, isPasswordRight } from './passwords.ts'

type Schemas = components['schemas']

/** What members set for themselves. Refusals are PortalErrors; members that a caller may not see do not exist for it. */
export type AccountService = {
  /** By username, or by number where it is digits alone. Throws NOT_FOUND. */
  find: (usernameOrId: string) => Promise<MemberRecord>
  /** A member as a caller may see it; throws NOT_FOUND, and SESSION_ENDED for a caller whose session is over. */
  viewOf: (usernameOrId: string, caller: Caller | null) => Promise<ReturnType<typeof memberView>>
  /** The member with the caller, whose session is checked; throws UNAUTHENTICATED, SESSION_ENDED, FORBIDDEN or NOT_FOUND. */
  open: (
    usernameOrId: string,
    caller: Caller | null,
    access: Access,
  ) => Promise<{ member: MemberRecord; caller: Caller }>
  settingsOf: (member: MemberRecord) => Promise<Schemas['Settings']>
  change: (member: MemberRecord, change: Schemas['SettingsChange'], caller: Caller) => Promise<Schemas['Settings']>
  changePassword: (member: MemberRecord, change: Schemas['PasswordChange'], caller: Caller) => Promise<void>
  setPicture: (member: MemberRecord, base64: string) => Promise<MemberRecord>
  removePicture: (member: MemberRecord) => Promise<void>
  sessionsOf: (member: MemberRecord, caller: Caller) => Promise<Schemas['Session'][]>
  endAllSessions: (member: MemberRecord) => Promise<void>
  exportOf: (member: MemberRecord) => Promise<Schemas['UserExport']>
  delete: (member: MemberRecord, password: string | null) => Promise<void>
}

type Parts = { database: Database; clock: () => Date; identity: IdentityService }

/** What members do with their own account, and staff with the accounts of others; throws PortalErrors. */
export function accountService({ database, clock, identity }: Parts): AccountService {
  const { members, sessions } = identity
  const requirePassword = passwordCheck(identity, clock)

  const find = async (usernameOrId: string) => {
    const member = /^\d{1,9}$/.test(usernameOrId)
      ? await members.byId(Number(usernameOrId))
      : await members.byUsername(usernameOrId)
    if (member === null) throw notFound('member of this name')
    return member
  }
  const fresh = async ({ id }: MemberRecord) => find(String(id))
  const settingsOf = async (member: MemberRecord): Promise<Schemas['Settings']> => ({
    name: member.name,
    displayDescription: member.displayDescription,
    communications: settableContacts(contactsOf(member)),
    theme: member.theme,
    hasPassword: member.passwordHash !== null,
    avatar: avatarOf(member),
    socialProviders: await providersOf(database, member),
  })

  return {
    find,
    settingsOf,
    async viewOf(usernameOrId, givenCaller) {
      const living = givenCaller === null ? null : await identity.requireLiving(givenCaller)
      return memberView(await find(usernameOrId), living?.caller ?? null)
    },
    async open(usernameOrId, givenCaller, access) {
      const { caller } = await identity.requireLiving(givenCaller)
      const member = await find(usernameOrId)
      if (!hasAccess(member, caller, access))
        throw new PortalError('FORBIDDEN', 'You may not do this for another member.')
      return { member, caller }
    },
    ...accountChanges({ database, clock, identity }, { fresh, settingsOf, requirePassword }),
    async sessionsOf(member, caller) {
      const found = await sessions.listOf(member.id, clock())
      const views = found.map(({ id, device, startedAt, lastSeenAt }) => ({
        id,
        device,
        startedAt: startedAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: id === caller.sessionId,
      }))
      return views.toSorted((left, right) => Number(right.isCurrent) - Number(left.isCurrent))
    },
    endAllSessions: (member) => sessions.endAllOf(member.id, clock()),
    exportOf: async (member) => exportedData(database, member, await settingsOf(member)),
    async delete(member, password) {
      await requirePassword(member, password)
      await database.transaction(async () => {
        for (const statement of FORGET_MEMBER) await database.query(statement, [member.id])
        await database.query(FORGET_MAIL, [member.email])
        await database.query(EMPTY_MEMBER, [member.id, clock()])
      })
    },
  }
}

type Tools = {
  fresh: (member: MemberRecord) => Promise<MemberRecord>
  settingsOf: AccountService['settingsOf']
  requirePassword: ReturnType<typeof passwordCheck>
}

function accountChanges(
  { database, clock, identity: { sessions } }: Parts,
  { fresh, settingsOf, requirePassword }: Tools,
): Pick<AccountService, 'change' | 'changePassword' | 'setPicture' | 'removePicture'> {
  return {
    async change(member, change, caller) {
      const name = memberName(change.name)
      if (name === '') throw new PortalError('BAD_INPUT', 'Please enter your name.', { field: 'name' })
      const email = emailOfChange(change.communications)
      if (email !== member.email && isSelf(member, caller))
        await requirePassword(member, change.currentPassword ?? null)
      await database.transaction(async () => {
        const values = [member.id, name, email, memberWords(change.displayDescription), change.theme]
        await database.query(UPDATE_MEMBER, values).catch(refuseTakenEmail)
        if (email !== member.email) await database.query(FORGET_LINKS, [member.id])
        await database.query('delete from member_contact where member_id = $1', [member.id])
        for (const { communicationType, details } of otherContacts(change.communications)) {
          await database.query(INSERT_CONTACT, [member.id, communicationType, memberName(details)])
        }
      })
      return settingsOf(await fresh(member))
    },
    async changePassword(member, { currentPassword = null, newPassword }, caller) {
      await requirePassword(member, currentPassword)
      requireGoodPassword(newPassword, member, 'newPassword')
      const passwordHash = await hashPassword(newPassword)
      await database.transaction(async () => {
        await database.query('update member set password_hash = $2 where id = $1', [member.id, passwordHash])
        await database.query(FORGET_LINKS, [member.id])
        await sessions.endAllOf(member.id, clock(), caller.sessionId)
      })
    },
    async setPicture(member, base64) {
      const picture = await avatarPicture(Buffer.from(base64, 'base64'))
      if (picture === null) {
        const message = 'This file is no picture that we can read. Use a JPEG, PNG, WebP or AVIF.'
        throw new PortalError('BAD_INPUT', message, { field: 'picture' })
      }
      await database.query(SET_PICTURE, [member.id, picture])
      return fresh(member)
    },
    async removePicture(member) {
      await database.query(SET_PICTURE, [member.id, null])
    },
  }
}

/** Asks for the password of a member that has one; wrong ones are counted. */
function passwordCheck({ limits }: IdentityService, clock: () => Date) {
  return async (member: MemberRecord, password: string | null): Promise<void> => {
    if (member.passwordHash === null) return
    const seconds = await limits.take('password of member', String(member.id), clock())
    if (seconds > 0) {
      const message = 'Too many attempts. Please try again later.'
      throw new PortalError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: seconds })
    }
    if (await isPasswordRight(password ?? '', member.passwordHash)) {
      return limits.clear('password of member', String(member.id))
    }
    throw new PortalError('BAD_INPUT', 'This is not your password.', { field: 'currentPassword' })
  }
}

function emailOfChange(communications: readonly Communication[]): string {
  const types = communications.map(({ communicationType }) => communicationType)
  if (new Set(types).size < types.length) {
    throw new PortalError('BAD_INPUT', 'Give one contact of each kind at most.', { field: 'communications' })
  }
  const given = communications.find(({ communicationType }) => communicationType === contactTypes.Email)
  const email = normalisedEmail(given?.details ?? '')
  if (email !== null) return email
  throw new PortalError('BAD_INPUT', 'Please enter a whole e-mail address, such as mia@example.org.', {
    field: 'communications',
  })
}

const NOT_UNIQUE = '23505'

/** Of several who ask for an address at once the database lets one have it. */
function refuseTakenEmail(problem: unknown): never {
  throw problem instanceof SqlError && problem.sqlState === NOT_UNIQUE
    ? new PortalError('BAD_INPUT', 'This address cannot be used.', { field: 'communications', cause: problem })
    : problem
}

const otherContacts = (communications: readonly Communication[]): readonly Communication[] =>
  communications.filter(
    ({ communicationType, details }) => communicationType !== contactTypes.Email && memberName(details) !== '',
  )

/** The column holds no other types. */
const settableContacts = (contacts: readonly Communication[]) => contacts as Schemas['Settings']['communications']

async function providersOf(database: Database, { id }: MemberRecord): Promise<string[]> {
  const rows = await database.query<{ provider: string }>(
    'select provider from social_account where member_id = $1 order by provider',
    [id],
  )
  return rows.map(({ provider }) => provider)
}

const UPDATE_MEMBER = `
  update member set name = $2, email = $3, display_description = $4, theme = $5 where id = $1`

const INSERT_CONTACT = 'insert into member_contact (member_id, communication_type, details) values ($1, $2, $3)'

/** A link that was mailed to an address, or for a password, that the member no longer has. */
const FORGET_LINKS = 'delete from password_reset where member_id = $1 and used_at is null'

const SET_PICTURE = `
  update member set avatar_picture = $2, avatar_version = avatar_version + 1 where id = $1`

const FORGET_MEMBER = [
  'member_contact',
  'member_claim',
  'member_session',
  'password_reset',
  'social_account',
  'member_event',
  'question_follower',
  'question_vote',
].map((table) => `delete from ${table} where member_id = $1`)

/** What still waits goes out, for others may wait for it. */
const FORGET_MAIL = `delete from mail where state <> 'pending' and (recipient = $1 or reply_to = $1)`

const EMPTY_MEMBER = `
  update member set name = 'Former member', username = 'former-member-' || id, email = null, password_hash = null,
    display_description = '', avatar_picture = null, avatar_version = 0, agent_id = null, type = 1, sign_up_key = null,
    deleted_at = $2
  where id = $1`

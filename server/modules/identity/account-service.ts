import { pictureErrors } from '#domain/images/picture-errors.copy.ts'
import type { Communication } from '#domain/members/contact-details.ts'
import {
  type Access,
  avatarOf,
  canView,
  contactsOf,
  hasAccess,
  isSelf,
  memberView,
} from '#domain/members/member-view.ts'
import { settingsOfChange } from '#domain/members/settings-change.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import type { components } from '#schema/generated/legacy.ts'
import {
  clearMember,
  deleteMailOf,
  deleteRowsOfMember,
  replaceContacts,
  setAvatarPicture,
  setPasswordHash,
  updateMember,
} from './account.queries.ts'
import { AVATAR_SIZE_LARGE, IMAGE_DEVICE_PIXEL_RATIO } from '#domain/lookups/limits.ts'
import type { PictureIntake } from '#server/platform/pictures/picture-intake.ts'
import { requireAttempt } from './attempt-limits.ts'
import { requireGoodPassword } from './chosen-password.ts'
import { exportedData } from './exported-data.ts'
import type { IdentityService } from './identity-service.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'
import { deleteUnusedResets } from './password-resets.queries.ts'
import { passwordCheck, type RequirePassword } from './password-check.ts'
import { hashPassword } from './passwords.ts'
import { deleteSocialAccount, socialProvidersOf } from './social/social-accounts.queries.ts'

type Schemas = components['schemas']

/** Who changes a member; `record` is called in the transaction of the change. */
type ChangedBy = { caller: CallingMember; record: () => Promise<void> }

/** What members set for themselves. Refusals are PortalErrors; members that a caller may not see do not exist for it. */
export type AccountService = {
  /** A member as a caller may see it; throws NOT_FOUND. */
  viewOf: (usernameOrId: string, caller: CallingMember | null) => Promise<ReturnType<typeof memberView>>
  /** The member whom the caller may see or change; throws FORBIDDEN or NOT_FOUND. */
  open: (usernameOrId: string, caller: CallingMember, access: Access) => Promise<MemberRecord>
  settingsOf: (member: MemberRecord) => Promise<Schemas['Settings']>
  change: (member: MemberRecord, change: Schemas['SettingsChange'], by: ChangedBy) => Promise<Schemas['Settings']>
  changePassword: (member: MemberRecord, change: Schemas['PasswordChange'], caller: CallingMember) => Promise<void>
  setPicture: (member: MemberRecord, base64: string) => Promise<MemberRecord>
  removePicture: (member: MemberRecord) => Promise<void>
  sessionsOf: (member: MemberRecord, caller: CallingMember) => Promise<Schemas['Session'][]>
  endAllSessions: (member: MemberRecord) => Promise<void>
  /** Mails the link once more that confirms the pending address, else the member's own where it is not confirmed. */
  sendConfirmation: (member: MemberRecord) => Promise<void>
  /** Throws BAD_INPUT where the member would have no way left to sign in. */
  disconnect: (member: MemberRecord, provider: string) => Promise<void>
  exportOf: (member: MemberRecord) => Promise<Schemas['UserExport']>
  delete: (member: MemberRecord, password: string | null) => Promise<void>
}

type Parts = {
  database: Database
  clock: () => Date
  identity: IdentityService
  pictures: PictureIntake
  /** Deletes or hands on what other modules have of a member; within the transaction around. */
  leave: (memberId: number) => Promise<void>
}

/** What members do with their own account, and staff with the accounts of others; throws PortalErrors. */
export function accountService(parts: Parts): AccountService {
  const { database, clock, identity, leave } = parts
  const { members, sessions, emails, secondFactors } = identity
  const requirePassword = passwordCheck(identity.limits, clock)

  const find = async (usernameOrId: string, caller: CallingMember | null) => {
    const isNumber = /^\d{1,9}$/.test(usernameOrId)
    const member = isNumber ? await members.byId(Number(usernameOrId)) : await members.byUsername(usernameOrId)
    // Ids can be enumerated, so they find a member only for callers who may see it anyway.
    if (member === null || (isNumber && !canView(member, caller))) throw notFound('member of this name')
    return member
  }
  const fresh = async (member: MemberRecord) => (await members.byId(member.id)) ?? member
  const settingsOf = async (member: MemberRecord): Promise<Schemas['Settings']> => ({
    name: member.name,
    displayDescription: member.displayDescription,
    communications: settableContacts(contactsOf(member)),
    theme: member.theme,
    hasPassword: member.passwordHash !== null,
    ...(await secondFactors.stateOf(member.id)),
    isEmailConfirmed: member.emailConfirmedAt !== null,
    pendingEmail: await emails.pendingEmailOf(member),
    avatar: avatarOf(member),
    socialProviders: await socialProvidersOf(database, member.id),
  })

  return {
    settingsOf,
    viewOf: async (usernameOrId, caller) => memberView(await find(usernameOrId, caller), caller),
    async open(usernameOrId, caller, access) {
      const member = await find(usernameOrId, caller)
      if (!hasAccess(member, caller, access))
        throw new PortalError('FORBIDDEN', 'You may not do this for another member.')
      return member
    },
    ...accountChanges(parts, { fresh, settingsOf, requirePassword }),
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
    endAllSessions: async (member) => void (await sessions.endAllOf(member.id, clock())),
    async sendConfirmation(member) {
      const pending = await emails.pendingEmailOf(member)
      if (pending !== null || member.emailConfirmedAt === null)
        await emails.askToConfirm(member, pending ?? member.email)
    },
    async disconnect(member, provider) {
      const providers = await socialProvidersOf(database, member.id)
      if (member.passwordHash === null && providers.every((each) => each === provider)) {
        const message = 'Set a password first. Without one, you couldn’t log in again.'
        throw new PortalError('BAD_INPUT', message, { field: 'provider' })
      }
      await deleteSocialAccount(database, member.id, provider)
    },
    exportOf: async (member) => exportedData(database, member, await settingsOf(member)),
    async delete(member, password) {
      await requirePassword(member, password)
      await database.transaction(async () => {
        await leave(member.id)
        await deleteRowsOfMember(database, member.id)
        if (member.emailConfirmedAt !== null) await deleteMailOf(database, member.email)
        await clearMember(database, member.id, clock())
      })
    },
  }
}

type Tools = {
  fresh: (member: MemberRecord) => Promise<MemberRecord>
  settingsOf: AccountService['settingsOf']
  requirePassword: RequirePassword
}

function accountChanges(
  { database, clock, pictures, identity: { sessions, emails, limits } }: Parts,
  { fresh, settingsOf, requirePassword }: Tools,
): Pick<AccountService, 'change' | 'changePassword' | 'setPicture' | 'removePicture'> {
  return {
    async change(member, change, { caller, record }) {
      const wanted = settingsOfChange(change, member.name)
      if ('message' in wanted) throw new PortalError('BAD_INPUT', wanted.message, { field: wanted.field })
      const { email, contacts, ...settings } = wanted.settings
      if (email !== member.email) {
        if (isSelf(member, caller)) await requirePassword(member, change.currentPassword ?? null)
        await requireAttempt(limits, 'email change of member', String(member.id), clock())
      }
      await database.transaction(async () => {
        await record()
        await updateMember(database, member.id, settings)
        if (email !== member.email) await emails.startChange(member, email)
        await replaceContacts(database, member.id, contacts)
      })
      return settingsOf(await fresh(member))
    },
    async changePassword(member, { currentPassword = null, newPassword }, caller) {
      await requirePassword(member, currentPassword)
      requireGoodPassword(newPassword, member, 'newPassword')
      const passwordHash = await hashPassword(newPassword)
      await database.transaction(async () => {
        await setPasswordHash(database, member.id, passwordHash)
        await deleteUnusedResets(database, member.id)
        await sessions.endAllOf(member.id, clock(), caller.sessionId)
      })
    },
    async setPicture(member, base64) {
      const taken = await pictures.take(Buffer.from(base64, 'base64'), `member ${member.id}`, AVATAR)
      if (!taken.ok) throw new PortalError('BAD_INPUT', pictureErrors[taken.reason], { field: 'picture' })
      await setAvatarPicture(database, member.id, taken.picture)
      return fresh(member)
    },
    async removePicture(member) {
      await setAvatarPicture(database, member.id, null)
    },
  }
}

const AVATAR_SIDE = AVATAR_SIZE_LARGE * IMAGE_DEVICE_PIXEL_RATIO
const AVATAR = { width: AVATAR_SIDE, height: AVATAR_SIDE, quality: 80 }

/** The column holds no other types. */
const settableContacts = (contacts: readonly Communication[]) => contacts as Schemas['Settings']['communications']

import type { FastifyRequest } from 'fastify'
import { avatarOf, isSelf } from '#domain/members/member-view.ts'
import type { StaffActionKind } from '#domain/staff/staff-actions.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { LegacyHandlers } from '#server/platform/rest/contract-routes.ts'
import { requireRecentSignIn } from '#server/platform/rest/recent-sign-in.ts'
import type { IdentityRoutesOptions } from './identity-routes-options.ts'
import { clearSessionCookies } from './session-cookies.ts'
import { bodyOf, secureIn } from './session-handlers.ts'

type AccountOperation =
  | 'changePassword'
  | 'deleteUser'
  | 'disconnectProvider'
  | 'endAllSessions'
  | 'exportUser'
  | 'getSettings'
  | 'getUser'
  | 'listSessions'
  | 'removeAvatar'
  | 'sendConfirmation'
  | 'updateSettings'
  | 'uploadAvatar'

/** Members as others see them, and everything that a member sets for itself. */
export function accountHandlers(options: IdentityRoutesOptions): LegacyHandlers<AccountOperation> {
  const { account } = options
  const isSecure = secureIn(options)
  const { open, manage } = managing(options)

  return {
    getUser: async (request, reply, { member }) => reply.send(await account.viewOf(usernameOf(request), member)),
    getSettings: async (request, reply, { member: caller }) => {
      const member = await account.open(usernameOf(request), caller, 'view')
      return reply.send(await account.settingsOf(member))
    },
    updateSettings: async (request, reply, { member: caller }) => {
      const change = bodyOf<'SettingsChange'>(request)
      return reply.send(
        await open(request, { caller, kind: 'changeMemberSettings' }, (member, record) =>
          account.change(member, change, { caller, record }),
        ),
      )
    },
    changePassword: async (request, reply, { member: caller }) => {
      const member = await account.open(usernameOf(request), caller, 'own')
      await account.changePassword(member, bodyOf<'PasswordChange'>(request), caller)
      return reply.code(204).send()
    },
    uploadAvatar: async (request, reply, { member: caller }) => {
      const { picture } = bodyOf<'AvatarUpload'>(request)
      const member = await manage(request, { caller, kind: 'changeMemberPicture' }, (managed) =>
        account.setPicture(managed, picture),
      )
      return reply.send(avatarOf(member))
    },
    removeAvatar: async (request, reply, { member: caller }) => {
      await manage(request, { caller, kind: 'removeMemberPicture' }, (member) => account.removePicture(member))
      return reply.code(204).send()
    },
    listSessions: async (request, reply, { member: caller }) => {
      const member = await account.open(usernameOf(request), caller, 'own')
      return reply.send({ results: await account.sessionsOf(member, caller) })
    },
    endAllSessions: async (request, reply, { member: caller }) => {
      const member = await manage(request, { caller, kind: 'endMemberSessions' }, async (managed) => {
        await account.endAllSessions(managed)
        return managed
      })
      if (isSelf(member, caller)) clearSessionCookies(reply, isSecure(request))
      return reply.code(204).send()
    },
    sendConfirmation: async (request, reply, { member: caller }) => {
      const member = await account.open(usernameOf(request), caller, 'own')
      await account.sendConfirmation(member)
      return reply.code(204).send()
    },
    disconnectProvider: async (request, reply, { member: caller }) => {
      const member = await account.open(usernameOf(request), caller, 'own')
      // The validator has just held the path to the contract.
      await account.disconnect(member, (request.params as { provider: string }).provider)
      return reply.code(204).send()
    },
    exportUser: async (request, reply, { member: caller }) => {
      const member = await account.open(usernameOf(request), caller, 'own')
      return reply
        .header('content-disposition', `attachment; filename="${member.username}.json"`)
        .send(await account.exportOf(member))
    },
    deleteUser: async (request, reply, { member: caller }) => {
      const member = await account.open(usernameOf(request), caller, 'own')
      await account.delete(member, bodyOf<'AccountDeletion'>(request).password ?? null)
      clearSessionCookies(reply, isSecure(request))
      return reply.code(204).send()
    },
  }
}

type ManagingAction = { caller: CallingMember; kind: StaffActionKind }
type ManagingChange<Result> = (member: MemberRecord, record: () => Promise<void>) => Promise<Result>

/** Changes a member, with its record in the log of staff where they do so for another. */
function managing({ account, clock, database, staffActions }: IdentityRoutesOptions) {
  /** `record` is called in the transaction of the change. */
  async function open<Result>(
    request: FastifyRequest,
    { caller, kind }: ManagingAction,
    change: ManagingChange<Result>,
  ): Promise<Result> {
    const member = await account.open(usernameOf(request), caller, 'manage')
    if (!isSelf(member, caller)) requireRecentSignIn(caller, clock())
    const action = { staffId: caller.memberId, kind, thingId: member.id }
    return change(member, async () => {
      if (!isSelf(member, caller)) await staffActions.record(action)
    })
  }

  return {
    open,
    /** All in one transaction. */
    manage: <Result>(
      request: FastifyRequest,
      action: ManagingAction,
      change: (member: MemberRecord) => Promise<Result>,
    ): Promise<Result> =>
      open(request, action, (member, record) =>
        database.transaction(async () => {
          await record()
          return change(member)
        }),
      ),
  }
}

/** The parameter of the path; the validator has just held it to the contract. */
export const usernameOf = ({ params }: FastifyRequest): string => (params as { username: string }).username

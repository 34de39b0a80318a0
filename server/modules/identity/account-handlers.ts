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
  const manage = managing(options)

  return {
    getUser: async (request, reply, { member }) => reply.send(await account.viewOf(usernameOf(request), member)),
    getSettings: async (request, reply, { member: caller }) => {
      const member = await account.open(usernameOf(request), caller, 'view')
      return reply.send(await account.settingsOf(member))
    },
    updateSettings: async (request, reply, { member: caller }) => {
      const change = bodyOf<'SettingsChange'>(request)
      return reply.send(
        await manage(request, { caller, kind: 'changeMemberSettings' }, (member) =>
          account.change(member, change, caller),
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

/** Changes a member, in one transaction with the record of it where staff do so for another. */
function managing({ account, clock, database, staffActions }: IdentityRoutesOptions) {
  return async <Result>(
    request: FastifyRequest,
    { caller, kind }: { caller: CallingMember; kind: StaffActionKind },
    change: (member: MemberRecord) => Promise<Result>,
  ): Promise<Result> => {
    const member = await account.open(usernameOf(request), caller, 'manage')
    if (isSelf(member, caller)) return change(member)
    requireRecentSignIn(caller, clock())
    return database.transaction(async () => {
      await staffActions.record({ staffId: caller.memberId, kind, thingId: member.id })
      return change(member)
    })
  }
}

/** The parameter of the path; the validator has just held it to the contract. */
const usernameOf = ({ params }: FastifyRequest): string => (params as { username: string }).username

import type { FastifyRequest } from 'fastify'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { LegacyHandlers } from '#server/platform/rest/contract-routes.ts'
import { requireRecentSignIn } from '#server/platform/rest/recent-sign-in.ts'
import { usernameOf } from '../account-handlers.ts'
import type { IdentityRoutesOptions } from '../identity-routes-options.ts'
import { bodyOf } from '../session-handlers.ts'

type SecondFactorOperation = 'confirmSecondFactor' | 'removeSecondFactor' | 'renewRecoveryCodes' | 'startSecondFactor'

/** The second factor of a member, for that member alone, who logged in recently. */
export function secondFactorHandlers(options: IdentityRoutesOptions): LegacyHandlers<SecondFactorOperation> {
  const { account, clock } = options
  const { secondFactors } = options.identity
  const open = async (request: FastifyRequest, caller: CallingMember) => {
    const member = await account.open(usernameOf(request), caller, 'own')
    requireRecentSignIn(caller, clock())
    return member
  }
  return {
    startSecondFactor: async (request, reply, { member: caller }) =>
      reply.send(await secondFactors.start(await open(request, caller))),
    confirmSecondFactor: async (request, reply, { member: caller }) => {
      const member = await open(request, caller)
      return reply.send(await secondFactors.confirm(member, bodyOf<'SecondFactorConfirmation'>(request).code))
    },
    renewRecoveryCodes: async (request, reply, { member: caller }) => {
      const member = await open(request, caller)
      return reply.send(await secondFactors.renewRecoveryCodes(member, bodyOf<'SecondFactorProof'>(request)))
    },
    removeSecondFactor: async (request, reply, { member: caller }) => {
      await secondFactors.remove(await open(request, caller), bodyOf<'SecondFactorProof'>(request))
      return reply.code(204).send()
    },
  }
}

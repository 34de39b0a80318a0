import type { FastifyRequest } from 'fastify'
import { accessError, type CallAccess } from '#domain/permissions/call-access.ts'
import { clientNetworkOf } from '#server/platform/http/client-network.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { legacyAccess, restAccess } from '#schema/generated/access.ts'
import type { Claims } from '#domain/permissions/claims.ts'

/** Whoever has signed in, as the members' table knows them at this moment. */
export type CallingMember = {
  memberId: number
  claims: Claims
  /** The agent whose account it is; null for none. */
  agentId: number | null
  /** The session that the call belongs to, where it is one of the portal's own. */
  sessionId?: string
  /** When that session began. */
  signedInAt?: Date
}

/** Who calls an operation. */
export type Caller = {
  /** What limits count it by. */
  networkAddress: string
  /** Whoever has signed in; null: nobody. */
  member: CallingMember | null
}

type Access = typeof restAccess & typeof legacyAccess

/** Who calls an operation: somebody who has signed in, where its `x-access` is for members. */
export type CallerOf<Id extends keyof Access> = Access[Id]['for'] extends 'everyone' | 'secretHolder'
  ? Caller
  : Caller & { member: CallingMember }

/** Who a request speaks for; null: nobody. Throws SESSION_ENDED for a token that does not hold. */
export type Identify = (request: Pick<FastifyRequest, 'headers'>) => Promise<CallingMember | null>

/** Who calls an operation, once `x-access` allows it; a token is read where the contract takes one. */
export async function allowedCaller(
  request: FastifyRequest,
  { access, takesToken, identify }: { access: CallAccess; takesToken: boolean; identify: Identify },
): Promise<Caller> {
  const member = takesToken ? await identify(request) : null
  const error = accessError(access, member)
  if (error !== null) throw new PortalError(error.code, error.message)
  return { networkAddress: clientNetworkOf(request), member }
}

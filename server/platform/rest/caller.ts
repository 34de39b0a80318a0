import type { FastifyRequest } from 'fastify'
import { clientNetworkOf } from '#server/platform/http/client-network.ts'
import type { EnquiryReader } from '#domain/permissions/enquiries.ts'

/** Whoever has signed in, as the members' table knows them at this moment. */
export type CallingMember = EnquiryReader & {
  memberId: number
  /** The session that the call belongs to, where it is one of the portal's own. */
  sessionId?: string
}

/** Who calls an operation. */
export type Caller = {
  /** What limits count it by. */
  networkAddress: string
  /** Whoever has signed in; null: nobody. */
  member: CallingMember | null
}

/** Who a request speaks for; null: nobody. Throws SESSION_ENDED for a token that does not hold. */
export type Identify = (request: Pick<FastifyRequest, 'headers'>) => Promise<CallingMember | null>

/** Who calls an operation: the network address, and the member where one has signed in. */
export const callerOf = async (request: FastifyRequest, identify: Identify): Promise<Caller> => ({
  networkAddress: clientNetworkOf(request),
  member: await identify(request),
})

import type { FastifyRequest } from 'fastify'
import type { EnquiryReader } from '#domain/permissions/enquiries.ts'

/** Who calls an operation. */
export type Caller = {
  networkAddress: string
  /** Whoever has signed in; null: nobody. */
  member: EnquiryReader | null
}

/** The one place where REST learns who calls. Nobody can sign in yet, so nobody is known. */
export const callerOf = ({ ip }: FastifyRequest): Caller => ({ networkAddress: ip, member: null })

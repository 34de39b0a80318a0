import type { FastifyInstance } from 'fastify'

/** Longer than any address that the portal writes or reads. */
const LONGEST_URL = 8192

class AddressTooLong extends Error {
  readonly statusCode = 414
}

/** Answers 414 to addresses that nothing of the portal would read. */
export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done((request.raw.url ?? '').length > LONGEST_URL ? new AddressTooLong('The address is too long.') : undefined)
  })
}

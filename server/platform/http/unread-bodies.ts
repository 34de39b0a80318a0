import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'

/** A rest that is cheaper to read than a new connection. */
const SMALL_BYTES = 64 * 1024

/** Closes the connection after an answer to a body that was not read: Node would read it to its end, however long it is. */
export function leaveUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!request.raw.complete && mayBeLong(request.raw)) void reply.header('connection', 'close')
    done()
  })
}

const mayBeLong = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BYTES

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const hostName = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i
const LONGEST_HOST = 255

class MalformedHost extends Error {
  readonly statusCode = 400
}

/** Answers 400 on every route to a `Host` that is no name and no address. */
export function refuseMalformedHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    done(isHost(headers.host) ? undefined : new MalformedHost('The header Host names no host.'))
  })
}

/** A request of HTTP/1.0 may come without one. */
function isHost(host: string | undefined): boolean {
  if (host === undefined) return true
  return host.length <= LONGEST_HOST && hostName.test(host) && URL.canParse(`http://${host}`)
}

/**
 * The public origin of the portal, scheme and host. Without `publicOrigin` it is what the request says: of its own
 * `Host`, never of `X-Forwarded-Host`, which most proxies let through as the visitor wrote it.
 */
export function originOfRequest(request: FastifyRequest, publicOrigin: string | undefined): string {
  if (publicOrigin !== undefined) return publicOrigin
  const scheme = request.protocol === 'https' ? 'https' : 'http'
  return `${scheme}://${request.headers.host ?? 'localhost'}`
}

/** What is written with the origin of one request may not be given to another visitor by a cache between. */
export function allowCaching(reply: FastifyReply, seconds: number, publicOrigin: string | undefined): FastifyReply {
  return reply.header('cache-control', `${publicOrigin === undefined ? 'private' : 'public'}, max-age=${seconds}`)
}

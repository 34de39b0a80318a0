import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const POLICY_OF_RESOURCE = 'cross-origin-resource-policy'

const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  [POLICY_OF_RESOURCE]: 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  // For data; pages and error screens replace it with their own.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

const HTTPS_ONLY = 'max-age=31536000; includeSubDomains'

export type SecurityHeaders = (request: FastifyRequest, reply: FastifyReply) => void

/** The headers that every answer carries; a route may replace any of them. */
export const securityHeaders =
  ({ isBehindHttps }: { isBehindHttps: boolean }): SecurityHeaders =>
  (request, reply) => {
    reply.headers(headers)
    if (isBehindHttps) reply.header('strict-transport-security', HTTPS_ONLY)
    reply.header('x-request-id', request.id)
  }

/** Mail programs and sites that preview a shared page load its pictures. What a browser has already keeps the header that it came with. */
function letPicturesLoadElsewhere(reply: FastifyReply): void {
  if (reply.statusCode === 304) return void reply.removeHeader(POLICY_OF_RESOURCE)
  if (String(reply.getHeader('content-type')).startsWith('image/')) reply.header(POLICY_OF_RESOURCE, 'cross-origin')
}

/** Puts the headers on every answer before anything else has a word. */
export function addSecurityHeaders(app: FastifyInstance, set: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    set(request, reply)
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    letPicturesLoadElsewhere(reply)
    done(null, payload)
  })
}

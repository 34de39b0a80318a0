import type { FastifyPluginAsync } from 'fastify'
import { allowCaching, originOfRequest } from '#server/platform/http/public-origin.ts'

export type WellKnownOptions = {
  /** Who reads reports of weaknesses. */
  helpEmail: string
  clock: () => Date
  publicOrigin: string | undefined
}

const A_DAY_OF_SECONDS = 86_400
const HALF_A_YEAR = 182 * A_DAY_OF_SECONDS * 1000
const PASSWORD_PAGE = '/settings'

/** What programs look for at the same place of every site: `security.txt` (RFC 9116), and where a password is changed. */
export const wellKnownRoutes: FastifyPluginAsync<WellKnownOptions> = async (app, options) => {
  const { helpEmail, clock, publicOrigin } = options
  app.get('/.well-known/security.txt', (request, reply) =>
    allowCaching(reply, A_DAY_OF_SECONDS, publicOrigin)
      .type('text/plain; charset=utf-8')
      .send(securityText({ helpEmail, now: clock(), origin: originOfRequest(request, publicOrigin) })),
  )
  app.get('/.well-known/change-password', (_request, reply) =>
    reply.header('cache-control', `public, max-age=${A_DAY_OF_SECONDS}`).redirect(PASSWORD_PAGE, 302),
  )
}

/** The text has to say until when it holds, at most a year; it is written again each day. */
function securityText({ helpEmail, now, origin }: { helpEmail: string; now: Date; origin: string }): string {
  const expires = `${new Date(now.getTime() + HALF_A_YEAR).toISOString().slice(0, 10)}T00:00:00Z`
  return [
    `Contact: mailto:${helpEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

import formbody from '@fastify/formbody'
import type { FastifyPluginAsync } from 'fastify'

/** The one path of identity that a page of another site posts to; it changes nothing. */
export const FORM_RETURN = '/api/auth/social/:provider/callback'

/**
 * Apple answers with a form that its page posts. The cookie of the attempt is not sent with that, for it comes from another
 * site; so the visitor is sent on to the same address with the same values in its query, where it is.
 */
export const formReturn: FastifyPluginAsync = async (app) => {
  await app.register(formbody)
  app.post<{ Params: { provider: string }; Body: Record<string, unknown> }>(
    FORM_RETURN,
    async ({ params, body }, reply) => {
      const known = ['code', 'state', 'error'].flatMap((name) => {
        const value = body[name]
        return typeof value === 'string' ? [[name, value]] : []
      })
      const query = new URLSearchParams(known)
      const fullName = nameIn(body.user)
      if (fullName !== null) query.set('fullName', fullName)
      return reply.redirect(`/api/auth/social/${encodeURIComponent(params.provider)}/callback?${query}`, 303)
    },
  )
}

/** The name that Apple sends once, as JSON: `{"name":{"firstName":…,"lastName":…}}`. */
function nameIn(user: unknown): string | null {
  if (typeof user !== 'string') return null
  try {
    // Read with care: any part may be missing or something else.
    const { name } = JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } }
    const words = [name?.firstName, name?.lastName].filter((word) => typeof word === 'string')
    return words.length === 0 ? null : words.join(' ').slice(0, 100)
  } catch {
    return null
  }
}

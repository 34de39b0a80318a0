import formbody from '@fastify/formbody'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { returnPath } from '#domain/members/return-path.ts'
import { UnusableInput, visibleInput } from '#domain/text/visible-text.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { IdentityRoutesOptions } from './identity-routes-options.ts'
import type { SignedIn } from './identity-service.ts'
import { beginInBrowser, originOf } from './session-handlers.ts'

type Options = Pick<IdentityRoutesOptions, 'identity' | 'isPublicOverHttps' | 'secrets'>
type Fields = Readonly<Record<'name' | 'email' | 'password' | 'code' | 'returnTo', string>>

/**
 * The forms of the pages /user/sign-in and /user/sign-up as a browser sends them while no script runs: they lead on to where the
 * visitor was, or back to the page with the reason in its query.
 */
export function signInForms(options: Options): FastifyPluginAsync {
  const { identity, secrets } = options
  const begin = beginInBrowser(options)
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    signIn: (fields: Fields) => Promise<SignedIn>,
  ) => {
    const fields = fieldsOf(request.body)
    try {
      await begin(request, reply, await signIn(visibleFields(fields)))
      return await reply.redirect(returnPath(fields.returnTo), 303)
    } catch (error) {
      if (!(error instanceof PortalError)) throw error
      const query = new URLSearchParams({ failed: failureOf(error), returnTo: returnPath(fields.returnTo) })
      // The page for logging in has the field for the code.
      const page = asksForCode(error) ? '/user/sign-in' : request.url.split('?')[0]
      return reply.redirect(`${page}?${query}`, 303)
    }
  }
  return async (app) => {
    await app.register(formbody)
    app.post('/user/sign-in', (request, reply) =>
      answer(request, reply, ({ email, password, code }) =>
        identity.signIn({ email, password, code: code.trim() || undefined }, originOf(request)),
      ),
    )
    app.post('/user/sign-up', (request, reply) =>
      answer(request, reply, ({ name, email, password }) => {
        // A form that is sent twice makes one member: the same email and password give the same key.
        const idempotencyKey = secrets.keyedHash('sign-up form', `${email}\0${password}`).toString('hex')
        return identity.signUp({ name, email, password, idempotencyKey }, originOf(request))
      }),
    )
  }
}

function fieldsOf(body: unknown): Fields {
  const read = (name: keyof Fields): string => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
    return typeof value === 'string' ? value.slice(0, LONGEST_FIELD) : ''
  }
  return {
    name: read('name').slice(0, 100),
    email: read('email'),
    password: read('password'),
    code: read('code'),
    returnTo: read('returnTo') || '/',
  }
}

/** As the contract takes them of a script. */
function visibleFields(fields: Fields): Fields {
  const read = (name: keyof Fields): string => String(visibleInput(fields[name], name))
  try {
    const typed = { name: read('name'), email: read('email'), password: read('password'), code: read('code') }
    return { ...typed, returnTo: fields.returnTo }
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error
    throw new PortalError('BAD_INPUT', error.message, { field: error.field })
  }
}

/** Longer ones are refused by their rules all the same. */
const LONGEST_FIELD = 2000

/** The reason as the page names it (src/features/account/account.copy.ts). */
const failureOf = ({ code }: PortalError): string => failures[code] ?? 'unavailable'

const failures: Readonly<Partial<Record<PortalError['code'], string>>> = {
  WRONG_CREDENTIALS: 'credentials',
  SECOND_FACTOR_NEEDED: 'codeNeeded',
  WRONG_CODE: 'code',
  BAD_INPUT: 'details',
  TOO_MANY_REQUESTS: 'limit',
}

const asksForCode = ({ code }: PortalError): boolean => code === 'SECOND_FACTOR_NEEDED' || code === 'WRONG_CODE'

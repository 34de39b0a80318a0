import anyAscii from 'any-ascii'
import { normalisedEmail } from '#domain/members/email-address.ts'
import { latinName } from '#domain/members/latin-name.ts'
import { memberName, memberNameError } from '#domain/members/member-name.ts'
import { passwordError, passwordErrorText } from '#domain/members/password-rule.ts'
import { suggestedUsername } from '#domain/members/username.ts'
import type { components } from '#schema/generated/legacy.ts'
import { Refusal } from '../../refusal.ts'
import { type MemberRecord, newcomer } from '../../world/members.ts'
import type { World } from '../../world/world.ts'
import type { IdentityOperationId } from './legacy-contract.ts'
import {
  beginSession,
  callerOf,
  clearedCookies,
  type Cookie,
  endSession,
  livingSession,
  rotateSession,
  sessionCookies,
  sessionEnded,
} from './mock-sessions.ts'

type Schemas = components['schemas']

export type IdentityRequest = {
  params: Record<string, string>
  query: Record<string, string | undefined>
  // The mocks' reader has held it to the contract of its operation.
  body: never
  headers: Headers
  /** Scheme and host that were asked. */
  origin: string
  cookies: Readonly<Record<string, string | undefined>>
}
export type IdentityAnswer = {
  status: number
  body?: object
  location?: string
  cookies?: readonly Cookie[]
}
export type IdentityOperations<Id extends IdentityOperationId> = Record<
  Id,
  (request: IdentityRequest) => IdentityAnswer
>

type SessionOperation =
  | 'signUp'
  | 'signIn'
  | 'signOut'
  | 'forgotPassword'
  | 'resetPassword'
  | 'confirmEmail'
  | 'undoEmailChange'
  | 'listSocialProviders'
  | 'startSocialSignIn'
  | 'returnFromProvider'
  | 'socialSignIn'
  | 'exchangeToken'
  | 'refreshToken'
  | 'getAuthCookies'

const CONFIRMATION_OVER = 'This link has been used or is older than one day. Ask for a new one in your settings.'
const IN_FIFTEEN_MINUTES = 900_000

/** Members who typed an email address without confirming it, of whom a sign-in tries the password. */
const MOST_CLAIMANTS = 3

function whoMaySignIn(world: World, address: string | null): MemberRecord[] {
  const found = world.members.getAll().filter(({ email }) => email === address)
  const claimants = found.filter(({ isEmailConfirmed }) => !isEmailConfirmed).slice(0, MOST_CLAIMANTS)
  return [...found.filter(({ isEmailConfirmed }) => isEmailConfirmed), ...claimants]
}

/** Sessions, as the server's module identity gives them; no mail is sent and no social provider is configured. */
export function sessionOperations(world: World): IdentityOperations<SessionOperation> {
  const welcome = (member: MemberRecord, headers: Headers): IdentityAnswer => {
    const session = beginSession(world, member, headers.get('user-agent') ?? 'Unknown browser')
    return { status: 201, location: `/api/user/${member.username}`, cookies: sessionCookies(world, session) }
  }
  const expiresAt = () => new Date(world.now.getTime() + IN_FIFTEEN_MINUTES).toISOString()

  return {
    signUp: ({ body, headers }) => welcome(newMember(world, body), headers),
    signIn: ({ body, headers }) => {
      const { email, password }: Schemas['Credentials'] = body
      const address = normalisedEmail(email)
      const member = whoMaySignIn(world, address).find((each) => each.password === password)
      if (member !== undefined) return welcome(member, headers)
      throw new Refusal('WRONG_CREDENTIALS', 'Incorrect email or password.')
    },
    signOut: ({ cookies }) => {
      const session = livingSession(world, cookies.refresh ?? null)
      if (session !== null) endSession(world, session)
      return { status: 204, cookies: clearedCookies }
    },
    forgotPassword: ({ body }) => {
      const { email }: Schemas['ForgottenPassword'] = body
      requireEmail(email, 'email')
      return { status: 204 }
    },
    resetPassword: () => {
      throw new Refusal('BAD_INPUT', 'This link has been used or is older than one hour. Ask for a new one.', 'token')
    },
    confirmEmail: ({ headers }) => {
      if (callerOf(world, headers) === null) throw new Refusal('UNAUTHENTICATED', 'Please log in first.')
      throw new Refusal('BAD_INPUT', CONFIRMATION_OVER, 'token')
    },
    undoEmailChange: () => {
      throw new Refusal('BAD_INPUT', 'This link has been used or has expired.', 'token')
    },
    listSocialProviders: () => ({ status: 200, body: { results: [] } }),
    startSocialSignIn: () => {
      throw new Refusal('BAD_INPUT', 'This provider isn’t offered here.', 'providerName')
    },
    returnFromProvider: ({ params }) => {
      const authError = 'This log-in wasn’t started in this browser. Please try again.'
      const query = new URLSearchParams({ providerName: params.provider ?? '', authError })
      return { status: 302, location: `/?${query}` }
    },
    socialSignIn: ({ body }) => {
      const { authError }: Schemas['SocialReturn'] = body
      const message = authError || 'This log-in wasn’t started in this browser, or took too long. Please try again.'
      throw new Refusal('WRONG_CREDENTIALS', message)
    },
    exchangeToken: ({ cookies }) => {
      const session = livingSession(world, cookies.refresh ?? null)
      if (session === null) throw sessionEnded()
      return { status: 200, body: { accessToken: session.accessToken, expiresAt: expiresAt() } }
    },
    refreshToken: ({ cookies, headers }) => {
      const key = headers.get('idempotency-key')
      if (key !== null && !/^[\w-]{16,100}$/.test(key)) {
        throw new Refusal(
          'BAD_INPUT',
          'idempotency-key must have 16 to 100 letters, digits, - or _.',
          'idempotency-key',
        )
      }
      const session = rotateSession(world, cookies.refresh ?? null, key)
      return { status: 200, body: { expiresAt: expiresAt() }, cookies: sessionCookies(world, session) }
    },
    getAuthCookies: ({ cookies }) => ({
      status: 200,
      body: { hasSession: Boolean(cookies.auth), hasAccessToken: Boolean(cookies.accessToken) },
    }),
  }
}

function newMember(world: World, body: Schemas['SignUp']): MemberRecord {
  const { password, idempotencyKey = crypto.randomUUID() } = body
  const name = requireName(body.name)
  const email = requireEmail(body.email, 'email')
  requirePassword(password, { name, email }, 'password')
  const repeated = world.members.getAll().find(({ signUpKey }) => signUpKey === idempotencyKey)
  if (repeated?.email === email && repeated.password === password) return repeated
  if (repeated !== undefined) throw new Refusal('BAD_INPUT', 'This key belongs to another sign-up.', 'idempotencyKey')
  const latin = latinName(name, anyAscii)
  let username = suggestedUsername(latin, 0)
  const isTaken = () => [...world.members.getAll(), ...world.agents.getAll()].some((each) => each.username === username)
  for (let attempt = 1; isTaken(); attempt++) {
    username = suggestedUsername(latin, attempt)
  }
  const id = Math.max(...world.members.getAll().map((each) => each.id)) + 1
  return world.members.create(newcomer({ id, username, name, email, password, signUpKey: idempotencyKey }))
}

export function requireName(text: string, kept: string | null = null): string {
  const name = memberName(text)
  const error = memberNameError(name, kept)
  if (error !== null) throw new Refusal('BAD_INPUT', error, 'name')
  return name
}

export function requireEmail(text: string, field: string): string {
  const email = normalisedEmail(text)
  if (email !== null) return email
  throw new Refusal('BAD_INPUT', 'Please enter a full email address, such as mia@example.org.', field)
}

export function requirePassword(password: string, whose: { name: string; email: string }, field: string): void {
  const error = passwordError(password, whose)
  if (error !== null) throw new Refusal('BAD_INPUT', passwordErrorText[error], field)
}

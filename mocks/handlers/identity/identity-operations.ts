import { normalisedEmail } from '#domain/members/email-address.ts'
import { memberName } from '#domain/members/member-name.ts'
import { passwordMistake, passwordMistakeText } from '#domain/members/password-rule.ts'
import { suggestedUsername } from '#domain/members/username.ts'
import type { components } from '#schema/generated/legacy.ts'
import { Refusal } from '../../refusal.ts'
import { type MemberRecord, newcomer, type SessionRecord } from '../../world/members.ts'
import type { World } from '../../world/world.ts'
import type { IdentityOperationId } from './legacy-contract.ts'
import {
  beginSession,
  clearedCookies,
  type Cookie,
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
  | 'listSocialProviders'
  | 'startSocialSignIn'
  | 'returnFromProvider'
  | 'socialSignIn'
  | 'exchangeToken'
  | 'refreshToken'
  | 'getAuthCookies'

const IN_FIFTEEN_MINUTES = 900_000

/** Sessions, as the server's module identity gives them; no mail is sent and no social provider is configured. */
export function sessionOperations(world: World): IdentityOperations<SessionOperation> {
  const welcome = (member: MemberRecord, headers: Headers): IdentityAnswer => {
    const session = beginSession(world, member, headers.get('user-agent') ?? 'Unknown browser')
    return { status: 201, location: `/api/user/${member.username}`, cookies: sessionCookies(session) }
  }
  const expiresAt = () => new Date(world.now.getTime() + IN_FIFTEEN_MINUTES).toISOString()
  const end = (session: SessionRecord | null) => {
    if (session !== null) session.isOver = true
  }

  return {
    signUp: ({ body, headers }) => welcome(newMember(world, body), headers),
    signIn: ({ body, headers }) => {
      const { email, password }: Schemas['Credentials'] = body
      const address = normalisedEmail(email)
      const member = world.members.find((each) => each.email === address && each.password === password)
      if (member !== undefined) return welcome(member, headers)
      throw new Refusal('WRONG_CREDENTIALS', 'The e-mail address or the password is not right.')
    },
    signOut: ({ cookies }) => {
      end(livingSession(world, cookies.refresh ?? null))
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
    listSocialProviders: () => ({ status: 200, body: { results: [] } }),
    startSocialSignIn: () => {
      throw new Refusal('BAD_INPUT', 'This provider is not offered here.', 'providerName')
    },
    returnFromProvider: ({ params }) => {
      const authError = 'The sign-in was not begun in this browser.'
      const query = new URLSearchParams({ providerName: params.provider ?? '', authError })
      return { status: 302, location: `/?${query}` }
    },
    socialSignIn: ({ body }) => {
      const { authError }: Schemas['SocialReturn'] = body
      const message = authError || 'The sign-in was not begun in this browser, or took too long.'
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
      return { status: 200, body: { expiresAt: expiresAt() }, cookies: sessionCookies(session) }
    },
    getAuthCookies: ({ cookies }) => ({
      status: 200,
      body: { hasSession: Boolean(cookies.auth), hasAccessToken: Boolean(cookies.accessToken) },
    }),
  }
}

function newMember(world: World, body: Schemas['SignUp']): MemberRecord {
  const { password, idempotencyKey } = body
  const name = requireName(body.name)
  const email = requireEmail(body.email, 'email')
  requirePassword(password, { name, email }, 'password')
  const repeated = world.members.find(({ signUpKey }) => signUpKey === idempotencyKey)
  if (repeated?.email === email && repeated.password === password) return repeated
  if (repeated !== undefined || world.members.some((each) => each.email === email)) {
    const message = 'This address cannot be used for a new account. If it is yours, log in, or choose a new password.'
    throw new Refusal('BAD_INPUT', message, 'email')
  }
  let attempt = 0
  while (world.members.some(({ username }) => username === suggestedUsername(name, attempt))) attempt++
  const id = Math.max(...world.members.map((each) => each.id)) + 1
  const username = suggestedUsername(name, attempt)
  const member = newcomer({ id, username, name, email, password, signUpKey: idempotencyKey })
  world.members.push(member)
  return member
}

export function requireName(text: string): string {
  const name = memberName(text)
  if (name === '') throw new Refusal('BAD_INPUT', 'Please enter your name.', 'name')
  return name
}

export function requireEmail(text: string, field: string): string {
  const email = normalisedEmail(text)
  if (email !== null) return email
  throw new Refusal('BAD_INPUT', 'Please enter a whole e-mail address, such as mia@example.org.', field)
}

export function requirePassword(password: string, whose: { name: string; email: string }, field: string): void {
  const mistake = passwordMistake(password, whose)
  if (mistake !== null) throw new Refusal('BAD_INPUT', passwordMistakeText[mistake], field)
}

import anyAscii from 'any-ascii'
import { EMAIL_RULE, normalisedEmail } from '#domain/members/email-address.ts'
import { latinName } from '#domain/members/latin-name.ts'
import { memberName, memberNameError } from '#domain/members/member-name.ts'
import { passwordError, passwordErrorText } from '#domain/members/password-rule.ts'
import { suggestedUsername } from '#domain/members/username.ts'
import { ACCOUNT_CLOSED } from '#domain/staff/manage-members.copy.ts'
import type { components } from '#schema/generated/legacy.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal } from '../refusal.ts'
import { type MemberRecord, newcomer } from '../world/members.ts'
import { find, nextId } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { requireSecondFactor } from './second-factor-check.ts'
import { done, Reply, type RestOperations } from './rest/rest.ts'
import {
  beginSession,
  clearedCookies,
  endSession,
  livingSession,
  rotateSession,
  sessionCookies,
  sessionEnded,
} from './sessions.ts'

type Schemas = components['schemas']

const CONFIRMATION_OVER = 'This link has been used or is older than one day. Ask for a new one in your settings.'
const NOT_STARTED_HERE = 'This log-in wasn’t started in this browser'
const IN_FIFTEEN_MINUTES = 900_000
/** Members who typed an email address without confirming it, of whom a sign-in tries the password. */
const MOST_CLAIMANTS = 3

/** Sessions; no mail is sent and no social provider is configured. */
export function sessionOperations({ world }: MockPortal) {
  const welcome = (member: MemberRecord, headers: Headers, code: string | null = null) => {
    requireSecondFactor(world, member, code)
    const session = beginSession(world, member, headers.get('user-agent') ?? 'Unknown browser')
    return new Reply(201, { location: `/api/user/${member.username}`, cookies: sessionCookies(world, session) })
  }
  const expiresAt = new Date(world.now.getTime() + IN_FIFTEEN_MINUTES).toISOString()
  const refuseInput = (message: string, field: string) => () => {
    throw new Refusal('BAD_INPUT', message, field)
  }
  return {
    signUp: ({ body, headers }) => welcome(newMember(world, body), headers),
    signIn: ({ body: { email, password, code }, headers }) => {
      const found = world.members.getAll().filter((member) => member.email === normalisedEmail(email))
      const [confirmed, claimants] = [true, false].map((is) => found.filter((each) => each.isEmailConfirmed === is))
      const tried = [...(confirmed ?? []), ...(claimants ?? []).slice(0, MOST_CLAIMANTS)]
      const member = tried.find((each) => each.password === password)
      if (member?.closedAt != null) throw new Refusal('FORBIDDEN', ACCOUNT_CLOSED)
      if (member !== undefined) return welcome(member, headers, code)
      throw new Refusal('WRONG_CREDENTIALS', 'Incorrect email or password.')
    },
    signOut: ({ cookies }) => {
      const session = livingSession(world, cookies.refresh)
      if (session !== undefined) endSession(world, session)
      return new Reply(204, { cookies: clearedCookies })
    },
    forgotPassword: ({ body: { email } }) => {
      requireEmail(email)
      return done
    },
    resetPassword: refuseInput('This link has been used or is older than one hour. Ask for a new one.', 'token'),
    confirmEmail: refuseInput(CONFIRMATION_OVER, 'token'),
    undoEmailChange: refuseInput('This link has been used or has expired.', 'token'),
    listSocialProviders: () => ({ results: [] }),
    startSocialSignIn: refuseInput('This provider isn’t offered here.', 'providerName'),
    returnFromProvider: ({ params: { provider } }) => {
      const authError = `${NOT_STARTED_HERE}. Please try again.`
      return new Reply(302, { location: `/?${new URLSearchParams({ providerName: provider, authError })}` })
    },
    socialSignIn: ({ body: { authError } }) => {
      const message = authError || `${NOT_STARTED_HERE}, or took too long. Please try again.`
      throw new Refusal('WRONG_CREDENTIALS', message)
    },
    exchangeToken: ({ cookies }) => {
      const session = livingSession(world, cookies.refresh)
      if (session === undefined) throw sessionEnded()
      return { accessToken: session.accessToken, expiresAt }
    },
    refreshToken: ({ cookies, headers }) => {
      const key = headers.get('idempotency-key')
      if (key !== null && !/^[\w-]{16,100}$/.test(key)) {
        const message = 'idempotency-key must have 16 to 100 letters, digits, - or _.'
        throw new Refusal('BAD_INPUT', message, 'idempotency-key')
      }
      const session = rotateSession(world, cookies.refresh, key)
      return new Reply(200, { body: { expiresAt }, cookies: sessionCookies(world, session) })
    },
    getAuthCookies: ({ cookies: { auth, accessToken } }) => ({
      hasSession: Boolean(auth),
      hasAccessToken: Boolean(accessToken),
    }),
  } satisfies Partial<RestOperations>
}

function newMember(world: World, { password, idempotencyKey = crypto.randomUUID(), ...given }: Schemas['SignUp']) {
  const name = requireName(given.name)
  const email = requireEmail(given.email)
  requirePassword(password, { name, email }, 'password')
  const repeated = find(world.members, { signUpKey: idempotencyKey })
  if (repeated?.email === email && repeated.password === password) return repeated
  if (repeated !== undefined) throw new Refusal('BAD_INPUT', 'This key belongs to another sign-up.', 'idempotencyKey')
  const latin = latinName(name, anyAscii)
  let username = suggestedUsername(latin, 0)
  for (let attempt = 1; find(world.members, { username }) ?? find(world.agents, { username }); attempt++) {
    username = suggestedUsername(latin, attempt)
  }
  const id = nextId(world.members)
  return world.members.create(newcomer({ id, username, name, email, password, signUpKey: idempotencyKey }))
}

function requireName(text: string): string {
  const name = memberName(text)
  const error = memberNameError(name, null)
  if (error !== null) throw new Refusal('BAD_INPUT', error, 'name')
  return name
}

function requireEmail(text: string): string {
  const email = normalisedEmail(text)
  if (email !== null) return email
  throw new Refusal('BAD_INPUT', EMAIL_RULE, 'email')
}

export function requirePassword(password: string, whose: { name: string; email: string }, field: string): void {
  const error = passwordError(password, whose)
  if (error !== null) throw new Refusal('BAD_INPUT', passwordErrorText[error], field)
}

const PUBLIC_KEY = `B${'A'.repeat(86)}`

/** Devices of push notifications for as long as the mocks run; nothing was ever sent. */
export function pushOperations() {
  let devices: (Schemas['PushDevice'] & { memberId: number })[] = []
  return {
    getPush: ({ member: { id } }) => ({
      publicKey: PUBLIC_KEY,
      devices: devices.filter(({ memberId }) => memberId === id),
    }),
    savePushSubscription: ({ member: { id: memberId }, body: { endpoint } }) => {
      if (!/^https:\/\/[a-z][\w-]*(?:\.[\w-]+)+\//.test(endpoint)) {
        throw new Refusal('BAD_INPUT', 'This is no URL of a push service.', 'endpoint')
      }
      const createdAt = new Date(0).toISOString()
      const device = { memberId, endpoint, device: 'Chrome on Linux', createdAt, lastSuccessAt: null }
      devices = [device, ...devices.filter((each) => each.endpoint !== endpoint)]
      return done
    },
    deletePushSubscription: ({ member: { id }, body }) => {
      devices = devices.filter(({ endpoint, memberId }) => endpoint !== body.endpoint || memberId !== id)
      return done
    },
    getUserNotifications: () => ({ results: [] }),
  } satisfies Partial<RestOperations>
}

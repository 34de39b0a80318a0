import { normalisedEmail } from '#domain/members/email-address.ts'
import { memberName } from '#domain/members/member-name.ts'
import type { Database } from '#server/database/database.ts'
import { PortalError } from '#server/http/portal-error.ts'
import { type Caller, signAccessToken } from './access-token.ts'
import { type AttemptKind, type AttemptLimits, attemptLimiter, type Limit } from './attempt-limits.ts'
import { requireGoodPassword } from './chosen-password.ts'
import { callerOf } from './member-caller.ts'
import type { MemberRecord } from './member-record.ts'
import { type MemberStore, memberStore } from './member-store.ts'
import type { QueueMail } from './identity-mail.ts'
import { type PasswordResets, passwordResets } from './password-resets.ts'
import { hashPassword, isPasswordRight } from './passwords.ts'
import { randomToken, type Secrets } from './secrets.ts'
import { type SessionStore, sessionStore, type StartedSession } from './session-store.ts'

/** Where a request comes from, for limits and for the member's list of sessions. */
export type Origin = { address: string; device: string }

export type SignedIn = { username: string; refreshToken: string; accessToken: string; expiresAt: Date }

export type IdentityParts = {
  database: Database
  secrets: Secrets
  clock: () => Date
  queueMail: QueueMail
  /** Called when a mail was queued and committed. */
  onMailQueued?: () => void
  /** How often is enough; those of attempt-limits.ts unless told otherwise. */
  limits?: Readonly<Record<AttemptKind, Limit>>
  /** Scheme and host for links in mails. */
  portalOrigin: string
}

/** Who is there: the rules of sessions, above the database and below HTTP. Refusals are PortalErrors. */
export type IdentityService = {
  signUp: (
    form: { name: string; email: string; password: string; idempotencyKey: string },
    from: Origin,
  ) => Promise<SignedIn>
  signIn: (credentials: { email: string; password: string }, from: Origin) => Promise<SignedIn>
  /** Begins a session of a member who has proved otherwise who it is. */
  begin: (member: MemberRecord, from: Origin) => Promise<SignedIn>
  signOut: (refreshToken: string | null) => Promise<void>
  refresh: (refreshToken: string | null, key: string | null) => Promise<SignedIn>
  exchange: (refreshToken: string | null) => Promise<{ accessToken: string; expiresAt: Date }>
  forgotPassword: (email: string, from: Origin) => Promise<void>
  resetPassword: (form: { token: string; password: string }) => Promise<void>
  /** The caller with the claims of this moment, and its member; throws unless its session still holds. */
  requireLiving: (caller: Caller | null) => Promise<{ caller: Caller; member: MemberRecord }>
  members: MemberStore
  sessions: SessionStore
  limits: AttemptLimits
}

/** Sign-up, sign-in, sessions and forgotten passwords (specification 4, interpretations 3); throws PortalErrors. */
export function identityService(parts: IdentityParts): IdentityService {
  const { database, secrets, clock } = parts
  const members = memberStore(database)
  const sessions = sessionStore(database, secrets)
  const limits = attemptLimiter(database, secrets, parts.limits)
  const resets = passwordResets(parts, members, sessions)

  const signedIn = async (member: MemberRecord, session: StartedSession): Promise<SignedIn> => {
    const { token, expiresAt } = await signAccessToken(callerOf(member, session.sessionId), secrets, clock())
    return { username: member.username, refreshToken: session.refreshToken, accessToken: token, expiresAt }
  }
  const begin = async (member: MemberRecord, from: Origin) =>
    signedIn(member, await sessions.start(member.id, from.device, clock()))
  const memberOfSession = async (memberId: number) => {
    const member = await members.byId(memberId)
    if (member === null) throw sessionEnded()
    return member
  }

  return {
    members,
    sessions,
    limits,
    begin,
    signUp: (form, from) => signUp({ members, limits, clock, begin }, form, from),
    signIn: (credentials, from) => signIn({ members, limits, clock, begin }, credentials, from),
    signOut: async (refreshToken) => {
      if (refreshToken !== null) await sessions.endOfToken(refreshToken, clock())
    },
    async refresh(refreshToken, key) {
      if (refreshToken === null) throw sessionEnded()
      const rotation = await sessions.rotate(refreshToken, key, clock())
      if ('refusal' in rotation) throw sessionEnded()
      return signedIn(await memberOfSession(rotation.memberId), rotation)
    },
    async exchange(refreshToken) {
      const session = refreshToken === null ? null : await sessions.find(refreshToken, clock())
      if (session === null) throw sessionEnded()
      const member = await memberOfSession(session.memberId)
      const { token, expiresAt } = await signAccessToken(callerOf(member, session.sessionId), secrets, clock())
      return { accessToken: token, expiresAt }
    },
    forgotPassword: (email, from) => forgotPassword({ resets, limits, clock }, email, from),
    resetPassword: (form) => resets.use(form.token, form.password),
    async requireLiving(caller) {
      if (caller === null) throw new PortalError('UNAUTHENTICATED', 'Please log in first.')
      if (!(await sessions.isAlive(caller.sessionId))) throw sessionEnded()
      const member = await memberOfSession(caller.memberId)
      return { caller: { ...caller, claims: member.claims }, member }
    },
  }
}

type SignTools = Pick<IdentityService, 'members' | 'limits' | 'begin'> & { clock: () => Date }

async function signUp(
  tools: SignTools,
  form: Parameters<IdentityService['signUp']>[0],
  from: Origin,
): Promise<SignedIn> {
  const { members, limits, clock, begin } = tools
  const name = memberName(form.name)
  if (name === '') throw new PortalError('BAD_INPUT', 'Please enter your name.', { field: 'name' })
  const email = requireEmail(form.email)
  requireGoodPassword(form.password, { name, email }, 'password')

  const repeated = await members.bySignUpKey(form.idempotencyKey)
  if (repeated?.email === email && (await isPasswordRight(form.password, repeated.passwordHash)))
    return begin(repeated, from)
  await requireAttempt(limits, 'sign-up from address', from.address, clock())
  const passwordHash = await hashPassword(form.password)
  const member = await members.create({ name, email, passwordHash, signUpKey: form.idempotencyKey, now: clock() })
  if (member === null) throw new PortalError('BAD_INPUT', EMAIL_TAKEN, { field: 'email' })
  return begin(member, from)
}

async function signIn(
  tools: SignTools,
  credentials: { email: string; password: string },
  from: Origin,
): Promise<SignedIn> {
  const { members, limits, clock, begin } = tools
  const known = normalisedEmail(credentials.email)
  const email = known ?? credentials.email
  // The address first: one that is stopped cannot go on to lock accounts of others.
  await requireAttempt(limits, 'sign-in from address', from.address, clock())
  await requireAttempt(limits, 'sign-in of account', email, clock())
  const member = known === null ? null : await members.byEmail(known)
  if (!(await isPasswordRight(credentials.password, member?.passwordHash ?? null)) || member === null) {
    throw new PortalError('WRONG_CREDENTIALS', 'The e-mail address or the password is not right.')
  }
  await limits.clear('sign-in of account', email)
  await limits.giveBack('sign-in from address', from.address, clock())
  return begin(member, from)
}

async function forgotPassword(
  { resets, limits, clock }: { resets: PasswordResets; limits: AttemptLimits; clock: () => Date },
  address: string,
  from: Origin,
): Promise<void> {
  const email = requireEmail(address)
  await requireAttempt(limits, 'reset from address', from.address, clock())
  // An account that asks too often gets no further mail; the answer stays the same, for it must not tell who is a member.
  if ((await limits.take('reset of account', email, clock())) > 0) return
  await resets.request(email, randomToken())
}

async function requireAttempt(limits: AttemptLimits, kind: AttemptKind, subject: string, now: Date): Promise<void> {
  const seconds = await limits.take(kind, subject, now)
  if (seconds === 0) return
  const minutes = Math.ceil(seconds / 60)
  const message = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  throw new PortalError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: seconds })
}

function requireEmail(text: string): string {
  const email = normalisedEmail(text)
  if (email !== null) return email
  throw new PortalError('BAD_INPUT', 'Please enter a whole e-mail address, such as mia@example.org.', {
    field: 'email',
  })
}

const EMAIL_TAKEN = 'This address cannot be used for a new account. If it is yours, log in, or choose a new password.'

/** The refusal of a token that no longer holds, in the words of specification 8. */
export const sessionEnded = (): PortalError => new PortalError('SESSION_ENDED', 'Your sign-in session has ended.')

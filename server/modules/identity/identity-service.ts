import { EMAIL_RULE, normalisedEmail } from '#domain/members/email-address.ts'
import { memberName, memberNameError } from '#domain/members/member-name.ts'
import { ACCOUNT_CLOSED } from '#domain/staff/manage-members.copy.ts'
import type { Database } from '#server/platform/database/database.ts'
import { keyOrNew } from '#server/platform/http/idempotency-key.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { type Caller, signAccessToken } from './access-token.ts'
import { type AttemptKind, type AttemptLimits, attemptLimiter, type Limit, requireAttempt } from './attempt-limits.ts'
import { requireGoodPassword } from './chosen-password.ts'
import { type EmailLinks, emailLinks } from './email-links.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'
import { MOST_CANDIDATES, type MemberStore } from '#server/modules/members/members-services.ts'
import type { QueueMail } from './identity-mail.ts'
import { type PasswordResets, passwordResets } from './password-resets.ts'
import { hashOfPassword, hashPassword, isPasswordRight } from './passwords.ts'
import { randomToken, type Secrets } from './secrets.ts'
import { type SecondFactors, secondFactors } from './second-factor/second-factors.ts'
import { type SessionStore, sessionStore, type StartedSession, type Origin } from './session-store.ts'

export type SignedIn = { username: string; refreshToken: string; accessToken: string; expiresAt: Date }

type Credentials = { email: string; password: string; code?: string | undefined }

export type IdentityParts = {
  database: Database
  members: MemberStore
  secrets: Secrets
  clock: () => Date
  queueMail: QueueMail
  /** The limits of attempts; by default those of attempt-limits.ts. */
  limits?: Readonly<Record<AttemptKind, Limit>>
  /** Scheme and host for links in mails. */
  portalOrigin: string
}

/** Accounts and sessions, above the database and below HTTP. Rejects with PortalErrors. */
export type IdentityService = {
  signUp: (
    form: { name: string; email: string; password: string; idempotencyKey?: string | undefined },
    from: Origin,
  ) => Promise<SignedIn>
  signIn: (credentials: Credentials, from: Origin) => Promise<SignedIn>
  /**
   * The only way in which a session begins, of a member who has proved who it is. Throws FORBIDDEN where staff closed the account,
   * SECOND_FACTOR_NEEDED or WRONG_CODE where the member has a second factor and `code` is none of it.
   */
  begin: (member: MemberRecord, from: Origin, code?: string | null) => Promise<SignedIn>
  signOut: (refreshToken: string | null) => Promise<void>
  refresh: (refreshToken: string | null, key: string | null) => Promise<SignedIn>
  exchange: (refreshToken: string | null) => Promise<{ accessToken: string; expiresAt: Date }>
  /** The member of the living session that a browser has; null for none. */
  memberOf: (refreshToken: string | null) => Promise<MemberRecord | null>
  forgotPassword: (email: string, from: Origin) => Promise<void>
  resetPassword: (form: { token: string; password: string }) => Promise<void>
  /** The member of a token, and when its session began; throws SESSION_ENDED unless its session still holds. */
  livingMember: (caller: Caller) => Promise<{ member: MemberRecord; signedInAt: Date }>
  /** The member of a session that holds. */
  memberOfSession: (memberId: number) => Promise<MemberRecord>
  members: MemberStore
  sessions: SessionStore
  limits: AttemptLimits
  emails: EmailLinks
  secondFactors: SecondFactors
}

/** Sign-up, sign-in, sessions and forgotten passwords (docs/product.md, section 8.1); throws PortalErrors. */
export function identityService(parts: IdentityParts): IdentityService {
  const { database, members, secrets, clock } = parts
  const sessions = sessionStore(database, secrets)
  const limits = attemptLimiter(database, secrets, parts.limits)
  const resets = passwordResets(parts, members, sessions)
  const emails = emailLinks({ ...parts, members, sessions, limits })
  const factors = secondFactors({ ...parts, limits })

  const signedIn = async (member: MemberRecord, session: StartedSession): Promise<SignedIn> => {
    const { token, expiresAt } = await signAccessToken(callerOf(member, session.sessionId), secrets, clock())
    return { username: member.username, refreshToken: session.refreshToken, accessToken: token, expiresAt }
  }
  const begin: IdentityService['begin'] = async (member, from, code = null) => {
    if (member.closedAt !== null) throw new PortalError('FORBIDDEN', ACCOUNT_CLOSED)
    await factors.requireAtSignIn(member, code)
    return signedIn(member, await sessions.start(member.id, from.device, clock()))
  }
  const memberOfSession = async (memberId: number) => {
    const member = await members.byId(memberId)
    // A session can begin in the moment in which the account is closed.
    if (member === null || member.closedAt !== null) throw sessionEnded()
    return member
  }

  return {
    members,
    sessions,
    limits,
    emails,
    secondFactors: factors,
    begin,
    signUp: (form, from) => signUp({ members, limits, clock, begin, emails, database }, form, from),
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
    async memberOf(refreshToken) {
      const session = refreshToken === null ? null : await sessions.find(refreshToken, clock())
      const member = session === null ? null : await members.byId(session.memberId)
      return member?.closedAt === null ? member : null
    },
    forgotPassword: (email, from) => forgotPassword({ resets, limits, clock }, email, from),
    resetPassword: (form) => resets.use(form.token, form.password),
    memberOfSession,
    async livingMember(caller) {
      const [signedInAt, member] = await Promise.all([
        sessions.startOf(caller.sessionId, clock()),
        memberOfSession(caller.memberId),
      ])
      if (signedInAt === null) throw sessionEnded()
      return { member, signedInAt }
    },
  }
}

const SIGN_UP_KINDS = ['unconfirmed sign-up from address', 'sign-up from address'] as const

type SignTools = Pick<IdentityService, 'members' | 'limits' | 'begin'> & { clock: () => Date }

/**
 * Makes a member for whatever address was typed, so that the answer does not reveal whether it has an account; only the mail
 * to the address does, and only its confirmation makes it the member's.
 */
async function signUp(
  tools: SignTools & Pick<IdentityService, 'emails'> & { database: Database },
  form: Parameters<IdentityService['signUp']>[0],
  from: Origin,
): Promise<SignedIn> {
  const { members, limits, clock, begin, emails, database } = tools
  const name = memberName(form.name)
  const nameError = memberNameError(name)
  if (nameError !== null) throw new PortalError('BAD_INPUT', nameError, { field: 'name' })
  const email = requireEmail(form.email)
  requireGoodPassword(form.password, { name, email }, 'password')

  const signUpKey = keyOrNew(form.idempotencyKey)
  const repeated = await members.bySignUpKey(signUpKey)
  if (repeated !== null) return begin(await requireSameSignUp(repeated, { ...form, email }), from)
  for (const kind of SIGN_UP_KINDS) await requireAttempt(limits, kind, from.address, clock())
  const passwordHash = await hashPassword(form.password)
  const member = await database.transaction(async () => {
    const values = { name, email, isEmailConfirmed: false, passwordHash, signUpKey, now: clock() }
    const made = await members.create(values)
    if (made !== null) await emails.askToConfirm(made, email)
    return made
  })
  if (member !== null) return begin(member, from)
  // Another call with this key has just been first.
  const first = await members.bySignUpKey(signUpKey)
  if (first === null) throw keyOfAnother()
  for (const kind of SIGN_UP_KINDS) await limits.giveBack(kind, from.address, clock())
  return begin(await requireSameSignUp(first, { ...form, email }), from)
}

async function requireSameSignUp(
  member: MemberRecord,
  { email, password }: { email: string; password: string },
): Promise<MemberRecord> {
  if (member.email === email && (await isPasswordRight(password, member.passwordHash))) return member
  throw keyOfAnother()
}

const keyOfAnother = () =>
  new PortalError('BAD_INPUT', 'This key belongs to another sign-up.', { field: 'idempotencyKey' })

async function signIn(tools: SignTools, credentials: Credentials, from: Origin): Promise<SignedIn> {
  const { members, limits, clock, begin } = tools
  const known = normalisedEmail(credentials.email)
  const email = known ?? credentials.email
  // The address first: one that is stopped cannot go on to lock accounts of others.
  await requireAttempt(limits, 'sign-in from address', from.address, clock())
  await requireAttempt(limits, 'sign-in of account', email, clock())
  const candidates = known === null ? [] : await members.whoMaySignIn(known)
  const hashes = candidates.map(({ passwordHash }) => passwordHash)
  const member = candidates[await hashOfPassword(credentials.password, hashes, { times: MOST_CANDIDATES })]
  if (member === undefined) throw new PortalError('WRONG_CREDENTIALS', 'Incorrect email or password.')
  // Who only typed an address must not wipe out what was counted for its owner.
  if (member.emailConfirmedAt === null) await limits.giveBack('sign-in of account', email, clock())
  else await limits.clear('sign-in of account', email)
  await limits.giveBack('sign-in from address', from.address, clock())
  return begin(member, from, credentials.code ?? null)
}

async function forgotPassword(
  { resets, limits, clock }: { resets: PasswordResets; limits: AttemptLimits; clock: () => Date },
  address: string,
  from: Origin,
): Promise<void> {
  const email = requireEmail(address)
  await requireAttempt(limits, 'reset from address', from.address, clock())
  // An account that asks too often gets no further mail; the answer stays the same, because it must not reveal who is a member.
  if ((await limits.take('reset of account', email, clock())) > 0) return
  await resets.request(email, randomToken())
}

function requireEmail(text: string): string {
  const email = normalisedEmail(text)
  if (email !== null) return email
  throw new PortalError('BAD_INPUT', EMAIL_RULE, { field: 'email' })
}

/** The error for a token that is no longer valid. */
const sessionEnded = (): PortalError => new PortalError('SESSION_ENDED', 'Your sign-in session has ended.')

/** What an access token says of a member. */
const callerOf = ({ id, username, type, claims }: MemberRecord, sessionId: string): Caller => ({
  memberId: id,
  username,
  type,
  claims,
  sessionId,
})

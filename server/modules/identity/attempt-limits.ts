import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { countAttempt, deleteAttempts, deleteOldAttempts, uncountAttempt } from './attempt-limits.queries.ts'
import type { Secrets } from './secrets.ts'

export type AttemptKind =
  | 'sign-in of account'
  | 'sign-in from address'
  | 'sign-up from address'
  | 'unconfirmed sign-up from address'
  | 'reset of account'
  | 'reset from address'
  | 'password of member'
  | 'email change of member'
  | 'confirmation to address'
  | 'second factor of account'
  | 'second factor of member'

export type Limit = { most: number; windowSeconds: number }

/** By default, of accounts from one network address that have not confirmed their email address; an office shares one. */
export const SIGN_UPS_PER_HOUR = 60
/** A mailbox that confirms whatever it gets is no way to endless accounts. */
const WITH_CONFIRMED = 5

const signUpLimits = (perHour: number) => ({
  'sign-up from address': { most: perHour * WITH_CONFIRMED, windowSeconds: 3600 },
  'unconfirmed sign-up from address': { most: perHour, windowSeconds: 3600 },
})

/** The limits of attempts, counted over all servers. */
export const attemptLimits: Readonly<Record<AttemptKind, Limit>> = {
  'sign-in of account': { most: 10, windowSeconds: 900 },
  'sign-in from address': { most: 60, windowSeconds: 900 },
  ...signUpLimits(SIGN_UPS_PER_HOUR),
  'reset of account': { most: 3, windowSeconds: 3600 },
  'reset from address': { most: 20, windowSeconds: 3600 },
  'password of member': { most: 10, windowSeconds: 900 },
  'email change of member': { most: 10, windowSeconds: 3600 },
  'confirmation to address': { most: 5, windowSeconds: 3600 },
  // Apart, so that a stranger who tries to log in keeps nobody from their own settings.
  'second factor of account': { most: 5, windowSeconds: 900 },
  'second factor of member': { most: 5, windowSeconds: 900 },
}

/** The limits with another number of unconfirmed sign-ups from one network address in an hour. */
export const attemptLimitsWith = (signUpsPerHour: number): Readonly<Record<AttemptKind, Limit>> => ({
  ...attemptLimits,
  ...signUpLimits(signUpsPerHour),
})

export type AttemptLimits = {
  /**
   * Counts an attempt before it is made, so that many at once are no way around the limit. Answers 0 where it may be made, else
   * the seconds until another may.
   */
  take: (kind: AttemptKind, subject: string, now: Date) => Promise<number>
  /** Uncounts an attempt that turned out well. */
  giveBack: (kind: AttemptKind, subject: string, now: Date) => Promise<void>
  /** Deletes the attempts of a subject, after a successful one. */
  clear: (kind: AttemptKind, subject: string) => Promise<void>
}

/** Counts attempts in fixed windows of time. Subjects are kept as keyed hashes: no account or address is readable. */
export function attemptLimiter(
  database: Database,
  secrets: Secrets,
  limits: Readonly<Record<AttemptKind, Limit>> = attemptLimits,
): AttemptLimits {
  const subjectHash = (kind: AttemptKind, subject: string) => secrets.keyedHash(`attempt ${kind}`, subject)
  return {
    async take(kind, subject, now) {
      const { most, windowSeconds } = limits[kind]
      const windowAt = startOfWindow(now, windowSeconds)
      await deleteOldAttempts(database, now)
      const counted = { kind, subjectHash: subjectHash(kind, subject), windowAt }
      if ((await countAttempt(database, counted)) <= most) return 0
      // Only what is made counts: whoever tries again and again is let in as soon as another attempt is given back.
      await uncountAttempt(database, counted)
      return Math.max(1, Math.ceil((windowAt.getTime() + windowSeconds * 1000 - now.getTime()) / 1000))
    },
    async giveBack(kind, subject, now) {
      const windowAt = startOfWindow(now, limits[kind].windowSeconds)
      await uncountAttempt(database, { kind, subjectHash: subjectHash(kind, subject), windowAt })
    },
    clear: (kind, subject) => deleteAttempts(database, kind, subjectHash(kind, subject)),
  }
}

/** Counts an attempt; throws TOO_MANY_REQUESTS where it may not be made. */
export async function requireAttempt(
  limits: Pick<AttemptLimits, 'take'>,
  kind: AttemptKind,
  subject: string,
  now: Date,
): Promise<void> {
  const seconds = await limits.take(kind, subject, now)
  if (seconds === 0) return
  const minutes = Math.ceil(seconds / 60)
  const message = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  throw new PortalError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: seconds })
}

function startOfWindow(now: Date, windowSeconds: number): Date {
  const length = windowSeconds * 1000
  return new Date(Math.floor(now.getTime() / length) * length)
}

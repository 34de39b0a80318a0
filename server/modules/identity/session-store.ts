import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'
import { randomToken, type Secrets, tokenHash } from './secrets.ts'
import {
  deleteOldSessions,
  endSession,
  endSessionOfToken,
  endSessionsOfMember,
  findExpiryOfUnusedToken,
  findRefreshToken,
  findSessionOfToken,
  findStart,
  insertRefreshToken,
  insertSession,
  markTokenUsed,
  sessionsOfMember,
  type SessionSummary,
  setLastSeen,
} from './session-store.queries.ts'

/** An unused session ends after this long. */
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60
/** How long the same call may be repeated with its key, when its answer was lost. */
const REPEAT_SECONDS = 60

/** Where a request comes from, for limits and for the member's list of sessions. */
export type Origin = { address: string; device: string }

type IssuedToken = { refreshToken: string; expiresAt: Date }
export type StartedSession = IssuedToken & { sessionId: string }
type Rotation = (StartedSession & { memberId: number }) | { refusal: 'UNKNOWN' | 'REUSED' }

/** Sessions and their refresh tokens: each token is good for one use, and a second use ends its session (docs/product.md, section 9.3). */
export type SessionStore = {
  start: (memberId: number, device: string, now: Date) => Promise<StartedSession>
  /** `key` names the call: a repeat with the same key within a minute gets the same token, any other repeat is a theft. */
  rotate: (refreshToken: string, key: string | null, now: Date) => Promise<Rotation>
  /** The living session of a token that was not used yet. */
  find: (refreshToken: string, now: Date) => Promise<{ sessionId: string; memberId: number } | null>
  end: (sessionId: string, now: Date) => Promise<void>
  endOfToken: (refreshToken: string, now: Date) => Promise<void>
  /** Answers how many. */
  endAllOf: (memberId: number, now: Date, exceptSessionId?: string) => Promise<number>
  listOf: (memberId: number, now: Date) => Promise<SessionSummary[]>
  /** When a session that holds began; null for one that does not. */
  startOf: (sessionId: string, now: Date) => Promise<Date | null>
  /** Removes what has been over for a week. */
  forgetOld: (now: Date) => Promise<void>
}

/** The sessions in the database. */
export function sessionStore(database: Database, secrets: Secrets): SessionStore {
  const issue = async (sessionId: string, refreshToken: string, now: Date): Promise<IssuedToken> => {
    const unusedUntil = new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000)
    const token = { tokenHash: tokenHash(refreshToken), sessionId, issuedAt: now, unusedUntil }
    const expiresAt = await insertRefreshToken(database, token)
    return { refreshToken, expiresAt: expiresAt ?? unusedUntil }
  }
  return {
    start: (memberId, device, now) =>
      database.transaction(async () => {
        const sessionId = randomUUID()
        await insertSession(database, { sessionId, memberId, device, now })
        return { sessionId, ...(await issue(sessionId, randomToken(), now)) }
      }),

    rotate: (refreshToken, key, now) =>
      database.transaction(async (): Promise<Rotation> => {
        const keyHash = key === null ? null : secrets.keyedHash('refresh key', key)
        const used = await markTokenUsed(database, { tokenHash: tokenHash(refreshToken), now, keyHash })
        if (used !== null) {
          await setLastSeen(database, used.sessionId, now)
          return { ...used, ...(await issue(used.sessionId, successor(secrets, refreshToken, key), now)) }
        }
        const known = await findRefreshToken(database, tokenHash(refreshToken), now)
        if (known === null || !known.isAlive || known.usedAt === null) return { refusal: 'UNKNOWN' }
        const isRepeat =
          keyHash !== null &&
          known.usedWith !== null &&
          keyHash.equals(known.usedWith) &&
          now.getTime() - known.usedAt.getTime() <= REPEAT_SECONDS * 1000
        const again = isRepeat ? successor(secrets, refreshToken, key) : null
        const unusedUntil = again === null ? null : await findExpiryOfUnusedToken(database, tokenHash(again), now)
        if (again !== null && unusedUntil !== null) {
          const { sessionId, memberId } = known
          return { sessionId, memberId, refreshToken: again, expiresAt: unusedUntil }
        }
        await endSession(database, known.sessionId, now)
        return { refusal: 'REUSED' }
      }),

    find: (refreshToken, now) => findSessionOfToken(database, tokenHash(refreshToken), now),
    end: (sessionId, now) => endSession(database, sessionId, now),
    endOfToken: (refreshToken, now) => endSessionOfToken(database, tokenHash(refreshToken), now),
    endAllOf: (memberId, now, exceptSessionId) =>
      endSessionsOfMember(database, memberId, { now, exceptSessionId: exceptSessionId ?? null }),
    listOf: (memberId, now) => sessionsOfMember(database, memberId, now),
    startOf: (sessionId, now) => findStart(database, sessionId, now),
    forgetOld: (now) => deleteOldSessions(database, now),
  }
}

/** The token that follows another: for a call with a key always the same one, so that a repeat finds it again. */
function successor(secrets: Secrets, refreshToken: string, key: string | null): string {
  return key === null ? randomToken() : secrets.keyedHash('next token', `${refreshToken} ${key}`).toString('base64url')
}

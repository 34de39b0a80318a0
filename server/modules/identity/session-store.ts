import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'
import { randomToken, type Secrets, tokenHash } from './secrets.ts'

/** A session that nobody uses ends after this long. */
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60
/** A session that is used ends after this long all the same. */
const LONGEST_SESSION_DAYS = 180
/** How long the same call may be repeated with its key, when its answer was lost. */
const REPEAT_SECONDS = 60

export type IssuedToken = { refreshToken: string; expiresAt: Date }
export type StartedSession = IssuedToken & { sessionId: string }
export type Rotation = (StartedSession & { memberId: number }) | { refusal: 'UNKNOWN' | 'REUSED' }

export type SessionSummary = { id: string; device: string; startedAt: Date; lastSeenAt: Date }

/** Sessions and their refresh tokens: each token is good for one use, and a second use ends its session (docs/product.md, section 9.3). */
export type SessionStore = {
  start: (memberId: number, device: string, now: Date) => Promise<StartedSession>
  /** `key` names the call: a repeat with the same key within a minute gets the same token, any other repeat is a theft. */
  rotate: (refreshToken: string, key: string | null, now: Date) => Promise<Rotation>
  /** The living session of a token that was not used yet. */
  find: (refreshToken: string, now: Date) => Promise<{ sessionId: string; memberId: number } | null>
  end: (sessionId: string, now: Date) => Promise<void>
  endOfToken: (refreshToken: string, now: Date) => Promise<void>
  endAllOf: (memberId: number, now: Date, exceptSessionId?: string) => Promise<void>
  listOf: (memberId: number, now: Date) => Promise<SessionSummary[]>
  isAlive: (sessionId: string) => Promise<boolean>
  /** Removes what has been over for a week. */
  forgetOld: (now: Date) => Promise<void>
}

/** The sessions in the database. */
export function sessionStore(database: Database, secrets: Secrets): SessionStore {
  const issue = async (sessionId: string, refreshToken: string, now: Date): Promise<IssuedToken> => {
    const unusedUntil = new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000)
    const values = [tokenHash(refreshToken), sessionId, now, unusedUntil]
    const [issued] = await database.query<Expiry>(INSERT_TOKEN, values)
    return { refreshToken, expiresAt: issued?.expiresAt ?? unusedUntil }
  }
  const end = async (sessionId: string, now: Date) => {
    await database.query('update member_session set ended_at = $2 where id = $1 and ended_at is null', [sessionId, now])
  }
  return {
    start: (memberId, device, now) =>
      database.transaction(async () => {
        const sessionId = randomUUID()
        await database.query(INSERT_SESSION, [sessionId, memberId, device, now])
        return { sessionId, ...(await issue(sessionId, randomToken(), now)) }
      }),

    rotate: (refreshToken, key, now) =>
      database.transaction(async (): Promise<Rotation> => {
        const keyHash = key === null ? null : secrets.keyedHash('refresh key', key)
        const [used] = await database.query<Owner>(USE_TOKEN, [tokenHash(refreshToken), now, keyHash])
        if (used) {
          await database.query('update member_session set last_seen_at = $2 where id = $1', [used.sessionId, now])
          return { ...used, ...(await issue(used.sessionId, successor(secrets, refreshToken, key), now)) }
        }
        const [known] = await database.query<KnownToken>(SELECT_TOKEN, [tokenHash(refreshToken), now])
        if (!known || !known.isAlive || known.usedAt === null) return { refusal: 'UNKNOWN' }
        const isRepeat =
          keyHash !== null &&
          known.usedWith !== null &&
          keyHash.equals(known.usedWith) &&
          now.getTime() - known.usedAt.getTime() <= REPEAT_SECONDS * 1000
        const again = isRepeat ? successor(secrets, refreshToken, key) : null
        const [unused] = again === null ? [] : await database.query<Expiry>(SELECT_UNUSED, [tokenHash(again), now])
        if (again !== null && unused) {
          const { sessionId, memberId } = known
          return { sessionId, memberId, refreshToken: again, expiresAt: unused.expiresAt }
        }
        await end(known.sessionId, now)
        return { refusal: 'REUSED' }
      }),

    async find(refreshToken, now) {
      const [owner] = await database.query<Owner>(SELECT_OWNER, [tokenHash(refreshToken), now])
      return owner ?? null
    },
    end,
    async endOfToken(refreshToken, now) {
      await database.query(END_OF_TOKEN, [tokenHash(refreshToken), now])
    },
    async endAllOf(memberId, now, exceptSessionId) {
      await database.query(END_ALL, [memberId, now, exceptSessionId ?? null])
    },
    listOf: (memberId, now) => database.query<SessionSummary>(SELECT_SESSIONS, [memberId, now]),
    async isAlive(sessionId) {
      const [row] = await database.query('select 1 from member_session where id = $1 and ended_at is null', [sessionId])
      return row !== undefined
    },
    async forgetOld(now) {
      await database.query(FORGET_OLD, [now])
    },
  }
}

type Owner = { sessionId: string; memberId: number }
type KnownToken = Owner & { usedAt: Date | null; usedWith: Uint8Array | null; isAlive: boolean }
type Expiry = { expiresAt: Date }

/** The token that follows another: for a call with a key always the same one, so that a repeat finds it again. */
function successor(secrets: Secrets, refreshToken: string, key: string | null): string {
  return key === null ? randomToken() : secrets.keyedHash('next token', `${refreshToken} ${key}`).toString('base64url')
}

const INSERT_SESSION = `
  insert into member_session (id, member_id, device, started_at, last_seen_at) values ($1, $2, $3, $4, $4)`

const INSERT_TOKEN = `
  insert into refresh_token (token_hash, session_id, issued_at, expires_at)
  select $1, id, $3, least($4::timestamptz, started_at + interval '${LONGEST_SESSION_DAYS} days')
  from member_session where id = $2
  returning expires_at as "expiresAt"`

const USE_TOKEN = `
  update refresh_token set used_at = $2, used_with = $3
  from member_session
  where member_session.id = refresh_token.session_id and member_session.ended_at is null
    and refresh_token.token_hash = $1 and refresh_token.used_at is null and refresh_token.expires_at > $2
  returning member_session.id as "sessionId", member_session.member_id as "memberId"`

const SELECT_TOKEN = `
  select member_session.id as "sessionId", member_session.member_id as "memberId", refresh_token.used_at as "usedAt",
    refresh_token.used_with as "usedWith", member_session.ended_at is null and refresh_token.expires_at > $2 as "isAlive"
  from refresh_token join member_session on member_session.id = refresh_token.session_id
  where refresh_token.token_hash = $1`

const SELECT_UNUSED = `
  select expires_at as "expiresAt" from refresh_token where token_hash = $1 and used_at is null and expires_at > $2`

const SELECT_OWNER = `
  select member_session.id as "sessionId", member_session.member_id as "memberId"
  from refresh_token join member_session on member_session.id = refresh_token.session_id
  where refresh_token.token_hash = $1 and refresh_token.used_at is null and refresh_token.expires_at > $2
    and member_session.ended_at is null`

const END_OF_TOKEN = `
  update member_session set ended_at = $2
  where ended_at is null and id = (select session_id from refresh_token where token_hash = $1)`

const END_ALL = `
  update member_session set ended_at = $2
  where member_id = $1 and ended_at is null and ($3::uuid is null or id <> $3::uuid)`

const SELECT_SESSIONS = `
  select id, device, started_at as "startedAt", last_seen_at as "lastSeenAt" from member_session
  where member_id = $1 and ended_at is null and exists (
    select from refresh_token where session_id = member_session.id and used_at is null and expires_at > $2
  )
  order by last_seen_at desc limit 100`

const FORGET_OLD = `
  delete from member_session where ended_at < $1::timestamptz - interval '7 days' or not exists (
    select from refresh_token where session_id = member_session.id and expires_at > $1::timestamptz - interval '7 days'
  )`

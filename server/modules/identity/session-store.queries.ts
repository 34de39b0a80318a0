import type { Database } from '#server/platform/database/database.ts'

/** A session that is used ends after this long all the same. */
const LONGEST_SESSION_DAYS = 180
/** One of staff, who sign in again for each day of work. */
const LONGEST_STAFF_SESSION_HOURS = 12

const IS_OF_STAFF = 'exists (select from member_claim where member_claim.member_id = member_session.member_id)'

export type SessionOwner = { sessionId: string; memberId: number }
export type SessionSummary = { id: string; device: string; startedAt: Date; lastSeenAt: Date }

/** Starts a session. */
export async function insertSession(
  database: Database,
  { sessionId, memberId, device, now }: SessionOwner & { device: string; now: Date },
): Promise<void> {
  await database.query(INSERT_SESSION, [sessionId, memberId, device, now])
}

const INSERT_SESSION = `
  insert into member_session (id, member_id, device, started_at, last_seen_at) values ($1, $2, $3, $4, $4)`

export type NewRefreshToken = { tokenHash: Uint8Array; sessionId: string; issuedAt: Date; unusedUntil: Date }

/** Adds a token to a session; answers when it expires, which is never later than the session's longest life. */
export async function insertRefreshToken(
  database: Database,
  { tokenHash, sessionId, issuedAt, unusedUntil }: NewRefreshToken,
): Promise<Date | null> {
  const values = [tokenHash, sessionId, issuedAt, unusedUntil]
  const [row] = await database.query<{ expiresAt: Date }>(INSERT_TOKEN, values)
  return row?.expiresAt ?? null
}

const INSERT_TOKEN = `
  insert into refresh_token (token_hash, session_id, issued_at, expires_at)
  select $1, id, $3, least(
    $4::timestamptz, started_at + interval '${LONGEST_SESSION_DAYS} days',
    case when ${IS_OF_STAFF} then started_at + interval '${LONGEST_STAFF_SESSION_HOURS} hours' end
  )
  from member_session where id = $2
  returning expires_at as "expiresAt"`

/** Marks a token as used; null where it was used, has expired or belongs to a session that has ended. */
export async function markTokenUsed(
  database: Database,
  { tokenHash, now, keyHash }: { tokenHash: Uint8Array; now: Date; keyHash: Uint8Array | null },
): Promise<SessionOwner | null> {
  const [row] = await database.query<SessionOwner>(USE_TOKEN, [tokenHash, now, keyHash])
  return row ?? null
}

const USE_TOKEN = `
  update refresh_token set used_at = $2, used_with = $3
  from member_session
  where member_session.id = refresh_token.session_id and member_session.ended_at is null
    and refresh_token.token_hash = $1 and refresh_token.used_at is null and refresh_token.expires_at > $2
  returning member_session.id as "sessionId", member_session.member_id as "memberId"`

/** Sets when a session was last used. */
export async function setLastSeen(database: Database, sessionId: string, now: Date): Promise<void> {
  await database.query('update member_session set last_seen_at = $2 where id = $1', [sessionId, now])
}

export type RefreshTokenRow = SessionOwner & { usedAt: Date | null; usedWith: Uint8Array | null; isAlive: boolean }

/** A token, used or not. */
export async function findRefreshToken(
  database: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<RefreshTokenRow | null> {
  const [row] = await database.query<RefreshTokenRow>(SELECT_TOKEN, [tokenHash, now])
  return row ?? null
}

const SELECT_TOKEN = `
  select member_session.id as "sessionId", member_session.member_id as "memberId", refresh_token.used_at as "usedAt",
    refresh_token.used_with as "usedWith", member_session.ended_at is null and refresh_token.expires_at > $2 as "isAlive"
  from refresh_token join member_session on member_session.id = refresh_token.session_id
  where refresh_token.token_hash = $1`

/** When a token expires; null where it was used or has expired. */
export async function findExpiryOfUnusedToken(
  database: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<Date | null> {
  const [row] = await database.query<{ expiresAt: Date }>(SELECT_UNUSED, [tokenHash, now])
  return row?.expiresAt ?? null
}

const SELECT_UNUSED = `
  select expires_at as "expiresAt" from refresh_token where token_hash = $1 and used_at is null and expires_at > $2`

/** The session of a token that may still be used; null for none. */
export async function findSessionOfToken(
  database: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<SessionOwner | null> {
  const [row] = await database.query<SessionOwner>(SELECT_OWNER, [tokenHash, now])
  return row ?? null
}

const SELECT_OWNER = `
  select member_session.id as "sessionId", member_session.member_id as "memberId"
  from refresh_token join member_session on member_session.id = refresh_token.session_id
  where refresh_token.token_hash = $1 and refresh_token.used_at is null and refresh_token.expires_at > $2
    and member_session.ended_at is null`

/** Ends a session. */
export async function endSession(database: Database, sessionId: string, now: Date): Promise<void> {
  await database.query('update member_session set ended_at = $2 where id = $1 and ended_at is null', [sessionId, now])
}

/** Ends the session of a token, used or not. */
export async function endSessionOfToken(database: Database, tokenHash: Uint8Array, now: Date): Promise<void> {
  await database.query(END_OF_TOKEN, [tokenHash, now])
}

const END_OF_TOKEN = `
  update member_session set ended_at = $2
  where ended_at is null and id = (select session_id from refresh_token where token_hash = $1)`

/** Ends all sessions of a member, but for one; answers how many. */
export async function endSessionsOfMember(
  database: Database,
  memberId: number,
  { now, exceptSessionId }: { now: Date; exceptSessionId: string | null },
): Promise<number> {
  return (await database.query(END_ALL, [memberId, now, exceptSessionId])).length
}

const END_ALL = `
  update member_session set ended_at = $2
  where member_id = $1 and ended_at is null and ($3::uuid is null or id <> $3::uuid)
  returning id`

/** The sessions that a member could go on with, the one used last first. */
export const sessionsOfMember = (database: Database, memberId: number, now: Date): Promise<SessionSummary[]> =>
  database.query<SessionSummary>(SELECT_SESSIONS, [memberId, now])

const SELECT_SESSIONS = `
  select id, device, started_at as "startedAt", last_seen_at as "lastSeenAt" from member_session
  where member_id = $1 and ended_at is null and exists (
    select from refresh_token where session_id = member_session.id and used_at is null and expires_at > $2
  )
  order by last_seen_at desc limit 100`

/** When a session began that nobody has ended, and that is not too old for staff where its member is one of them; null for none. */
export async function findStart(database: Database, sessionId: string, now: Date): Promise<Date | null> {
  const [row] = await database.query<{ startedAt: Date }>(SELECT_LIVING, [sessionId, now])
  return row?.startedAt ?? null
}

const SELECT_LIVING = `
  select started_at as "startedAt" from member_session where id = $1 and ended_at is null
    and (started_at > $2::timestamptz - interval '${LONGEST_STAFF_SESSION_HOURS} hours' or not ${IS_OF_STAFF})`

/** Deletes the sessions that have been over for a week. */
export async function deleteOldSessions(database: Database, now: Date): Promise<void> {
  await database.query(DELETE_OLD, [now])
}

const DELETE_OLD = `
  delete from member_session where ended_at < $1::timestamptz - interval '7 days' or not exists (
    select from refresh_token where session_id = member_session.id and expires_at > $1::timestamptz - interval '7 days'
  )`

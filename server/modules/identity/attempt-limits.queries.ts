import type { Database } from '#server/platform/database/database.ts'

/** What is counted: attempts of a kind on a subject in one window of time. */
export type CountedAttempts = { kind: string; subjectHash: Uint8Array; windowAt: Date }

/** Deletes what no limit asks for any more. */
export async function deleteOldAttempts(database: Database, now: Date): Promise<void> {
  await database.query("delete from auth_attempt where window_at < $1::timestamptz - interval '1 day'", [now])
}

/** Counts one more; answers how many there are now. */
export async function countAttempt(
  database: Database,
  { kind, subjectHash, windowAt }: CountedAttempts,
): Promise<number> {
  const [row] = await database.query<{ attempts: number }>(COUNT_ATTEMPT, [kind, subjectHash, windowAt])
  return row?.attempts ?? 0
}

// Never above a number that says the same, so that endless attempts overflow nothing.
const COUNT_ATTEMPT = `
  insert into auth_attempt (kind, subject, window_at, attempts) values ($1, $2, $3, 1)
  on conflict (kind, subject, window_at) do update set attempts = least(auth_attempt.attempts + 1, 2000000000)
  returning attempts`

/** Counts one less. */
export async function uncountAttempt(
  database: Database,
  { kind, subjectHash, windowAt }: CountedAttempts,
): Promise<void> {
  await database.query(UNCOUNT_ATTEMPT, [kind, subjectHash, windowAt])
}

const UNCOUNT_ATTEMPT = `
  update auth_attempt set attempts = greatest(attempts - 1, 0) where kind = $1 and subject = $2 and window_at = $3`

/** Deletes the attempts of a kind on a subject, in every window. */
export async function deleteAttempts(database: Database, kind: string, subjectHash: Uint8Array): Promise<void> {
  await database.query('delete from auth_attempt where kind = $1 and subject = $2', [kind, subjectHash])
}

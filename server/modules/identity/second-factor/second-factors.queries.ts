import type { Database } from '#server/platform/database/database.ts'

export type SecondFactorRow = { secret: Uint8Array; isOn: boolean }

export async function findSecondFactor(database: Database, memberId: number): Promise<SecondFactorRow | null> {
  const [row] = await database.query<SecondFactorRow>(
    'select secret, confirmed_at is not null as "isOn" from member_second_factor where member_id = $1',
    [memberId],
  )
  return row ?? null
}

/** How many recovery codes were not used yet. */
export async function countRecoveryCodes(database: Database, memberId: number): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*) as count from member_recovery_code where member_id = $1 and used_at is null',
    [memberId],
  )
  return row?.count ?? 0
}

/** Saves a secret that waits for its confirmation, in place of one before it; false where the second factor is on. */
export async function saveNewSecret(
  database: Database,
  memberId: number,
  { secret, now }: { secret: Uint8Array; now: Date },
): Promise<boolean> {
  return (await database.query(SAVE_SECRET, [memberId, secret, now])).length > 0
}

const SAVE_SECRET = `
  insert into member_second_factor (member_id, secret, made_at) values ($1, $2, $3)
  on conflict (member_id) do update set secret = excluded.secret, made_at = excluded.made_at
    where member_second_factor.confirmed_at is null
  returning member_id`

/** Turns it on; false where it is on already, or another secret waits by now. */
export async function confirmSecret(
  database: Database,
  memberId: number,
  { secret, step, now }: { secret: Uint8Array; step: number; now: Date },
): Promise<boolean> {
  return (await database.query(CONFIRM_SECRET, [memberId, secret, step, now])).length > 0
}

const CONFIRM_SECRET = `
  update member_second_factor set confirmed_at = $4, last_step = $3
  where member_id = $1 and secret = $2 and confirmed_at is null returning member_id`

/** Uses up the codes of a step of time and of those before; false where they are used up. */
export async function useStep(database: Database, memberId: number, step: number): Promise<boolean> {
  return (await database.query(USE_STEP, [memberId, step])).length > 0
}

const USE_STEP = `
  update member_second_factor set last_step = $2 where member_id = $1 and last_step < $2 returning member_id`

/** Uses up a recovery code: of several calls at once one gets it. */
export async function useRecoveryCode(
  database: Database,
  memberId: number,
  { codeHash, now }: { codeHash: Uint8Array; now: Date },
): Promise<'right' | 'used' | 'wrong'> {
  const used = await database.query(USE_RECOVERY_CODE, [memberId, codeHash, now])
  if (used.length > 0) return 'right'
  const known = await database.query('select from member_recovery_code where member_id = $1 and code_hash = $2', [
    memberId,
    codeHash,
  ])
  return known.length > 0 ? 'used' : 'wrong'
}

const USE_RECOVERY_CODE = `
  update member_recovery_code set used_at = $3 where member_id = $1 and code_hash = $2 and used_at is null returning member_id`

/** Inside a transaction: those from before go. */
export async function replaceRecoveryCodes(
  database: Database,
  memberId: number,
  codeHashes: readonly Uint8Array[],
): Promise<void> {
  await database.query('delete from member_recovery_code where member_id = $1', [memberId])
  await database.query(
    'insert into member_recovery_code (member_id, code_hash) select $1, code_hash from unnest($2::bytea[]) as made (code_hash)',
    [memberId, codeHashes],
  )
}

/** With its recovery codes; false where there was none. */
export async function deleteSecondFactor(database: Database, memberId: number): Promise<boolean> {
  const removed = await database.query('delete from member_second_factor where member_id = $1 returning member_id', [
    memberId,
  ])
  return removed.length > 0
}

/** Deletes one that was turned on after a moment. */
export async function deleteLaterSecondFactor(database: Database, memberId: number, since: Date): Promise<void> {
  await database.query('delete from member_second_factor where member_id = $1 and confirmed_at >= $2', [
    memberId,
    since,
  ])
}

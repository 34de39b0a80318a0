import type { FeedResult } from '#server/modules/feeds/applying/feed-result.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ClaimedUpload } from './upload-record.ts'
import { uploadColumns } from './uploads.queries.ts'

/** Offices (null: the watched folder) with an upload that nobody imports at the moment. */
export async function lanesThatWait(database: Database, now: Date): Promise<(number | null)[]> {
  const rows = await database.query<{ officeId: number | null }>(
    `select distinct office_id as "officeId" from feed_upload
     where state in ('received', 'importing') and (claimed_until is null or claimed_until < $1)`,
    [now],
  )
  return rows.map(({ officeId }) => officeId)
}

export const hasUnfinished = async (database: Database, officeId: number | null): Promise<boolean> => {
  const rows = await database.query(
    `select 1 from feed_upload where state in ('received', 'importing') and office_id is not distinct from $1 limit 1`,
    [officeId],
  )
  return rows.length > 0
}

type Claim = { officeId: number | null; claimId: string; now: Date; until: Date }

/** The oldest upload of an office that is not finished, unless another process imports it. */
export async function claimUpload(
  database: Database,
  { officeId, claimId, now, until }: Claim,
): Promise<ClaimedUpload | null> {
  const [row] = await database.query<ClaimedUpload>(
    `update feed_upload
     set state = 'importing', claim_id = $2, claimed_until = $4, started_at = coalesce(started_at, $3)
     where id = (
       select id from feed_upload
       where state in ('received', 'importing') and office_id is not distinct from $1
       order by received_at, id limit 1
     ) and (claimed_until is null or claimed_until < $3)
     returning ${uploadColumns}, claim_id as "claimId", attempt_count as "attemptCount"`,
    [officeId, claimId, now, until],
  )
  return row ?? null
}

type Claimed = Pick<ClaimedUpload, 'id' | 'claimId'>

/** These changes answer false where another process has taken the upload over. */
const changed = async (database: Database, text: string, values: readonly unknown[]): Promise<boolean> =>
  (await database.query(`${text} where id = $1 and claim_id = $2 and state = 'importing' returning id`, values))
    .length > 0

export const renewClaim = (database: Database, { id, claimId }: Claimed, until: Date): Promise<boolean> =>
  changed(database, 'update feed_upload set claimed_until = $3', [id, claimId, until])

export const releaseClaim = (database: Database, { id, claimId }: Claimed): Promise<boolean> =>
  changed(database, 'update feed_upload set claimed_until = null', [id, claimId])

export const countAttempt = (database: Database, { id, claimId }: Claimed): Promise<boolean> =>
  changed(database, 'update feed_upload set attempt_count = attempt_count + 1', [id, claimId])

/** The files of a zip under their keys; what is read of it from now on is the feed in it. */
export const setUnpacking = (
  database: Database,
  { id, claimId }: Claimed,
  { keys, feedBytes }: { keys: readonly string[]; feedBytes: number },
): Promise<boolean> =>
  changed(
    database,
    `update feed_upload
     set byte_count = $4, file_names = (select array_agg(distinct name) from unnest(file_names || $3::text[]) as name)`,
    [id, claimId, keys, feedBytes],
  )

type Progress = Claimed & { position: number; bytesRead: number; until: Date }

/** What became of a listing, in the transaction in which it did. */
export async function recordResult(
  database: Database,
  { id, claimId, position, bytesRead, until }: Progress,
  { uniqueId, agencyId, outcome, listingId, remarks }: FeedResult,
): Promise<boolean> {
  const isMine = await changed(
    database,
    `update feed_upload set listing_count = $3, bytes_read = $4, claimed_until = $5, attempt_count = 0`,
    [id, claimId, position, bytesRead, until],
  )
  if (!isMine) return false
  await database.query(
    `insert into feed_result (upload_id, position, unique_id, agency_id, outcome, listing_id, remarks)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb)`,
    [id, position, uniqueId, agencyId, outcome, listingId, JSON.stringify(remarks)],
  )
  return true
}

type End = Claimed & { state: 'done' | 'failed'; reason: string; line: number | null; now: Date }

export const finishUpload = (database: Database, { id, claimId, state, reason, line, now }: End): Promise<boolean> =>
  changed(
    database,
    `update feed_upload
     set state = $3, reason = $4, failed_line = $5, finished_at = $6, claimed_until = null,
       bytes_read = case when $3 = 'done' then greatest(bytes_read, byte_count) else bytes_read end`,
    [id, claimId, state, reason, line, now],
  )

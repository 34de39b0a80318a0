import type { FeedFileKind, FeedUploadFilter } from '#domain/feeds/feed-upload.ts'
import { currentOffice, officesMergedInto } from '#server/modules/offices/merged-offices-record.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { FeedSender, SentUploadRow } from './upload-record.ts'

export const uploadColumns = `
  feed_upload.id, ${currentOffice('feed_upload.office_id')} as "officeId", feed_upload.file_name as "fileName",
  feed_upload.kind, feed_upload.state, feed_upload.byte_count as "byteCount", feed_upload.bytes_read as "bytesRead",
  feed_upload.listing_count as "listingCount", feed_upload.received_at as "receivedAt",
  feed_upload.started_at as "startedAt", feed_upload.finished_at as "finishedAt",
  feed_upload.failed_line as "failedLine", feed_upload.reason, feed_upload.note`

type NewUpload = { id: string; sender: FeedSender; idempotencyKey: string | null; fileName: string; kind: FeedFileKind }

/** False where there is one of that number, or of that key of the sender. */
export async function insertUpload(
  database: Database,
  { id, sender, idempotencyKey, fileName, kind }: NewUpload,
  now: Date,
): Promise<boolean> {
  const rows = await database.query(
    `insert into feed_upload (id, office_id, key_id, member_id, idempotency_key, file_name, kind, state, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'receiving', $8)
     on conflict do nothing returning id`,
    [id, sender.officeId, sender.keyId, sender.memberId, idempotencyKey, fileName, kind, now],
  )
  return rows.length > 0
}

export const deleteUpload = (database: Database, id: string): Promise<unknown> =>
  database.query('delete from feed_upload where id = $1', [id])

type ReceivedUpload = { id: string; byteCount: number; fileNames: readonly string[] }

export const setReceived = (
  database: Database,
  { id, byteCount, fileNames }: ReceivedUpload,
  now: Date,
): Promise<unknown> =>
  database.query(
    `update feed_upload set state = 'received', byte_count = $2, file_names = $3, received_at = $4
     where id = $1 and state = 'receiving'`,
    [id, byteCount, fileNames, now],
  )

/** The upload that was sent with an idempotency key before, by the same software or by the same member by hand, and whether all of it has come. */
export async function findSent(
  database: Database,
  { keyId, memberId }: FeedSender,
  idempotencyKey: string,
): Promise<{ id: string; isWhole: boolean } | null> {
  const [row] = await database.query<{ id: string; isWhole: boolean }>(
    `select id, state <> 'receiving' as "isWhole" from feed_upload
     where idempotency_key = $3 and (key_id = $1 or (key_id is null and $1::int is null and member_id = $2))`,
    [keyId, memberId, idempotencyKey],
  )
  return row ?? null
}

/** Of a key, or of a member by hand. */
export async function countUploadsSince(database: Database, sender: FeedSender, since: Date): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) from feed_upload
     where received_at > $3 and (key_id = $1 or (key_id is null and member_id = $2))`,
    [sender.keyId, sender.memberId, since],
  )
  return row?.count ?? 0
}

const SELECT_SENT = `
  select ${uploadColumns}, feed_upload.key_id as "keyId", feed_upload.member_id as "memberId",
    coalesce(feed_key.name, member.name) as "senderName", feed_upload.file_names <> '{}' as "isFileKept"
  from feed_upload
  left join feed_key on feed_key.id = feed_upload.key_id
  left join member on member.id = feed_upload.member_id`

/** One that has come. */
export async function findUpload(database: Database, id: string): Promise<SentUploadRow | null> {
  const [row] = await database.query<SentUploadRow>(
    `${SELECT_SENT} where feed_upload.id = $1 and feed_upload.state <> 'receiving'`,
    [id],
  )
  return row ?? null
}

export type UploadsAsked = { officeId: number | null; filter: FeedUploadFilter; skip: number; take: number }

const conditions: Readonly<Record<FeedUploadFilter, string>> = {
  all: `feed_upload.state <> 'receiving'`,
  failed: `feed_upload.state = 'failed'`,
  refused: `feed_upload.state <> 'receiving' and exists (
    select from feed_result where feed_result.upload_id = feed_upload.id and feed_result.outcome = 'refused'
  )`,
}

/** Those of an office, or of all and of the watched folder, the latest first. */
export async function findUploads(
  database: Database,
  { officeId, filter, skip, take }: UploadsAsked,
): Promise<{ total: number; results: SentUploadRow[] }> {
  const ofOffice = officeId === null ? '' : `and feed_upload.office_id in ${officesMergedInto('$1')}`
  const where = `where ${conditions[filter]} ${ofOffice}`
  const given = officeId === null ? [] : [officeId]
  const at = given.length
  const results = await database.query<SentUploadRow>(
    `${SELECT_SENT} ${where} order by feed_upload.received_at desc, feed_upload.id desc
     offset $${at + 1} limit $${at + 2}`,
    [...given, skip, take],
  )
  const [row] = await database.query<{ count: number }>(`select count(*) from feed_upload ${where}`, given)
  return { total: row?.count ?? 0, results }
}

export const setNote = (database: Database, id: string, note: string): Promise<unknown> =>
  database.query('update feed_upload set note = $2 where id = $1', [id, note])

/** How far an upload is, whether all of it has come or not; null where there is none. */
export async function stateOfUpload(database: Database, id: string): Promise<string | null> {
  const [row] = await database.query<{ state: string }>('select state from feed_upload where id = $1', [id])
  return row?.state ?? null
}

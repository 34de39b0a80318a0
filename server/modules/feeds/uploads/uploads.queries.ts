import type { FeedFileKind } from '#domain/feeds/feed-upload.ts'
import { currentOffice } from '#server/modules/offices/merged-offices-record.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { FeedSender, UploadRow } from './upload-record.ts'

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

/** The upload that was sent with an idempotency key before, and whether all of it has come. */
export async function findSent(
  database: Database,
  keyId: number,
  idempotencyKey: string,
): Promise<{ id: string; isWhole: boolean } | null> {
  const [row] = await database.query<{ id: string; isWhole: boolean }>(
    `select id, state <> 'receiving' as "isWhole" from feed_upload where key_id = $1 and idempotency_key = $2`,
    [keyId, idempotencyKey],
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

export async function findUpload(database: Database, id: string): Promise<UploadRow | null> {
  const [row] = await database.query<UploadRow>(
    `select ${uploadColumns} from feed_upload where id = $1 and state <> 'receiving'`,
    [id],
  )
  return row ?? null
}

/** How far an upload is, whether all of it has come or not; null where there is none. */
export async function stateOfUpload(database: Database, id: string): Promise<string | null> {
  const [row] = await database.query<{ state: string }>('select state from feed_upload where id = $1', [id])
  return row?.state ?? null
}

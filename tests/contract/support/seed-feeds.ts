import { createHash } from 'node:crypto'
import type { FeedUploadRecord } from '#mocks/world/feed-uploads.ts'
import type { World } from '#mocks/world/world.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy } from './copy-rows.ts'

/** Puts the keys, uploads and webhooks of the mocks into the server's database in place of those that are there. */
export async function seedFeeds(database: Database, world: World): Promise<void> {
  await database.transaction(async () => {
    for (const table of ['feed_webhook', 'feed_upload', 'feed_key']) await database.query(`delete from ${table}`)
    await copy(
      database,
      'feed_key',
      world.feedKeys.getAll().map((key) => ({
        id: key.id,
        office_id: key.officeId,
        name: key.name,
        key_hash: createHash('sha256').update(`key ${key.id}`).digest(),
        created_by_id: key.createdById,
        created_at: key.createdAt,
        last_used_at: key.lastUsedAt,
        revoked_at: key.revokedAt,
      })),
    )
    await database.query(
      "select setval(pg_get_serial_sequence('feed_key', 'id'), (select coalesce(max(id), 1) from feed_key))",
    )
    await copy(database, 'feed_upload', world.feedUploads.getAll().map(uploadRow))
    const listingIds = new Set(world.listings.getAll().map(({ id }) => id))
    await copy(
      database,
      'feed_result',
      world.feedResults.getAll().map((result) => ({
        upload_id: result.uploadId,
        position: result.position,
        unique_id: result.uniqueId,
        agency_id: result.agencyId,
        outcome: result.outcome,
        listing_id: result.listingId !== null && listingIds.has(result.listingId) ? result.listingId : null,
        remarks: JSON.stringify(result.remarks),
      })),
    )
    await copy(
      database,
      'feed_webhook',
      world.feedWebhooks
        .getAll()
        .map(({ id, url, changedAt }) => ({ office_id: id, url, secret: 'hfw_secret', changed_at: changedAt })),
    )
  })
}

const uploadRow = (upload: FeedUploadRecord) => ({
  id: upload.id,
  office_id: upload.officeId,
  key_id: upload.keyId,
  member_id: upload.memberId,
  file_name: upload.fileName,
  kind: upload.kind,
  state: upload.state,
  byte_count: upload.byteCount,
  bytes_read: upload.bytesRead,
  listing_count: upload.listingCount,
  received_at: upload.receivedAt,
  finished_at: upload.finishedAt,
  failed_line: upload.failedLine,
  reason: upload.reason,
  note: upload.note,
  file_names: upload.isFileKept ? [`feed-uploads/${upload.id}/sent`] : [],
})

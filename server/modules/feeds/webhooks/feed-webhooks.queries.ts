import type { Database } from '#server/platform/database/database.ts'

export type WebhookRow = { url: string; secret: string; changedAt: Date }

export async function findWebhook(database: Database, officeId: number): Promise<WebhookRow | null> {
  const [row] = await database.query<WebhookRow>(
    'select url, secret, changed_at as "changedAt" from feed_webhook where office_id = $1',
    [officeId],
  )
  return row ?? null
}

export const putWebhook = async (
  database: Database,
  officeId: number,
  { url, secret, changedAt }: WebhookRow,
): Promise<void> =>
  void (await database.query(
    `insert into feed_webhook (office_id, url, secret, changed_at) values ($1, $2, $3, $4)
     on conflict (office_id) do update
     set url = excluded.url, secret = excluded.secret, changed_at = excluded.changed_at`,
    [officeId, url, secret, changedAt],
  ))

export const deleteWebhook = async (database: Database, officeId: number): Promise<void> =>
  void (await database.query('delete from feed_webhook where office_id = $1', [officeId]))

/** The webhook of the office of an upload that is finished and that nobody was told of; null where there is nothing to tell. */
export async function webhookOfUpload(database: Database, uploadId: string): Promise<WebhookRow | null> {
  const [row] = await database.query<WebhookRow>(
    `select url, secret, changed_at as "changedAt"
     from feed_upload upload join feed_webhook webhook on webhook.office_id = upload.office_id
     where upload.id = $1 and upload.finished_at is not null and upload.notified_at is null`,
    [uploadId],
  )
  return row ?? null
}

export const setNotified = async (database: Database, uploadId: string, now: Date): Promise<void> =>
  void (await database.query('update feed_upload set notified_at = $2 where id = $1', [uploadId, now]))

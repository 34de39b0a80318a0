import type { Database } from '#server/platform/database/database.ts'

export async function findReviewPhoto(
  database: Database,
  name: { key: string } | { id: number },
): Promise<Buffer | null> {
  const rows = await database.query<{ picture: Uint8Array }>(
    `select picture from review_photo where ${'key' in name ? 'upload_key = $1::uuid' : 'id = $1'}`,
    ['key' in name ? name.key : name.id],
  )
  return rows[0] === undefined ? null : Buffer.from(rows[0].picture)
}

/** Whether a photo is there; by its number also whether its review is published. */
export async function isPhotoShown(database: Database, name: { key: string } | { id: number }): Promise<boolean> {
  const rows =
    'key' in name
      ? await database.query('select 1 from review_photo where upload_key = $1::uuid', [name.key])
      : await database.query(
          `select 1 from review_photo photo join post on post.id = photo.post_id
           where photo.id = $1 and post.status = 'published'`,
          [name.id],
        )
  return rows.length > 0
}

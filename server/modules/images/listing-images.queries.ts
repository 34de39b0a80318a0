import type { Database } from '#server/platform/database/database.ts'

/** Whether a listing names a picture, or a draft has it: that one is found by its name alone, which nobody can guess. */
export async function isListingPictureShown(database: Database, identifier: string): Promise<boolean> {
  const rows = await database.query(
    `select 1 from listing_picture
     where identifier = $1 and (draft_id is not null or (unnamed_at is null and listing_id is not null))`,
    [identifier],
  )
  return rows.length > 0
}

import type { Database } from '#server/platform/database/database.ts'
import type { NoteRow } from './collection-record.ts'

/** What a member keeps of a home; held until the transaction ends where there is something. */
export async function lockNote(database: Database, memberId: number, listingId: number): Promise<NoteRow | null> {
  const [row] = await database.query<NoteRow>(LOCK_NOTE, [memberId, listingId])
  return row ?? null
}

const LOCK_NOTE = `
  select listing_id as "listingId", note, stage, version, modified_at as "modifiedAt"
  from listing_note where member_id = $1 and listing_id = $2 for update`

/** Keeps a note in the place of the one before. */
export async function saveNote(
  database: Database,
  memberId: number,
  { listingId, note, stage, version, modifiedAt }: NoteRow,
): Promise<void> {
  await database.query(SAVE_NOTE, [memberId, listingId, note, stage, version, modifiedAt])
}

const SAVE_NOTE = `
  insert into listing_note (member_id, listing_id, note, stage, version, modified_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (member_id, listing_id) do update set
    note = excluded.note, stage = excluded.stage, version = excluded.version, modified_at = excluded.modified_at`

/** Whether there is such a listing, withdrawn or not. */
export const isListing = async (database: Database, listingId: number): Promise<boolean> =>
  (await database.query('select 1 from listing where id = $1', [listingId])).length > 0

import type { Database } from '#server/platform/database/database.ts'

/** Puts homes like another one beside it, under these numbers, listed on a day. */
export async function copyListing(
  database: Database,
  id: number,
  { numbers, listedOn }: { numbers: readonly number[]; listedOn: string },
): Promise<void> {
  await database.query(
    `insert into listing
     select (jsonb_populate_record(listing, jsonb_build_object(
       'id', number, 'uri', 'home-' || number, 'listed_at', $3::text, 'modified_at', $3::text))).*
     from listing, unnest($2::int[]) as number
     where listing.id = $1`,
    [id, numbers, `${listedOn}T00:00:00Z`],
  )
}

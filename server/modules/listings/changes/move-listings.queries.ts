import type { Database } from '#server/platform/database/database.ts'

export async function moveListings(
  database: Database,
  { officeId, toId }: { officeId: number; toId: number },
  now: Date,
): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `update listing set office_id = $2, modified_at = greatest($3, modified_at + interval '1 millisecond')
     where office_id = $1 returning id`,
    [officeId, toId, now],
  )
  return rows.map(({ id }) => id)
}

import type { Database } from '#server/platform/database/database.ts'

/** The suburbs with homes on the market, those with the most first. */
export async function suburbIdsByListings(database: Database): Promise<number[]> {
  const rows = await database.query<{ id: number }>(SELECT_BUSY_SUBURBS)
  return rows.map(({ id }) => id)
}

const SELECT_BUSY_SUBURBS = `
  select suburb_id as id
  from listing
  where status_type = 'available'
  group by suburb_id
  order by count(*) desc, suburb_id
  limit 3000`

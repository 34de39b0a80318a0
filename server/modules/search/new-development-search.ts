import type { Database } from '#server/database/database.ts'

export type NewDevelopmentPage = {
  /** Where; null is the whole country. */
  suburbIds: readonly number[] | null
  skip: number
  take: number
}

/** Listings of new developments on the market, the most prominent first, then the newest. */
export async function newDevelopmentIds(
  database: Database,
  { suburbIds, skip, take }: NewDevelopmentPage,
): Promise<number[]> {
  const parameters = [suburbIds === null ? null : [...suburbIds], skip, take]
  const rows = await database.query<{ id: number }>(SELECT_PAGE, parameters, { isPrepared: true })
  return rows.map(({ id }) => id)
}

/** How many of them each suburb has that has some. */
export async function newDevelopmentsBySuburb(database: Database): Promise<Map<number, number>> {
  const rows = await database.query<{ id: number; count: number }>(COUNT_BY_SUBURB, [], { isPrepared: true })
  return new Map(rows.map(({ id, count }) => [id, count]))
}

const SELECT_PAGE = `
  select listing_id as id
  from listing_search
  where is_new_development and mode = 1 and ($1::int[] is null or suburb_id = any($1::int[]))
  order by boost desc, listed_at desc, listing_id desc
  offset $2 limit $3`

const COUNT_BY_SUBURB = `
  select suburb_id as id, count(*)
  from listing_search
  where is_new_development and mode = 1
  group by suburb_id`

import type { Database } from '#server/platform/database/database.ts'

type EmptySearch = { day: string; url: string; now: Date; mostOfDay: number }

/** Counts one; beyond the most of a day all others are counted together. */
export const countEmptySearch = async (database: Database, { day, url, now, mostOfDay }: EmptySearch): Promise<void> =>
  void (await database.query(COUNT, [day, url, now, mostOfDay]))

const COUNT = `
  insert into empty_search_day as counted (searched_on, url, count, last_at)
  select $1::date, case
    when exists (select from empty_search_day where searched_on = $1::date and url = $2)
      or (select count(*) from empty_search_day where searched_on = $1::date) < $4::int
    then $2 else '' end, 1, $3
  on conflict (searched_on, url) do update
    set count = counted.count + 1, last_at = greatest(counted.last_at, excluded.last_at)`

export type EmptySearchRow = { day: string; url: string; count: number; lastAt: Date }

/** The latest first. */
export const findEmptySearches = (
  database: Database,
  { from, most }: { from: string; most: number },
): Promise<EmptySearchRow[]> =>
  database.query<EmptySearchRow>(
    `select searched_on::text as day, url, count, last_at as "lastAt" from empty_search_day
     where searched_on >= $1::date and url <> '' order by last_at desc limit $2`,
    [from, most],
  )

export const deleteEmptySearchesBefore = async (database: Database, day: string): Promise<void> =>
  void (await database.query('delete from empty_search_day where searched_on < $1::date', [day]))

import type { Database } from '#server/platform/database/database.ts'

export type NewDevelopmentPage = {
  /** Where; null is the whole country. */
  suburbIds: readonly number[] | null
  skip: number
  take: number
}

/** A project and its apartments on the market, the cheapest first. */
export type ProjectRow = { name: string; suburbId: number; listingIds: number[] }

/** Projects with apartments on the market, the most prominent first, then the newest. */
export async function newProjects(
  database: Database,
  { suburbIds, skip, take }: NewDevelopmentPage,
): Promise<ProjectRow[]> {
  const parameters = [suburbIds === null ? null : [...suburbIds], skip, take]
  return database.query<ProjectRow>(SELECT_PAGE, parameters, { isPrepared: true })
}

/** How many of them each suburb has that has some. */
export async function newProjectsBySuburb(database: Database): Promise<Map<number, number>> {
  const rows = await database.query<{ id: number; count: number }>(COUNT_BY_SUBURB, [], { isPrepared: true })
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** A home whose street address is hidden is in no project: the others would tell it. */
const NEW_APARTMENTS = `
  from listing_search search
  join listing on listing.id = search.listing_id
  where search.is_new_development and search.mode = 1
    and listing.project_name is not null and not listing.is_address_hidden`

const SELECT_PAGE = `
  select listing.project_name as name, search.suburb_id as "suburbId",
    array_agg(search.listing_id order by listing.price_from, search.listing_id) as "listingIds"
  ${NEW_APARTMENTS} and ($1::int[] is null or search.suburb_id = any($1::int[]))
  group by listing.project_name, search.suburb_id
  order by max(search.boost) desc, max(search.listed_at) desc, max(search.listing_id) desc
  offset $2 limit $3`

const COUNT_BY_SUBURB = `
  select search.suburb_id as id, count(distinct listing.project_name)
  ${NEW_APARTMENTS}
  group by search.suburb_id`

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

/** The apartments of a building that may be seen: on the market the cheapest first, sold ones the latest first. */
export type BuildingRow = { name: string; listingIds: number[]; soldIds: number[] }

/** Every building of a suburb, also those of which nothing is on the market any more. */
export async function newBuildingsOfSuburb(database: Database, suburbId: number): Promise<BuildingRow[]> {
  return database.query<BuildingRow>(SELECT_BUILDINGS, [suburbId], { isPrepared: true })
}

/** A home whose street address is hidden is in no project: the others would tell it. */
const IN_A_PROJECT = `
  from listing_search search
  join listing on listing.id = search.listing_id
  where search.is_new_development and listing.project_name is not null and not listing.is_address_hidden`

const NEW_APARTMENTS = `${IN_A_PROJECT} and search.mode = 1`

const BY_PRICE = 'search.listing_id order by listing.price_from, search.listing_id'
const BY_COMPLETION = 'search.listing_id order by listing.completed_on desc nulls last, search.listing_id desc'

/** Apartments of a building in each of its lists. */
const MOST_APARTMENTS = 500
const first = (sorted: string): string => `(${sorted})[:${MOST_APARTMENTS}]`

const SELECT_PAGE = `
  select listing.project_name as name, search.suburb_id as "suburbId",
    ${first(`array_agg(${BY_PRICE})`)} as "listingIds"
  ${NEW_APARTMENTS} and ($1::int[] is null or search.suburb_id = any($1::int[]))
  group by listing.project_name, search.suburb_id
  order by max(search.boost) desc, max(search.listed_at) desc, max(search.listing_id) desc
  offset $2 limit $3`

const SELECT_BUILDINGS = `
  select listing.project_name as name,
    coalesce(${first(`array_agg(${BY_PRICE}) filter (where search.mode = 1)`)}, '{}') as "listingIds",
    coalesce(${first(`array_agg(${BY_COMPLETION}) filter (where search.mode = 3)`)}, '{}') as "soldIds"
  ${IN_A_PROJECT} and search.mode in (1, 3) and listing.suburb_id = $1
  group by listing.project_name
  order by listing.project_name`

const COUNT_BY_SUBURB = `
  select search.suburb_id as id, count(distinct listing.project_name)
  ${NEW_APARTMENTS}
  group by search.suburb_id`

import type { Database } from '#server/platform/database/database.ts'

/** Agents who have a page: also those who left, for what they sold and what was said of them stays. */
export const usernamesOfAgents = (database: Database): Promise<{ username: string }[]> =>
  database.query<{ username: string }>('select username from agent order by id')

type PlaceRow = { uri: string; hasSellers: boolean; hasManagers: boolean; hasOffices: boolean }

/** Suburbs where somebody sells or manages, or an office is. */
export const placesWithAgents = (database: Database): Promise<PlaceRow[]> => database.query<PlaceRow>(SELECT_PLACES)

const SELECT_PLACES = `
  select location.uri, coalesce(bool_or(work.sells), false) as "hasSellers",
    coalesce(bool_or(work.manages), false) as "hasManagers", bool_or(work.is_office) as "hasOffices"
  from (
    select suburb_id, sells, manages, false as is_office from agent_place
    union all
    select suburb_id, false, false, true from office_search
  ) as work
  join location on location.id = work.suburb_id
  group by location.uri
  order by location.uri`

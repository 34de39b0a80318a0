import type { Database } from '#server/platform/database/database.ts'

/** Agents who have a page: also those who left, for what they sold and what was said of them stays. */
export const listedAgents = (database: Database): Promise<ListedAgent[]> => database.query<ListedAgent>(SELECT_AGENTS)

/** `hasReviews`: reviews of the portal, not imported ones alone. */
type ListedAgent = { username: string; hasReviews: boolean }

const SELECT_AGENTS = `
  select agent.username, coalesce(agent_rating.review_count, 0) > 0 as "hasReviews"
  from agent left join agent_rating on agent_rating.agent_id = agent.id
  order by agent.id`

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

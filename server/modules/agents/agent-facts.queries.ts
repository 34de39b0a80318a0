import type { ReviewFigures } from '#domain/agents/review-figures.ts'
import type { Database } from '#server/platform/database/database.ts'
import { currentOffice, officesMergedInto } from '#server/modules/offices/merged-offices-record.ts'
import type { AgentFacts } from './agent-record.ts'

const prepared = { isPrepared: true }

type FactsRow = AgentFacts & { id: number }

/** What agents show of themselves, by their numbers, in no order. */
export const factsByIds = (database: Database, ids: readonly number[]): Promise<FactsRow[]> =>
  database.query<FactsRow>(SELECT_FACTS, [ids], prepared)

const SELECT_FACTS = `
  select agent.id, agent.bio, agent.website, agent.awards, agent.social_links as "socialLinks", agent.videos,
    agent.areas_of_expertise as "areasOfExpertise", agent.is_claimed as "isClaimed", agent.left_on as "leftOn",
    array(
      select served.location_id from agent_serviced_location served
      where served.agent_id = agent.id order by served.position, served.location_id
    ) as "servicedLocationIds"
  from agent
  where agent.id = any ($1::int[])`

type RatingRow = { id: number; spread: ReviewFigures['spread']; verifiedCount: number; importedCount: number }

/** The ratings of agents that have some. */
export const ratingsByIds = (database: Database, ids: readonly number[]): Promise<RatingRow[]> =>
  database.query<RatingRow>(SELECT_RATINGS, [ids], prepared)

const SELECT_RATINGS = `
  select agent_id as id, verified_count as "verifiedCount", imported_count as "importedCount",
    array[one_star_count, two_star_count, three_star_count, four_star_count, five_star_count] as spread
  from agent_rating
  where agent_id = any ($1::int[])`

/** Replaces the rating of an agent. */
export const replaceRating = async (
  database: Database,
  agentId: number,
  { spread, verifiedCount, importedCount }: ReviewFigures,
): Promise<void> => void (await database.query(REPLACE_RATING, [agentId, [...spread], verifiedCount, importedCount]))

const REPLACE_RATING = `
  insert into agent_rating (
    agent_id, review_count, verified_count, imported_count,
    one_star_count, two_star_count, three_star_count, four_star_count, five_star_count
  )
  select $1, (select sum(count) from unnest($2::int[]) as count), $3, $4,
    ($2::int[])[1], ($2::int[])[2], ($2::int[])[3], ($2::int[])[4], ($2::int[])[5]
  on conflict (agent_id) do update set
    review_count = excluded.review_count, verified_count = excluded.verified_count,
    imported_count = excluded.imported_count, one_star_count = excluded.one_star_count,
    two_star_count = excluded.two_star_count, three_star_count = excluded.three_star_count,
    four_star_count = excluded.four_star_count, five_star_count = excluded.five_star_count`

/** The office of which an agent is a principal; null for others and for who left. */
export async function officeOfPrincipal(database: Database, agentId: number): Promise<number | null> {
  const [row] = await database.query<{ officeId: number }>(SELECT_OFFICE_OF_PRINCIPAL, [agentId], prepared)
  return row?.officeId ?? null
}

const SELECT_OFFICE_OF_PRINCIPAL = `
  select ${currentOffice('agent.office_id')} as "officeId"
  from agent
  where agent.id = $1 and agent.is_principal and agent.left_on is null`

/** The principals of an office, from A to Z. */
export const principalsOf = (database: Database, officeId: number): Promise<{ id: number; name: string }[]> =>
  database.query<{ id: number; name: string }>(SELECT_PRINCIPALS, [officeId], prepared)

const SELECT_PRINCIPALS = `
  select id, name from agent
  where office_id in ${officesMergedInto('$1')} and is_principal and left_on is null
  order by lower(name), id`

/** The office that somebody is an agent of; null for who left. */
export async function officeOfAgent(database: Database, agentId: number): Promise<number | null> {
  const [row] = await database.query<{ officeId: number }>(SELECT_OFFICE_OF_AGENT, [agentId], prepared)
  return row?.officeId ?? null
}

const SELECT_OFFICE_OF_AGENT = `
  select ${currentOffice('agent.office_id')} as "officeId"
  from agent
  where agent.id = $1 and agent.left_on is null`

/** The agents of an office by name, without those who left; the office is one that no other took over. */
export const presentAgents = async (database: Database, officeId: number, most: number): Promise<number[]> => {
  const rows = await database.query<{ id: number }>(SELECT_PRESENT_AGENTS, [officeId, most])
  return rows.map(({ id }) => id)
}

const SELECT_PRESENT_AGENTS = `
  select agent.id from agent
  where agent.office_id in ${officesMergedInto('$1')} and agent.left_on is null
  order by lower(agent.name), agent.id limit $2`

import type { AgentOrder, AgentService } from '#server/generated/schema-types.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Which agents are wanted, every name resolved. */
export type ResolvedAgentFilter = {
  service: AgentService
  /** Null: everywhere. */
  suburbIds: readonly number[] | null
  officeId: number | null
  /** As name keys are written; empty for any. */
  nameBeginning: string
  minimumRating: number | null
  /** Homes completed in twelve months at least; 0 for any. */
  fewestCompleted: number
  hasVideos: boolean
}

type Page = { order: AgentOrder; skip: number; take: number }

/** The agents of a page, in order. */
export function agentsOfPage(
  database: Database,
  filter: ResolvedAgentFilter,
  { order, skip, take }: Page,
): Promise<{ agentId: number; completedInPlace: number }[]> {
  const { from, done } = sourceOf(filter)
  const orders: Record<AgentOrder, string> = {
    results: `${done} desc, found.name_key, found.agent_id`,
    rating: 'found.rating_hundredths desc nulls last, found.review_count desc, found.name_key, found.agent_id',
    name: 'found.name_key, found.agent_id',
  }
  return database.query(
    `select found.agent_id as "agentId", ${done} as "completedInPlace"
     from ${from} ${conditionsOf(filter)}
     order by ${orders[order]} limit $8 offset $9`,
    [...valuesOf(filter), take, skip],
  )
}

/** How many agents are wanted. */
export async function countAgents(database: Database, filter: ResolvedAgentFilter): Promise<number> {
  const { from } = sourceOf(filter)
  const text = `select count(*) as total from ${from} ${conditionsOf(filter)}`
  const [row] = await database.query<{ total: number }>(text, valuesOf(filter))
  return row?.total ?? 0
}

/** The offices of the agents who are wanted, those with most of them first. */
export function officesOfAgents(
  database: Database,
  filter: ResolvedAgentFilter,
  take: number,
): Promise<{ officeId: number; count: number }[]> {
  const { from } = sourceOf(filter)
  return database.query(
    `select found.office_id as "officeId", count(*) as count from ${from} ${conditionsOf(filter)}
     group by found.office_id order by count(*) desc, found.office_id limit $8`,
    [...valuesOf(filter), take],
  )
}

/** Where agents are looked through, and what counts as done there. */
function sourceOf({ service, suburbIds }: ResolvedAgentFilter): { from: string; done: string } {
  const count = service === 'selling' ? 'sold_count' : 'leased_count'
  if (suburbIds === null) return { from: 'agent_search found', done: `found.${count}` }
  const isWanted = service === 'selling' ? 'sells' : 'manages'
  const from = `(
      select agent_id, sum(${count})::int as done from agent_place
      where suburb_id = any ($1::int[]) and ${isWanted}
      group by agent_id
    ) as here
    join agent_search found using (agent_id)`
  return { from, done: 'here.done' }
}

const conditionsOf = ({ service }: ResolvedAgentFilter): string => `
  where ($1::int[] is not null or found.${service === 'selling' ? 'is_seller' : 'is_manager'})
    and ($2::int is null or found.office_id = $2)
    and ($3 = '' or (found.name_key >= $3 and found.name_key < $4) or (found.family_key >= $3 and found.family_key < $4))
    and ($5::int is null or found.rating_hundredths >= $5)
    and found.${service === 'selling' ? 'sold_count' : 'leased_count'} >= $6
    and (not $7::boolean or found.has_videos)`

const valuesOf = (filter: ResolvedAgentFilter): unknown[] => [
  filter.suburbIds,
  filter.officeId,
  filter.nameBeginning,
  endOfBeginning(filter.nameBeginning),
  filter.minimumRating === null ? null : filter.minimumRating * 100,
  filter.fewestCompleted,
  filter.hasVideos,
]

/** What comes after every key with this beginning: keys hold letters, digits and spaces only. */
export const endOfBeginning = (beginning: string): string => `${beginning}~`

/** The agents of an office, from A to Z. */
export async function agentIdsOfOffice(database: Database, officeId: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    'select agent_id as id from agent_search where office_id = $1 order by name_key, agent_id limit 200',
    [officeId],
    { isPrepared: true },
  )
  return rows.map(({ id }) => id)
}

import type { AgentOrder, AgentService } from '#server/generated/schema-types.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Which agents are wanted, every name resolved. */
export type ResolvedAgentFilter = {
  service: AgentService
  /** A suburb or region; null: everywhere. */
  placeId: number | null
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
     from ${from} and ($7::int is null or found.office_id = $7)
     order by ${orders[order]} limit $8 offset $9`,
    [...valuesOf(filter), filter.officeId, take, skip],
  )
}

/** How many agents are wanted. */
export async function countAgents(database: Database, filter: ResolvedAgentFilter): Promise<number> {
  const { from } = sourceOf(filter)
  const text = `select count(*) as total from ${from} and ($7::int is null or found.office_id = $7)`
  const [row] = await database.query<{ total: number }>(text, [...valuesOf(filter), filter.officeId])
  return row?.total ?? 0
}

export type OfficeCount = { officeId: number; count: number }

/**
 * How many agents are wanted, and the offices of those who would be if none was asked for, those with most of them first: in one pass
 * over the agents.
 */
export async function countWithOffices(
  database: Database,
  filter: ResolvedAgentFilter,
  take: number,
): Promise<{ total: number; offices: OfficeCount[] }> {
  const { from } = sourceOf(filter)
  const rows = await database.query<{ officeId: number | null; count: number }>(
    `select found.office_id as "officeId", count(*) as count from ${from}
     group by grouping sets ((found.office_id), ())
     order by found.office_id is null desc, coalesce(found.office_id = $7, false) desc, count(*) desc, found.office_id
     limit $8`,
    [...valuesOf(filter), filter.officeId, take + 2],
  )
  const offices = rows.flatMap(({ officeId, count }) => (officeId === null ? [] : [{ officeId, count }]))
  const counted = rows.find(({ officeId }) => officeId === filter.officeId)
  return {
    total: counted?.count ?? 0,
    offices: offices.toSorted((a, b) => b.count - a.count || a.officeId - b.officeId).slice(0, take),
  }
}

/** How many of the agents who are wanted each office has. */
export function countByOffice(database: Database, filter: ResolvedAgentFilter): Promise<OfficeCount[]> {
  return database.query(
    `select found.office_id as "officeId", count(*) as count from ${sourceOf(filter).from}
     and ($7::int is null or found.office_id = $7) group by found.office_id`,
    [...valuesOf(filter), filter.officeId],
  )
}

/**
 * Where agents are looked through and which of them are wanted, whatever their office, and what counts as done there. Everything about those of
 * a place is in one index, in the order of their results.
 */
function sourceOf({ service, placeId }: ResolvedAgentFilter): { from: string; done: string } {
  const isSelling = service === 'selling'
  const done = placeId === null ? `found.${isSelling ? 'sold_count' : 'leased_count'}` : 'found.completed_count'
  const everywhere = placeId === null ? done : 'found.completed_everywhere'
  const from =
    placeId === null
      ? `agent_search found where $1::int is null and found.${isSelling ? 'is_seller' : 'is_manager'}`
      : `agent_place_search found where found.place_id = $1 and found.service = ${isSelling ? '1' : '2'}`
  return {
    done,
    from: `${from}
      and ($2 = '' or (found.name_key >= $2 and found.name_key < $3) or (found.family_key >= $2 and found.family_key < $3))
      and ($4::int is null or found.rating_hundredths >= $4)
      and ${everywhere} >= $5
      and (not $6::boolean or found.has_videos)`,
  }
}

const valuesOf = (filter: ResolvedAgentFilter): unknown[] => [
  filter.placeId,
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

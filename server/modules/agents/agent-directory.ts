import { PERFORMANCE_MONTHS } from '#domain/agents/agent-performance.ts'
import { noReviews, type ReviewFigures } from '#domain/agents/review-figures.ts'
import type { Database } from '#server/platform/database/database.ts'
import { batched } from '#server/platform/work/batched.ts'
import {
  factsByIds,
  officeOfAgent,
  officeOfPrincipal,
  presentAgents,
  principalsOf,
  ratingsByIds,
  replaceRating,
} from './agent-facts.queries.ts'
import type { AgentFacts } from './agent-record.ts'
import { performanceByIds } from './performance.queries.ts'
import { lastDayCounted, refreshAgentSearch } from './refresh-agents.ts'

type StoredPerformance = Awaited<ReturnType<typeof performanceByIds>>[number]

/** What is known of agents beside what listings show, and the only way to change their ratings. */
export type AgentDirectory = {
  facts(agentId: number): Promise<AgentFacts>
  rating(agentId: number): Promise<ReviewFigures>
  performance(agentId: number): Promise<StoredPerformance & { months: number }>
  /** The office of which an agent is a principal, the one that took it over where it was merged; null for others and for who left. */
  officeOfPrincipal(agentId: number): Promise<number | null>
  /** The principals of an office and of those that were merged into it, from A to Z. */
  principalsOf(officeId: number): Promise<{ id: number; name: string }[]>
  /** The office that somebody is an agent of, the one that took it over where it was merged; null for who left. */
  officeOfAgent(agentId: number): Promise<number | null>
  /** The numbers of the agents of an office and of those that it took over, by name. */
  ofOffice(officeId: number): Promise<number[]>
  /** Call it in the transaction of the review that was published, changed or withdrawn. */
  setRating(transaction: Database, agentId: number, figures: ReviewFigures): Promise<void>
}

/** More than any office has; as many as the contract counts on. */
const MOST_AGENTS = 100

/** What is asked for at about the same time is one query; nothing is kept, for members see what they have just changed. */
export function agentDirectory(database: Database, clock: () => Date): AgentDirectory {
  const facts = loader(
    (ids) => factsByIds(database, ids),
    ({ id }) => id,
  )
  const ratings = loader(
    (ids) => ratingsByIds(database, ids),
    ({ id }) => id,
  )
  const performances = loader(
    (ids) => performanceByIds(database, ids),
    ({ agentId }) => agentId,
  )
  return {
    async facts(agentId) {
      const found = await facts.load(agentId)
      if (found === null) throw new Error(`There is no agent ${agentId}`)
      return found
    },
    rating: async (agentId) => (await ratings.load(agentId)) ?? noReviews,
    async performance(agentId) {
      const found = await performances.load(agentId)
      return { ...(found ?? nothingDone(agentId, clock())), months: PERFORMANCE_MONTHS }
    },
    officeOfPrincipal: (agentId) => officeOfPrincipal(database, agentId),
    principalsOf: (officeId) => principalsOf(database, officeId),
    officeOfAgent: (agentId) => officeOfAgent(database, agentId),
    ofOffice: (officeId) => presentAgents(database, officeId, MOST_AGENTS),
    async setRating(transaction, agentId, figures) {
      await replaceRating(transaction, agentId, figures)
      await refreshAgentSearch(transaction, [agentId])
    },
  }
}

function loader<Row>(load: (ids: readonly number[]) => Promise<Row[]>, idOf: (row: Row) => number) {
  return batched<number, Row | null>(async (ids) => {
    const rows = await load([...new Set(ids)])
    const byId = new Map(rows.map((row) => [idOf(row), row]))
    return ids.map((id) => byId.get(id) ?? null)
  })
}

/** An agent who came after the figures were counted. */
const nothingDone = (agentId: number, now: Date): StoredPerformance => ({
  agentId,
  untilOn: lastDayCounted(now),
  soldCount: 0,
  leasedCount: 0,
  mainSuburbId: null,
  figures: { medianPrice: null, daysOnMarket: null, suburbShare: null, reachedOfGuide: null },
})

import { countFigures } from './review-reader.queries.ts'
import { lockAgent } from './review-store.queries.ts'
import type { ReviewsSupport } from './reviews-support.ts'

/**
 * Changes reviews of one agent in a transaction that holds the agent, and brings the agent's rating to what is published then: nothing else
 * changes a rating. Not for agents who do not exist.
 */
export const inTurnOf = <Result>(
  { database, agents }: Pick<ReviewsSupport, 'agents' | 'database'>,
  agentId: number,
  work: () => Promise<Result>,
): Promise<Result> =>
  database.transaction(async () => {
    await lockAgent(database, agentId)
    const result = await work()
    await agents.setRating(database, agentId, await countFigures(database, agentId))
    return result
  })

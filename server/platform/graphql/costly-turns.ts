import { fairQueue } from '#server/platform/work/fair-queue.ts'
import { currentWork } from '#server/platform/work/request-work.ts'
import type { Pause } from '#server/platform/work/owner-use.ts'
import type { QueryLimits } from './query-limits.ts'
import type { RequestCost } from './request-cost.ts'

const foreignPause: Pause = { beyondMs: 500, times: 20, longestMs: 5000, isEvenAlone: true }
/** The share of the limit for foreign documents that a request may cost without waiting for its turn. */
const CHEAP_SHARE = 1 / 8

/**
 * Runs costly requests in turns, because their answers are serialized on the thread that renders pages.
 * One network has two at a time, and one of documents that are not the portal's own; after half a second of recent ones
 * it pauses before the next, at most 5 seconds, so that they take about a twentieth of the time.
 */
export function costlyTurns(limits: Pick<QueryLimits, 'points'>) {
  const cheap = limits.points * CHEAP_SHARE
  const turns = fairQueue<'ours' | 'foreign'>({
    parallel: 4,
    lanes: {
      ours: { parallel: 4, perOwner: 2 },
      foreign: { parallel: 1, perOwner: 1, pause: foreignPause },
    },
    longest: 500,
    longestOfOwner: 20,
    pause: null,
  })
  return async <Result>(cost: Omit<RequestCost, 'readingPoints'>, answer: () => Promise<Result>): Promise<Result> => {
    if (cost.points <= cheap) return answer()
    const { owner, signal } = currentWork()
    return turns.run({ lane: cost.foreignPoints > cheap ? 'foreign' : 'ours', owner, signal }, answer)
  }
}

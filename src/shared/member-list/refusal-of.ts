import type { RefusedChange } from '#machines/change-queue/change-queue.ts'
import { ApiProblem, isPassingProblem } from '#src/api/graphql/api-problem.ts'

/** Why the portal did not do what a member asked of their list; null where nobody can tell whether it did. */
export function refusalOf(problem: unknown): RefusedChange | null {
  if (!(problem instanceof ApiProblem) || isPassingProblem(problem)) return null
  const { code, message } = problem
  if (code === 'UNAUTHENTICATED' || code === 'SESSION_ENDED') return { reason: 'SESSION_ENDED', message }
  return { reason: code === 'NOT_FOUND' || code === 'GONE' ? 'GONE' : 'REFUSED', message }
}

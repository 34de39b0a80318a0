import type { AlertRefusal } from '#machines/alerts/alerts.machine.ts'
import { ApiProblem, isPassingProblem } from '#src/api/graphql/api-problem.ts'

/** Why the portal did not do what was asked of an alert; null where nobody can tell whether it did. */
export function refusalOf(problem: unknown): AlertRefusal | null {
  if (!(problem instanceof ApiProblem) || isPassingProblem(problem)) return null
  if (problem.code === 'UNAUTHENTICATED' || problem.code === 'SESSION_ENDED') return 'SESSION_ENDED'
  return problem.code === 'NOT_FOUND' || problem.code === 'GONE' ? 'GONE' : 'REFUSED'
}

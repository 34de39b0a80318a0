import type { CollectionRefusal } from '#machines/collections/collections.machine.ts'
import { ApiProblem, isPassingProblem } from '#src/api/graphql/api-problem.ts'

/** Why the portal did not do what was asked of a collection; null where nobody can tell whether it did. */
export function refusalOf(problem: unknown): { reason: CollectionRefusal; message: string } | null {
  if (!(problem instanceof ApiProblem) || isPassingProblem(problem)) return null
  const { code, message } = problem
  if (code === 'UNAUTHENTICATED' || code === 'SESSION_ENDED') return { reason: 'SESSION_ENDED', message }
  return { reason: code === 'NOT_FOUND' || code === 'GONE' ? 'GONE' : 'REFUSED', message }
}

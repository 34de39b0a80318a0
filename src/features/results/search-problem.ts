import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { notFoundCopy } from '#src/shared/not-found/not-found.copy.ts'

/** Whether a search failed because its place, or its page, is none: nothing that trying again would change. */
export const isOfNoPlace = (problem: unknown): problem is ApiProblem =>
  problem instanceof ApiProblem && (problem.code === 'UNKNOWN_LOCATION' || problem.code === 'BAD_SEARCH')

/** What is said of it. */
export function titleOfNoPlace({ code }: ApiProblem, context: string): string {
  if (code === 'BAD_SEARCH') return notFoundCopy.resultsPage
  return context === 'office' ? notFoundCopy.agency : notFoundCopy.place
}

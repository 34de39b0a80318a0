import { ApiProblem } from '#src/api/graphql/api-problem.ts'

/** Whether a search failed because its place, or its page, is none: nothing that trying again would change. */
export const isOfNoPlace = (problem: unknown): problem is ApiProblem =>
  problem instanceof ApiProblem && (problem.code === 'UNKNOWN_LOCATION' || problem.code === 'BAD_SEARCH')

/** Which of the parts of a search is none. */
export function missingPartOf({ code }: ApiProblem, context: string): 'resultsPage' | 'agency' | 'place' {
  if (code === 'BAD_SEARCH') return 'resultsPage'
  return context === 'office' ? 'agency' : 'place'
}

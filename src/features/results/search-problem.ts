import { ApiProblem } from '#src/api/graphql/api-problem.ts'

/** Whether a search failed because its place, or its page, is none: nothing that trying again would change. */
export const isOfNoPlace = (problem: unknown): boolean =>
  problem instanceof ApiProblem && (problem.code === 'UNKNOWN_LOCATION' || problem.code === 'BAD_SEARCH')

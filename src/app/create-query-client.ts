import { type DehydratedState, type Query, QueryClient } from '@tanstack/react-query'
import { ApiProblem, isPassingProblem } from '#src/api/graphql/api-problem.ts'

const KEPT_FOR_MILLISECONDS = 1_800_000

/** One for each server render, one for the life of the page in the browser. */
export function createQueryClient(): QueryClient {
  // Long enough for the way back to a page to find it as it was, so that the browser can scroll to where the reader was.
  return new QueryClient({
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, gcTime: import.meta.env.SSR ? Infinity : KEPT_FOR_MILLISECONDS },
    },
  })
}

/** The server sends its data along, and its final errors: to ask again for a place that does not exist would find none. */
export const shouldDehydrateQuery = ({ state }: Query): boolean =>
  state.status === 'success' || (state.status === 'error' && !isPassingProblem(state.error))

/** An error comes out of JSON without its class and its message. */
export function reviveErrors({ queries }: DehydratedState): void {
  for (const { state } of queries) {
    // Only errors of this class are sent along (shouldDehydrateQuery).
    if (state.error) state.error = new ApiProblem((state.error as ApiProblem).code, '')
  }
}

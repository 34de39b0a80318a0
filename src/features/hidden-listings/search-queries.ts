import type { Query, QueryClient } from '@tanstack/react-query'
import { readAgain } from '#src/api/graphql/read-again.ts'

/** Every query of a search, by whichever document. */
const ofSearches = {
  predicate: ({ queryKey: [, variables] }: Pick<Query, 'queryKey'>): boolean => 'searchParams' in Object(variables),
}

/** Reads the searches that are open again, and the others when they are next shown. */
export const readSearchesAgain = (queryClient: QueryClient): Promise<void> => readAgain(queryClient, ofSearches)

/** Has searches read again when they are next shown; those that are open stay as they are. */
export const forgetSearches = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ ...ofSearches, refetchType: 'none' })

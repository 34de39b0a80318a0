import type { QueryClient } from '@tanstack/react-query'
import { OfficeListingsDocument } from '#src/api/generated/documents/office-listings.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { readAgain } from '#src/api/graphql/read-again.ts'

const hash = documentHash(OfficeListingsDocument)

/** Has the list of the office read again when it is next shown. */
export const refreshListings = (queryClient: QueryClient): Promise<void> =>
  readAgain(queryClient, { predicate: ({ queryKey }) => queryKey[0] === hash })

import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { OpenListingsDocument } from '#src/api/generated/documents/open-listings.ts'
import { ListingsToPlanDocument } from '#src/api/generated/documents/listings-to-plan.ts'
import type { OpenListingsQuery, OpenListingsQueryVariables } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'

const HOMES_A_CALL = 100
/** Of the homes of all collections, the numbers that were given last. */
const MOST_HOMES = 1000

/** The homes of all collections of the member that are open for inspection some day; null until they are read. */
export function useOpenListings() {
  const execute = useExecute()
  const saved = useDocumentQuery(ListingsToPlanDocument, {})
  const { listings, isRead, hasFailed, retry } = useQueries({
    queries: callsOf(saved.data?.savedListings ?? []).map((variables) =>
      documentQuery(execute, OpenListingsDocument, variables),
    ),
    combine: combined,
  })
  return {
    listings: saved.data && isRead ? listings : null,
    hasFailed: hasFailed || saved.isError,
    retry: () => {
      if (saved.isError) void saved.refetch()
      retry()
    },
  }
}

/** What the saved homes are asked for with. */
export function callsOf(saved: readonly { listingId: number }[]): OpenListingsQueryVariables[] {
  const ids = saved
    .map(({ listingId }) => listingId)
    .toSorted((one, other) => other - one)
    .slice(0, MOST_HOMES)
  return Array.from({ length: Math.ceil(ids.length / HOMES_A_CALL) }, (_, call) => ({
    listingIds: ids.slice(call * HOMES_A_CALL, (call + 1) * HOMES_A_CALL),
    take: HOMES_A_CALL,
  }))
}

function combined(results: UseQueryResult<OpenListingsQuery>[]) {
  return {
    listings: results
      .flatMap(({ data }) => data?.listingsById ?? [])
      .filter(({ inspections }) => inspections.length > 0),
    isRead: results.every(({ isPending }) => !isPending),
    hasFailed: results.some(({ isError }) => isError),
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch()
    },
  }
}

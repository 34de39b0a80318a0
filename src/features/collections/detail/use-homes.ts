import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { CollectionHomesDocument } from '#src/api/generated/documents/collection-homes.ts'
import type { CollectionHome_HomeFragment, CollectionHomesQuery, CollectionSort } from '#src/api/generated/graphql.ts'
import { documentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { type SteadyHomes, steadied } from './steady-homes.ts'

/** As many as a page of results has. */
export const HOMES_A_PAGE = 25

/** What a page of a collection's homes is asked for with; the first is 0. */
export const homesOfPage = (uri: string, sortBy: CollectionSort, page: number) => ({
  uri,
  sortBy,
  paging: { skip: page * HOMES_A_PAGE, take: HOMES_A_PAGE },
})

type Input = {
  uri: string
  sortBy: CollectionSort
  /** Null until the collection is known. */
  listingIds: readonly number[] | null
}

export type Homes = {
  /** Null until the first are there. */
  homes: SteadyHomes<CollectionHome_HomeFragment> | null
  /** Whether another order is on its way. */
  isStale: boolean
  isFetching: boolean
  hasFailed: boolean
  hasMore: boolean
  showMore: () => void
  /** Takes those that came since, and the order that they have with the portal. */
  takeFresh: () => void
  retry: () => void
}

/** The homes of a collection, page by page, each in its place until the visitor wants it otherwise. */
export function useHomes({ uri, sortBy, listingIds }: Input): Homes {
  const execute = useExecute()
  const key = `${uri} ${sortBy}`
  const [asked, setAsked] = useState({ key, pages: 1 })
  const pages = asked.key === key ? asked.pages : 1
  const { homes, isFetching, hasFailed, retry } = useQueries({
    queries: Array.from({ length: pages }, (_, page) =>
      documentQuery(execute, CollectionHomesDocument, homesOfPage(uri, sortBy, page)),
    ),
    combine: combined,
  })
  const [steady, setSteady] = useState<SteadyHomes<CollectionHome_HomeFragment> | null>(null)
  const next = steadied(steady, homes === null || listingIds === null ? null : { key, listingIds, homes })
  if (next !== steady) setSteady(next)
  const shownCount = next === null ? 0 : next.shown.length
  return {
    homes: next,
    isStale: next !== null && next.key !== key,
    isFetching,
    hasFailed,
    hasMore: next !== null && shownCount < next.known.size,
    showMore: () => setAsked({ key, pages: pages + 1 }),
    takeFresh: () => setSteady(null),
    retry,
  }
}

/** Outside the hook, so that what it makes stays the same while its queries do. */
function combined(results: UseQueryResult<CollectionHomesQuery>[]) {
  const isRead = results[0]?.data !== undefined
  return {
    homes: isRead ? results.flatMap(({ data }) => data?.collection?.listings.results ?? []) : null,
    isFetching: results.some((result) => result.isFetching),
    hasFailed: results.some(({ isError }) => isError),
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch()
    },
  }
}

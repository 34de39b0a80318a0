import { useState } from 'react'
import { CollectionListingsDocument } from '#src/api/generated/documents/collection-listings.ts'
import type { CollectionListing_ListingFragment, CollectionListingsQueryVariables } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { type SteadyListings, steadied } from './steady-listings.ts'
import { HOMES_ON_PAGE, type ViewChoice } from './view-choice.ts'

/** What the homes of one page are asked for with. */
export const listingsOfPage = (
  uri: string,
  { sort, only, page }: Pick<ViewChoice, 'sort' | 'only' | 'page'>,
): CollectionListingsQueryVariables => ({
  uri,
  sortBy: sort,
  only,
  paging: { skip: (page - 1) * HOMES_ON_PAGE, take: HOMES_ON_PAGE },
})

type Input = {
  uri: string
  choice: ViewChoice
  /** The numbers of all homes of the collection. */
  listingIds: readonly number[]
}

export type Listings = {
  /** Null until they are there. */
  listings: SteadyListings<CollectionListing_ListingFragment> | null
  /** How many fit what is chosen, on this page and beyond it; null until it is known. */
  total: number | null
  /** Whether others were chosen, which are on their way. */
  isStale: boolean
  hasFailed: boolean
  /** Takes those that came since, and the order that they have with the portal. */
  takeFresh: () => void
  retry: () => void
}

/** The homes of one page of a collection, each in its place until the visitor wants it otherwise. */
export function useListings({ uri, choice, listingIds }: Input): Listings {
  const variables = listingsOfPage(uri, choice)
  const key = JSON.stringify(variables)
  const { data, isPlaceholderData, isError, refetch } = useDocumentQuery(CollectionListingsDocument, variables, {
    keepsPrevious: true,
  })
  const listings = data?.collection?.listings
  const [steady, setSteady] = useState<SteadyListings<CollectionListing_ListingFragment> | null>(null)
  const latest = listings && !isPlaceholderData ? { key, listingIds, listings: listings.results } : null
  const next = steadied(steady, latest)
  if (next !== steady) setSteady(next)
  return {
    listings: next,
    total: listings?.total ?? null,
    isStale: next !== null && next.key !== key,
    hasFailed: isError,
    takeFresh: () => setSteady(null),
    retry: () => void refetch(),
  }
}

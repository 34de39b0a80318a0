import type { components } from '#schema/generated/rest.ts'
import { listingDocuments } from './listing-documents.ts'
import { listingIdsOfAgent } from './agent-listings.queries.ts'
import type { AskGraph } from '#server/platform/rest/graph.ts'
import type { Operations } from '#server/platform/rest/operations.ts'
import { notFound, type RestProblem } from '#server/platform/rest/rest-problem.ts'
import { withdrawnListing } from './listing-record.ts'
import { shortLinks } from './search/short-links.ts'
import { checkedSearch } from './search-body.ts'
import type { ListingsParts } from '#server/modules/listings/listings-services.ts'

type ListingOperation =
  | 'createShortLink'
  | 'getListing'
  | 'getListingSchools'
  | 'getListingsBranding'
  | 'searchListingsByAgent'
  | 'searchListingsByBoundary'
  | 'searchListingsByIds'
  | 'searchListingsByLocation'
  | 'searchMapByBoundary'
  | 'searchMapByLocation'

type SearchParamsInput = components['schemas']['SearchParamsInput']
type Search = { body: SearchParamsInput; query: { includeAggregations: boolean } }
type Paged = { skip: number; take: number }

/** Listings, their schools and searches of them, answered by the graph (docs/product.md, section 23.1). */
export const listingOperations =
  ({ shortLinksPerMinute }: { shortLinksPerMinute: number }) =>
  (services: ListingsParts, ask: AskGraph): Operations<ListingOperation> => {
    /** Those that may be shown, in the order asked for, each once. */
    async function shownListings(ids: readonly number[]): Promise<number[]> {
      const records = await services.listings.byIds([...new Set(ids)])
      return records.map(({ row }) => row.id)
    }

    const searchListings = ({ body, query }: Search) =>
      ask(query.includeAggregations ? listingDocuments.searchWithAggregations : listingDocuments.search, {
        searchParams: checkedSearch(body),
      })

    const searchMap = ({ body }: Pick<Search, 'body'>) =>
      ask(listingDocuments.markers, { searchParams: checkedSearch(body) })

    const createShortLink = shortLinks(services, shortLinksPerMinute)

    return {
      createShortLink: ({ body: { url } }, caller) => createShortLink(url, caller),
      getListing: async ({ params: { id } }) => {
        const listing = await ask(listingDocuments.listing, { id })
        if (listing === null) throw unknownListing(id)
        if (listing.summary.statusType === 'removed') throw withdrawnListing(id)
        return listing
      },
      getListingSchools: async ({ params: { id }, query: { take } }) => {
        const [record] = await services.listings.byIds([id], { withRemoved: true })
        if (record === undefined) throw unknownListing(id)
        if (record.row.statusType === 'removed') throw withdrawnListing(id)
        return { results: await ask(listingDocuments.schools, { id, take }) }
      },
      searchListingsByLocation: async (search) => searchListings(search),
      searchListingsByBoundary: async (search) => searchListings(search),
      searchMapByLocation: async (search) => searchMap(search),
      searchMapByBoundary: async (search) => searchMap(search),
      searchListingsByAgent: async ({ params: { agentId }, query: { searchMode, ...paging } }) => {
        if ((await services.offices.agent(agentId)) === null) throw notFound(`agent ${agentId}`)
        const ids = await listingIdsOfAgent(services.database, agentId, searchMode ?? null)
        return { ...pageOf(ids, paging), results: await ask(listingDocuments.listings, { ids: cut(ids, paging) }) }
      },
      searchListingsByIds: async ({ query: { ids, ...paging } }) => {
        const shown = await shownListings(ids)
        return { ...pageOf(shown, paging), results: await ask(listingDocuments.listings, { ids: cut(shown, paging) }) }
      },
      getListingsBranding: async ({ query: { ids, ...paging } }) => {
        const shown = await shownListings(ids)
        return { ...pageOf(shown, paging), results: await ask(listingDocuments.branding, { ids: cut(shown, paging) }) }
      },
    }
  }

const cut = (ids: readonly number[], { skip, take }: Paged): number[] => ids.slice(skip, skip + take)

const pageOf = (ids: readonly number[], { skip, take }: Paged) => ({ total: ids.length, paging: { skip, take } })

const unknownListing = (id: number): RestProblem => notFound(`listing ${id}`)

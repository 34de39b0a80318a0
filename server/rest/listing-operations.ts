import type { components } from '#schema/generated/rest.ts'
import type { PortalServices } from '#server/services.ts'
import { listingIdsOfAgent } from './agent-listings.ts'
import type { AskGraph } from './graph.ts'
import type { Operations } from './operations.ts'
import { notFound, type RestProblem, withdrawnListing } from './rest-problem.ts'
import { checkedSearch } from './search-body.ts'

type ListingOperation =
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

/** Listings, their schools and searches of them, answered by the graph (specification 7). */
export function listingOperations(services: PortalServices, ask: AskGraph): Operations<ListingOperation> {
  /** Those that may be shown, in the order asked for, each once. */
  async function shownListings(ids: readonly number[]): Promise<number[]> {
    const records = await services.listings.byIds([...new Set(ids)])
    return records.map(({ row }) => row.id)
  }

  const searchListings = ({ body, query }: Search) =>
    ask(query.includeAggregations ? 'searchWithAggregations' : 'search', { searchParams: checkedSearch(body) })

  const searchMap = ({ body }: Pick<Search, 'body'>) => ask('markers', { searchParams: checkedSearch(body) })

  return {
    getListing: async ({ params: { id } }) => {
      const listing = await ask('listing', { id })
      if (listing === null) throw unknownListing(id)
      if (listing.summary.statusType === 'removed') throw withdrawnListing(id)
      return listing
    },
    getListingSchools: async ({ params: { id }, query: { take } }) => {
      const [record] = await services.listings.byIds([id], { withRemoved: true })
      if (record === undefined) throw unknownListing(id)
      if (record.row.statusType === 'removed') throw withdrawnListing(id)
      return { results: await ask('schools', { id, take }) }
    },
    searchListingsByLocation: async (search) => searchListings(search),
    searchListingsByBoundary: async (search) => searchListings(search),
    searchMapByLocation: async (search) => searchMap(search),
    searchMapByBoundary: async (search) => searchMap(search),
    searchListingsByAgent: async ({ params: { agentId }, query: { searchMode, ...paging } }) => {
      if ((await services.offices.agent(agentId)) === null) throw notFound(`agent ${agentId}`)
      const ids = await listingIdsOfAgent(services.database, agentId, searchMode ?? null)
      return { ...pageOf(ids, paging), results: await ask('listings', { ids: cut(ids, paging) }) }
    },
    searchListingsByIds: async ({ query: { ids, ...paging } }) => {
      const shown = await shownListings(ids)
      return { ...pageOf(shown, paging), results: await ask('listings', { ids: cut(shown, paging) }) }
    },
    getListingsBranding: async ({ query: { ids, ...paging } }) => {
      const shown = await shownListings(ids)
      return { ...pageOf(shown, paging), results: await ask('branding', { ids: cut(shown, paging) }) }
    },
  }
}

const cut = (ids: readonly number[], { skip, take }: Paged): number[] => ids.slice(skip, skip + take)

const pageOf = (ids: readonly number[], { skip, take }: Paged) => ({ total: ids.length, paging: { skip, take } })

const unknownListing = (id: number): RestProblem => notFound(`listing ${id}`)

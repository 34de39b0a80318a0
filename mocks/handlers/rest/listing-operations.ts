import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { parseSearchUrl } from '#domain/search/search-url.ts'
import type { MockPortal } from '../../portal.ts'
import { Refusal } from '../../refusal.ts'
import { firstOf, orderBy } from '../../search/order.ts'
import { runSearch } from '../../search/run-search.ts'
import type { ListingRecord } from '../../world/records.ts'
import type { World } from '../../world/world.ts'
import { listingSummary, officeOf } from '../listing-summary.ts'
import { listingById, listingDetail, schoolsNear } from '../listings.ts'
import { officeView } from '../offices.ts'
import { type SearchInput, searchParametersOf } from '../search-input.ts'
import { markersView, resultView } from '../searches.ts'
import type { RestOperations } from './operation.ts'

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

type Paging = { skip: number; take: number }

export function listingOperations(portal: MockPortal): RestOperations<ListingOperation> {
  const { world } = portal
  const search = (body: SearchInput, includeAggregations: boolean) => {
    const view = resultView(portal, runSearch(world, searchParametersOf(world, body), body.withoutListingIds))
    return { ...view, aggregations: includeAggregations ? view.aggregations : undefined }
  }
  const map = (body: SearchInput) => markersView(world, searchParametersOf(world, body), body.withoutListingIds)
  const shown = (ids: readonly number[]) =>
    [...new Set(ids)].flatMap((id) => listingById(world, id) ?? []).filter(({ statusType }) => statusType !== 'removed')

  return {
    createShortLink: ({ body: { url } }) => ({ shortPath: `/search/${shortUriOf(world, url)}` }),
    getListing: ({ params: { id } }) => listingDetail(world, presentListing(portal, id)),
    getListingSchools: ({ params: { id }, query: { take } }) => ({
      results: schoolsNear(world, presentListing(portal, id)).slice(0, take),
    }),
    searchListingsByLocation: ({ body, query }) => search(body, query.includeAggregations),
    searchListingsByBoundary: ({ body, query }) => search(body, query.includeAggregations),
    searchMapByLocation: ({ body }) => map(body),
    searchMapByBoundary: ({ body }) => map(body),
    searchListingsByAgent: ({ params: { agentId }, query: { searchMode, ...paging } }) => {
      if (!world.agents.getAll().some(({ id }) => id === agentId)) throw missing(`agent ${agentId}`)
      const own = listingsOfAgent(portal, agentId).filter(
        (listing) => searchMode === undefined || modeOfListing(listing) === searchMode,
      )
      return pageOf(own, paging, (listing) => listingSummary(world, listing))
    },
    searchListingsByIds: ({ query: { ids, ...paging } }) =>
      pageOf(shown(ids), paging, (listing) => listingSummary(world, listing)),
    getListingsBranding: ({ query: { ids, ...paging } }) =>
      pageOf(shown(ids), paging, (listing) => ({
        listingId: listing.id,
        tierType: listing.tierType,
        office: officeView(world, officeOf(world, listing)),
      })),
  }
}

/** The uri under which a search is kept, made where there is none; refuses with BAD_INPUT or NOT_FOUND. */
function shortUriOf(world: World, url: string): string {
  const reading = parseSearchUrl(url)
  if (!reading.ok || reading.ignored.length > 0) throw new Refusal('BAD_INPUT', 'url must be that of a search.', 'url')
  const { canonicalUrl: address, parameters } = reading
  runSearch(world, parameters)
  const known = world.savedSearches.getAll().find((search) => search.address === address)
  if (known !== undefined) return known.uri
  const uri = `short-link-${world.savedSearches.getAll().length + 1}`
  world.savedSearches.create({ uri, name: uri, address })
  return uri
}

/** A listing that is not withdrawn; refuses with NOT_FOUND or GONE. */
export function presentListing({ world }: MockPortal, id: number): ListingRecord {
  const listing = listingById(world, id)
  if (listing === null) throw missing(`listing ${id}`)
  if (listing.statusType === 'removed') throw new Refusal('GONE', `Listing ${id} was withdrawn by its agent.`)
  return listing
}

export const missing = (what: string): Refusal => new Refusal('NOT_FOUND', `There is no ${what}.`)

/** What an agent shows, in the order in which it is shown. */
export const listingsOfAgent = (portal: MockPortal, agentId: number): ListingRecord[] =>
  portal.world.listings
    .getAll()
    .filter(({ agentIds, statusType }) => agentIds.includes(agentId) && statusType !== 'removed')
    .toSorted(onTheMarketFirst(portal))

/** Then those sold or leased, the latest first. */
function onTheMarketFirst({ world }: MockPortal) {
  const completion = ({ completedOn }: ListingRecord) => (completedOn === null ? Infinity : Date.parse(completedOn))
  const byCompletion = (left: ListingRecord, right: ListingRecord) =>
    completion(left) === completion(right) ? 0 : completion(right) - completion(left)
  return firstOf([byCompletion, orderBy('Newest', world)])
}

const pageOf = (
  listings: readonly ListingRecord[],
  { skip, take }: Paging,
  viewOf: (listing: ListingRecord) => object,
) => ({
  total: listings.length,
  paging: { skip, take },
  results: listings.slice(skip, skip + take).map(viewOf),
})

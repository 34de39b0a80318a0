import type { APIRequestContext } from '@playwright/test'

export type FoundListing = {
  id: number
  canonicalUri: string
  title: string
  isUnderOffer: boolean
  location: { isHidden: boolean }
  priceDetails: { longDescription: string }
  address: { shortAddress: string; suburb: string; longAddress: string }
  inspections: { startsAt: string }[]
  auction: { startsAt: string } | null
  rentalDetails: { bond: number | null; leasedOn: string | null } | null
  media: { photoCount: number }
  videos: { url: string }[]
  externalMedias: { kind: string }[]
}

type Search = { searchMode: 'buy' | 'rent' | 'sold' | 'leased'; sortBy?: string }

const fields = `id canonicalUri title isUnderOffer location { isHidden } priceDetails { longDescription }
  address { shortAddress suburb longAddress } inspections { startsAt } auction { startsAt }
  rentalDetails { bond leasedOn } media { photoCount } videos { url } externalMedias { kind }`
/** Most are found among the first; the rest is asked for as many at a time as the portal gives. */
const FIRST = 25
const FURTHER = 100
const MOST = 1500

/** The first home of a search over the whole country that is as wanted. */
export async function findListing(
  request: APIRequestContext,
  search: Search,
  isWanted: (listing: FoundListing) => boolean = () => true,
): Promise<FoundListing> {
  for (let skip = 0, take = FIRST; skip < MOST; skip += take, take = FURTHER) {
    const listings = await listingsOfPage(request, search, { skip, take })
    const listing = listings.find(isWanted)
    if (listing) return listing
    if (listings.length < take) break
  }
  throw new Error(`The demonstration has no such home: ${JSON.stringify(search)}, ${isWanted.toString()}`)
}

async function listingsOfPage(
  request: APIRequestContext,
  search: Search,
  paging: { skip: number; take: number },
): Promise<FoundListing[]> {
  const query = `query Homes($search: SearchParamsInput!) { listingSearch(searchParams: $search) { results { ${fields} } } }`
  const variables = { search: { locationSearchContext: {}, paging, ...search } }
  return (await ask<{ listingSearch: { results: FoundListing[] } }>(request, query, variables)).listingSearch.results
}

/** The path of a withdrawn home; they are in no search, so that their numbers are tried. */
export async function findWithdrawnListing(request: APIRequestContext): Promise<string> {
  for (let first = 104_900; first < 112_000; first += FIRST) {
    const parts = Array.from({ length: FIRST }, (_, index) => `h${index}: listing(id: ${first + index}) { ...home }`)
    const query = `{ ${parts.join(' ')} } fragment home on Listing { summary { statusType canonicalUri } }`
    type Answer = Record<string, { summary: { statusType: string; canonicalUri: string } } | null>
    const listings = Object.values(await ask<Answer>(request, query, {}))
    const withdrawn = listings.find((listing) => listing?.summary.statusType === 'removed')
    if (withdrawn) return withdrawn.summary.canonicalUri
  }
  throw new Error('The demonstration has no withdrawn home')
}

/** A home for sale with few photos, and something of every other kind to look at. */
export async function findListingWithEverything(request: APIRequestContext) {
  const withoutPlans = new Set<number>()
  for (;;) {
    const listing = await findListing(request, { searchMode: 'buy', sortBy: 'HasVideos' }, (each) => {
      const hasOthers = each.videos.length > 0 && toursOf(each) > 0
      return hasOthers && [3, 4].includes(each.media.photoCount) && !withoutPlans.has(each.id)
    })
    const floorPlans = await floorPlansOf(request, listing.id)
    const counts = {
      photos: listing.media.photoCount,
      floorPlans,
      videos: listing.videos.length,
      tours: toursOf(listing),
    }
    if (floorPlans > 0) return { listing, counts }
    withoutPlans.add(listing.id)
  }
}

const toursOf = ({ externalMedias }: FoundListing) => externalMedias.filter(({ kind }) => kind === 'virtualTour').length

async function floorPlansOf(request: APIRequestContext, id: number): Promise<number> {
  const query = 'query Plans($id: Int!) { listing(id: $id) { floorPlans { identifier } } }'
  return (await ask<{ listing: { floorPlans: unknown[] } }>(request, query, { id })).listing.floorPlans.length
}

async function ask<Data>(request: APIRequestContext, query: string, variables: object): Promise<Data> {
  const response = await request.post('/graphql', { data: { query, variables } })
  // The shape follows from the query.
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

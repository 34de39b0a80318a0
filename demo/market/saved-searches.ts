import type { StateCode } from '#domain/lookups/states.ts'
import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import { suburbSlug } from '#domain/search/location-slug.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { slugify } from '#domain/text/slug.ts'
import type { DemoPlace } from '#demo/data/places/demo-place.ts'

export type SavedSearchRow = { uri: string; name: string; search_address: string; created_at: Date }

type SavedSearch = readonly [
  name: string,
  mode: SearchMode,
  suburb: string,
  state: StateCode,
  filters: Partial<SearchParameters>,
]

const demoSearches: readonly SavedSearch[] = [
  [
    'Apartments in Melbourne under $600,000',
    'buy',
    'Melbourne',
    'VIC',
    { propertyTypes: ['Apartment'], price: { min: null, max: 600_000 } },
  ],
  ['Terraces in Fitzroy', 'buy', 'Fitzroy', 'VIC', { propertyTypes: ['Terrace'] }],
  [
    'Houses with a pool in Brisbane',
    'buy',
    'Brisbane',
    'QLD',
    { propertyTypes: ['House'], propertyFeatures: ['pool'] },
  ],
  ['Three-bedroom homes in Hobart', 'buy', 'Hobart', 'TAS', { bedrooms: [3] }],
  ['Land around Geelong', 'buy', 'Geelong', 'VIC', { propertyTypes: ['Land'] }],
  ['Acreage near Toowoomba', 'buy', 'Toowoomba', 'QLD', { propertyTypes: ['Acreage'] }],
  ['Auctions in Mosman', 'buy', 'Mosman', 'NSW', { auction: { dates: [], forthcoming: true } }],
  ['Family homes in Glen Waverley', 'buy', 'Glen Waverley', 'VIC', { propertyTypes: ['House'], bedrooms: [4, 5] }],
  ['Newtown under $2 million', 'buy', 'Newtown', 'NSW', { price: { min: null, max: 2_000_000 } }],
  ['Homes near the beach in Cottesloe', 'buy', 'Cottesloe', 'WA', {}],
  ['First homes in Tarneit', 'buy', 'Tarneit', 'VIC', { price: { min: null, max: 700_000 }, bedrooms: [3, 4] }],
  ['Pet-friendly rentals in Richmond', 'rent', 'Richmond', 'VIC', { propertyFeatures: ['petFriendly'] }],
  [
    'Sydney apartments to rent under $800',
    'rent',
    'Sydney',
    'NSW',
    { propertyTypes: ['Apartment'], price: { min: null, max: 800 } },
  ],
  ['Furnished in Perth', 'rent', 'Perth', 'WA', { propertyFeatures: ['furnished'] }],
  ['Houses to rent in Adelaide', 'rent', 'Adelaide', 'SA', { propertyTypes: ['House'] }],
  ['Open for inspection in Parramatta', 'rent', 'Parramatta', 'NSW', { inspection: { dates: [], forthcoming: true } }],
  ['Rentals in Cairns with a study', 'rent', 'Cairns', 'QLD', { propertyFeatures: ['study'] }],
  ['Two bedrooms in Darwin', 'rent', 'Darwin', 'NT', { bedrooms: [2] }],
  ['Sold in Toorak', 'sold', 'Toorak', 'VIC', {}],
  ['Sold in Ballarat', 'sold', 'Ballarat', 'VIC', { propertyTypes: ['House'] }],
  ['Leased in Braddon', 'leased', 'Braddon', 'ACT', {}],
]

/** Searches that somebody saved, each at its address; those whose place is unknown are left out. */
export function savedSearches(places: readonly DemoPlace[], now: Date): SavedSearchRow[] {
  return demoSearches.flatMap(([name, mode, suburb, state, filters], index) => {
    const place = largestOf(places, suburb, state)
    if (place === undefined) return []
    const search = { ...defaultSearchParameters(mode, { locationUri: suburbSlug(place) }), ...filters }
    const address = formatSearchUrl(search, { hasResults: true })
    const createdAt = new Date(now.getTime() - (index + 1) * 37 * 3_600_000)
    return address === null ? [] : [{ uri: slugify(name), name, search_address: address, created_at: createdAt }]
  })
}

function largestOf(places: readonly DemoPlace[], name: string, stateCode: StateCode): DemoPlace | undefined {
  const named = places.filter((place) => place.name === name && place.stateCode === stateCode)
  return named.toSorted((left, right) => right.population - left.population)[0]
}

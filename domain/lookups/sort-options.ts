import type { SearchMode } from './search-modes.ts'

type SortOptionFacts = { number: number; urlName: string; displayName: string }

/** Sort options with their numbers (docs/product.md, section 3.12; there is no 11). */
export const sortOptions = {
  Expensive: { number: 1, urlName: 'expensive', displayName: 'Price (high to low)' },
  Cheapest: { number: 2, urlName: 'cheapest', displayName: 'Price (low to high)' },
  Oldest: { number: 3, urlName: 'oldest', displayName: 'Oldest' },
  Newest: { number: 4, urlName: 'newest', displayName: 'Newest' },
  Boosted: { number: 5, urlName: 'homesForYou', displayName: 'Promoted first' },
  Inspections: { number: 6, urlName: 'nextInspection', displayName: 'Next inspection' },
  RecentlySoldOrLeased: { number: 7, urlName: 'recentlySoldOrLeased', displayName: 'Most recent' },
  Auctions: { number: 8, urlName: 'nextAuction', displayName: 'Next auction' },
  HasAVirtualTour: { number: 9, urlName: 'hasAVirtualTour', displayName: 'Has a virtual tour' },
  HasVideos: { number: 10, urlName: 'hasVideos', displayName: 'Has videos' },
  HighestSoldPrice: { number: 12, urlName: 'highestSoldPrice', displayName: 'Sold price (high to low)' },
  LowestSoldPrice: { number: 13, urlName: 'lowestSoldPrice', displayName: 'Sold price (low to high)' },
  SoldHomesForYou: { number: 14, urlName: 'soldHomesForYou', displayName: 'Most recent, promoted first' },
} as const satisfies Record<string, SortOptionFacts>

export type SortOption = keyof typeof sortOptions

// Object.keys loses the key type; the table is a constant, so its keys are exactly the union.
export const sortOptionNames = Object.keys(sortOptions) as readonly SortOption[]

/** The orders a visitor can choose in each mode, the default of a place first. */
export const sortOptionsOfMode: Readonly<Record<SearchMode, readonly SortOption[]>> = {
  buy: [
    'Boosted',
    'Newest',
    'Oldest',
    'Cheapest',
    'Expensive',
    'Inspections',
    'Auctions',
    'HasAVirtualTour',
    'HasVideos',
  ],
  rent: ['Boosted', 'Newest', 'Oldest', 'Cheapest', 'Expensive', 'Inspections', 'HasAVirtualTour', 'HasVideos'],
  sold: [
    'SoldHomesForYou',
    'RecentlySoldOrLeased',
    'HighestSoldPrice',
    'LowestSoldPrice',
    'HasAVirtualTour',
    'HasVideos',
  ],
  leased: ['RecentlySoldOrLeased', 'Cheapest', 'Expensive', 'HasAVirtualTour', 'HasVideos'],
}

/** The order of a search that names none (docs/product.md, section 3.12); leased follows the agencies' sold order. */
export function defaultSortOption(mode: SearchMode, isOffice: boolean): SortOption {
  if (mode === 'leased') return 'RecentlySoldOrLeased'
  if (mode === 'sold') return isOffice ? 'RecentlySoldOrLeased' : 'SoldHomesForYou'
  return isOffice ? 'Newest' : 'Boosted'
}

const promotedOrders: ReadonlySet<SortOption> = new Set<SortOption>([
  'Boosted',
  'Inspections',
  'Auctions',
  'HasAVirtualTour',
  'HasVideos',
  'SoldHomesForYou',
])

/** Whether what an agent paid for decides anything in this order, so that homes must be labelled by it. */
export const isByPromotion = (option: SortOption): boolean => promotedOrders.has(option)

const sortByWord = new Map<string, SortOption>(
  sortOptionNames.flatMap((option): [string, SortOption][] => [
    [option.toLowerCase(), option],
    [sortOptions[option].urlName.toLowerCase(), option],
  ]),
)

/** The option that a word of the URL names, by either name and in any case; null when there is none. */
export const sortOptionOfWord = (word: string): SortOption | null => sortByWord.get(word.toLowerCase()) ?? null

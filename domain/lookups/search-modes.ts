/** The numbers of the listing modes (docs/product.md, section 16.8). The last three are content areas, not searches. */
export const listingModes = { Buy: 1, Rent: 2, Sold: 3, Leased: 4, Agents: 5, Reviews: 6, Questions: 7 } as const

export type SearchMode = 'buy' | 'rent' | 'sold' | 'leased'

type SearchModeFacts = {
  listingMode: number
  displayName: string
  pathPrefix: string
  /** Another first segment that means the same and redirects to the prefix. */
  shortForm: string | null
  /** The last segment of an agency's search; null where an agency has no such page. */
  officePathSuffix: string | null
}

/** The four modes of search with their path words (docs/product.md, section 1.2). */
export const searchModes: Readonly<Record<SearchMode, SearchModeFacts>> = {
  buy: {
    listingMode: listingModes.Buy,
    displayName: 'Buy',
    pathPrefix: 'for-sale',
    shortForm: 'buy',
    officePathSuffix: 'properties-for-sale',
  },
  rent: {
    listingMode: listingModes.Rent,
    displayName: 'Rent',
    pathPrefix: 'for-rent',
    shortForm: 'rent',
    officePathSuffix: 'properties-for-rent',
  },
  sold: {
    listingMode: listingModes.Sold,
    displayName: 'Sold',
    pathPrefix: 'sold-properties',
    shortForm: null,
    officePathSuffix: 'sold-properties',
  },
  leased: {
    listingMode: listingModes.Leased,
    displayName: 'Leased',
    pathPrefix: 'leased',
    shortForm: null,
    officePathSuffix: null,
  },
}

export const searchModeNames: readonly SearchMode[] = ['buy', 'rent', 'sold', 'leased']

/** The mode of a first path segment, long or short form, lower case; null when the segment is no mode. */
export function searchModeOfPathPrefix(segment: string): SearchMode | null {
  return (
    searchModeNames.find(
      (mode) => searchModes[mode].pathPrefix === segment || searchModes[mode].shortForm === segment,
    ) ?? null
  )
}

/** Sold and leased searches look at homes that have left the market. */
export const isPastMode = (mode: SearchMode): boolean => mode === 'sold' || mode === 'leased'

/** Rent and leased searches count dollars per week. */
export const isRentalMode = (mode: SearchMode): boolean => mode === 'rent' || mode === 'leased'

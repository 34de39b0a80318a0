export const collectionFilters = ['all', 'likedByAll', 'mine', 'inspections', 'offMarket'] as const

export type CollectionFilter = (typeof collectionFilters)[number]

/** What readers are not told of cannot be asked for by them. */
export const ofContributors: ReadonlySet<CollectionFilter> = new Set(['likedByAll', 'mine'])

/** Milliseconds in which an inspection begins soon. */
export const INSPECTIONS_SOON = 7 * 24 * 60 * 60 * 1000

export type FilteredListing = {
  isOwn: boolean
  isLikedByAll: boolean
  isAvailable: boolean
  /** Those still to come, in milliseconds. */
  inspectionStarts: readonly number[]
}

/** Whether a home of a collection fits a filter at a time in milliseconds. */
export function doesListingFit(listing: FilteredListing, filter: CollectionFilter, now: number): boolean {
  switch (filter) {
    case 'likedByAll':
      return listing.isLikedByAll
    case 'mine':
      return listing.isOwn
    case 'inspections':
      return listing.isAvailable && listing.inspectionStarts.some((startsAt) => startsAt - now < INSPECTIONS_SOON)
    case 'offMarket':
      return !listing.isAvailable
    case 'all':
      return true
  }
}

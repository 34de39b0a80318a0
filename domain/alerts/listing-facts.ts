import type { SearchMode } from '../lookups/search-modes.ts'
import type { FilterFacts } from '../search/filters/filter-fits.ts'

/** A point in whole micro-degrees, in which places are compared exactly. */
export type ExactPoint = { latitude: number; longitude: number }

/** What of a listing decides whether it fits an alert, as a search sees it. */
export type ListingFacts = FilterFacts & {
  /** What it is found under. */
  mode: SearchMode
  suburbId: number
  suburbName: string
  regionId: number | null
  /** Null where the street address is hidden. */
  streetId: number | null
  officeId: number
  /** The home, or the suburb's centre where the street address is hidden; null when unknown. */
  position: ExactPoint | null
  /** Suburbs that count its suburb among those around them. */
  reachedFromSuburbIds: ReadonlySet<number>
}

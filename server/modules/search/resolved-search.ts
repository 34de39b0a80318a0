import type { SearchParameters } from '#domain/search/search-parameters.ts'

/** A point in whole micro-degrees, in which the database compares places exactly. */
export type MicroPoint = { latitude: number; longitude: number }

/** Where a search looks, in the database's own terms. */
export type SearchArea =
  | { kind: 'everywhere' }
  /** Listings of the chosen suburbs and streets first, then those of the surrounding suburbs, nearest first in the list. */
  | { kind: 'places'; suburbIds: number[]; streetIds: number[]; surroundingSuburbIds: number[] }
  | { kind: 'office'; officeId: number }
  /** The corners of a drawn shape in order; its edge belongs to it. */
  | { kind: 'shape'; corners: MicroPoint[] }
  /** Edges included. */
  | { kind: 'bounds'; southWest: MicroPoint; northEast: MicroPoint }

/** A normalised search whose places are known. */
export type ResolvedSearch = {
  parameters: SearchParameters
  area: SearchArea
  /** The zone in which "today" is meant: the places' own, or, when they have several, the last to see a day begin. */
  timeZone: string
  /** Homes that are left out whatever else fits. */
  withoutListingIds?: readonly number[]
}

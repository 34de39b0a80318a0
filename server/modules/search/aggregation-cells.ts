import { propertyFeatures, propertyFeatureNames } from '#domain/lookups/features.ts'
import { propertyTypeNames, propertyTypes } from '#domain/lookups/property-types.ts'
import type { FilterName } from '#domain/search/filters/search-filters.ts'
import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { barsOf, landEdges, priceEdges } from './histogram-edges.ts'
import type { Count, SearchAggregations } from './listing-search.ts'
import { filterBit } from './search-conditions.ts'

/** The cells of one part: each key counts so many listings. */
export type AggregationRow = { part: number; keys: number[]; counts: (number | null)[] }

/** Along which listings are counted; the names are also the columns of the statement. */
export const dimensionNames = [
  'flags',
  'rooms',
  'features_0',
  'features_1',
  'features_2',
  'features_3',
  'prices',
  'lands',
  'auctions',
] as const

export type DimensionName = (typeof dimensionNames)[number]

/** Parts beside the dimensions. */
export const partNames = { median: -1, inspections: -2 } as const

/** SQL's grouping() of the set that holds this dimension alone: every bit but its own, the first name the highest. */
const partOfDimension = (name: DimensionName): number =>
  2 ** dimensionNames.length - 1 - 2 ** (dimensionNames.length - 1 - dimensionNames.indexOf(name))

/** Keys of flags and rooms hold the failed filter above this bit, and below it what follows. */
export const KEY_SHIFT = 15
export const flagBits = { chosen: 1, newListing: 2, underOffer: 4, withAuction: 8, withInspection: 16 } as const
/** The type lies below; rooms are one more than they are, 0 for not stated. */
export const roomShifts = { bedrooms: 5, bathrooms: 8, carSpaces: 11 } as const

type Cells = ReadonlyMap<number, number>

/** The figures of a search from the cells that aggregateInSql asked for. */
export function foldAggregations(
  rows: readonly AggregationRow[],
  mode: SearchMode,
  days: readonly string[],
): SearchAggregations {
  const cellsOf = (part: number): Cells => {
    const row = rows.find((candidate) => candidate.part === part)
    return new Map(row?.keys.map((key, index) => [key, row.counts[index] ?? 0]))
  }
  const dimension = (name: DimensionName): Cells => cellsOf(partOfDimension(name))
  const prices = dimension('prices')
  const lands = dimension('lands')
  const { totals, underOffer } = totalsOf(dimension('flags'))
  return {
    totals,
    facets: {
      ...roomFacets(dimension('rooms')),
      features: featureCounts([
        dimension('features_0'),
        dimension('features_1'),
        dimension('features_2'),
        dimension('features_3'),
      ]),
      underOffer,
    },
    medianPrice: rows.find(({ part }) => part === partNames.median)?.counts[0] ?? null,
    priceHistogram: barsOf(priceEdges(mode), (index) => prices.get(index) ?? 0),
    landRanges: barsOf(landEdges, (index) => lands.get(index) ?? 0),
    auctionDates: dayCounts(days, dimension('auctions')),
    inspectionDates: dayCounts(days, cellsOf(partNames.inspections)),
  }
}

const dayCounts = (days: readonly string[], counts: Cells): Count<string>[] =>
  days.map((value, index) => ({ value, count: counts.get(index) ?? 0 }))

function totalsOf(flags: Cells): Pick<SearchAggregations, 'totals'> & Pick<SearchAggregations['facets'], 'underOffer'> {
  const found = [...flags].filter(([key]) => key >> KEY_SHIFT === 0)
  const offered = [...flags].filter(([key]) => isCounted(key >> KEY_SHIFT, 'isUnderOffer'))
  const having = (cells: [number, number][], bit: number): number => sum(cells.filter(([key]) => (key & bit) !== 0))
  const total = sum(found)
  const chosen = having(found, flagBits.chosen)
  return {
    totals: {
      total,
      chosen,
      surrounding: total - chosen,
      newListings: having(found, flagBits.newListing),
      underOffer: having(found, flagBits.underOffer),
      withAuction: having(found, flagBits.withAuction),
      withInspection: having(found, flagBits.withInspection),
    },
    underOffer: { included: sum(offered), excluded: sum(offered) - having(offered, flagBits.underOffer) },
  }
}

const sum = (cells: readonly [number, number][]): number => cells.reduce((total, [, count]) => total + count, 0)

/** Whether a facet that ignores its own filter counts rows that fail this one. */
const isCounted = (failed: number, name: FilterName): boolean => failed === 0 || failed === filterBit(name)

function roomFacets(cells: Cells): Omit<SearchAggregations['facets'], 'features' | 'underOffer'> {
  const along = (name: FilterName, valueOf: (key: number) => number): Cells => {
    const counts = new Map<number, number>()
    for (const [key, count] of cells) {
      const value = valueOf(key)
      if (isCounted(key >> KEY_SHIFT, name)) counts.set(value, (counts.get(value) ?? 0) + count)
    }
    return counts
  }
  const types = along('propertyTypes', (key) => key & 31)
  const rooms = (name: keyof typeof roomShifts): Cells => along(name, (key) => ((key >> roomShifts[name]) & 7) - 1)
  return {
    propertyTypes: propertyTypeNames
      .map((value) => ({ value, count: types.get(propertyTypes[value].number) ?? 0 }))
      .filter(({ count }) => count > 0),
    bedrooms: roomCounts([0, 1, 2, 3, 4, 5], rooms('bedrooms')),
    bathrooms: roomCounts([1, 2, 3, 4, 5], rooms('bathrooms')),
    carSpaces: roomCounts([1, 2, 3, 4, 5], rooms('carSpaces')),
  }
}

const roomCounts = (values: readonly number[], counts: Cells): Count<number>[] =>
  values.map((value) => ({ value, count: counts.get(value) ?? 0 }))

/** Each group of ten bits is a key that counts for every feature in it. */
function featureCounts(groups: readonly Cells[]): SearchAggregations['facets']['features'] {
  return propertyFeatureNames.map((value) => {
    const { bit } = propertyFeatures[value]
    let count = 0
    for (const [key, listings] of groups[Math.floor(bit / 10)] ?? []) if ((key >> (bit % 10)) & 1) count += listings
    return { value, count }
  })
}

import { propertyFeatures, propertyFeatureNames } from '#domain/lookups/features.ts'
import { propertyTypeNames, propertyTypes } from '#domain/lookups/property-types.ts'
import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { barsOf, landEdges, priceEdges } from './histogram-edges.ts'
import type { Count, SearchAggregations } from './listing-search.ts'
import { filterBits } from './search-conditions.ts'

/** A figure: `key` means something within its part only. */
export type AggregationRow = { part: number; key: number; count: number | null }

export const partNumbers = {
  totals: 0,
  median: 1,
  cube: 2,
  price: 3,
  land: 4,
  auctions: 5,
  inspections: 6,
  features: [7, 8, 9, 10],
} as const

/** Where the key of a cube cell holds what; below them the failed filter, and rooms are one more, 0 for not stated. */
export const roomPositions = { propertyType: 4, bedrooms: 9, bathrooms: 12, carSpaces: 15 } as const

/** The figures of a search from the rows that aggregateInSql asked for. */
export function foldAggregations(
  rows: readonly AggregationRow[],
  mode: SearchMode,
  days: readonly string[],
): SearchAggregations {
  const partOf = partsByNumber(rows)
  const total = (key: number): number => partOf(partNumbers.totals).get(key) ?? 0
  const cube = partOf(partNumbers.cube)
  const price = partOf(partNumbers.price)
  const land = partOf(partNumbers.land)
  const median = rows.find(({ part }) => part === partNumbers.median)
  return {
    totals: {
      total: total(0),
      chosen: total(1),
      surrounding: total(0) - total(1),
      newListings: total(2),
      underOffer: total(3),
      withAuction: total(4),
      withInspection: total(5),
    },
    facets: {
      ...cubeFacets(cube),
      features: featureCounts(partNumbers.features.map(partOf)),
      underOffer: { included: total(6), excluded: total(7) },
    },
    medianPrice: median?.count ?? null,
    priceHistogram: barsOf(priceEdges(mode), (index) => price.get(index) ?? 0),
    landRanges: barsOf(landEdges, (index) => land.get(index) ?? 0),
    auctionDates: dayCounts(days, partOf(partNumbers.auctions)),
    inspectionDates: dayCounts(days, partOf(partNumbers.inspections)),
  }
}

type Part = ReadonlyMap<number, number>

function partsByNumber(rows: readonly AggregationRow[]): (part: number) => Part {
  const parts = new Map<number, Map<number, number>>()
  for (const { part, key, count } of rows) {
    if (!parts.has(part)) parts.set(part, new Map())
    parts.get(part)?.set(key, count ?? 0)
  }
  return (part) => parts.get(part) ?? new Map()
}

const dayCounts = (days: readonly string[], counts: Part): Count<string>[] =>
  days.map((value, index) => ({ value, count: counts.get(index) ?? 0 }))

function cubeFacets(cube: Part): Omit<SearchAggregations['facets'], 'features' | 'underOffer'> {
  const typeCounts = new Map<number, number>()
  const bedrooms = new Map<number, number>()
  const bathrooms = new Map<number, number>()
  const carSpaces = new Map<number, number>()
  const room = (key: number, position: number): number => ((key >> position) & 7) - 1
  for (const [key, count] of cube) {
    const failed = key & 15
    const add = (bit: number, counts: Map<number, number>, value: number): void => {
      if (failed === 0 || failed === bit) counts.set(value, (counts.get(value) ?? 0) + count)
    }
    add(filterBits.propertyTypes, typeCounts, (key >> roomPositions.propertyType) & 31)
    add(filterBits.bedrooms, bedrooms, room(key, roomPositions.bedrooms))
    add(filterBits.bathrooms, bathrooms, room(key, roomPositions.bathrooms))
    add(filterBits.carSpaces, carSpaces, room(key, roomPositions.carSpaces))
  }
  return {
    propertyTypes: propertyTypeNames
      .map((value) => ({ value, count: typeCounts.get(propertyTypes[value].number) ?? 0 }))
      .filter(({ count }) => count > 0),
    bedrooms: roomCounts([0, 1, 2, 3, 4, 5], bedrooms),
    bathrooms: roomCounts([1, 2, 3, 4, 5], bathrooms),
    carSpaces: roomCounts([1, 2, 3, 4, 5], carSpaces),
  }
}

const roomCounts = (values: readonly number[], counts: Part): Count<number>[] =>
  values.map((value) => ({ value, count: counts.get(value) ?? 0 }))

function featureCounts(pieces: readonly Part[]): SearchAggregations['facets']['features'] {
  return propertyFeatureNames.map((value) => {
    const { bit } = propertyFeatures[value]
    let count = 0
    for (const [key, listings] of pieces[Math.floor(bit / 10)] ?? []) if ((key >> (bit % 10)) & 1) count += listings
    return { value, count }
  })
}

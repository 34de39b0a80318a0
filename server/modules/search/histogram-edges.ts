import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { priceSteps } from '#domain/price/price-options.ts'
import type { HistogramBar } from './listing-search.ts'

/** Square metres: town blocks in fine steps, then an acre, one hectare and up. */
export const landEdges: readonly number[] = [
  200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 4000, 10_000, 20_000, 50_000, 100_000, 500_000, 1_000_000,
]

/** The prices of the mode's own price filter. */
export const priceEdges = (mode: SearchMode): readonly number[] => priceSteps(mode).filter((price) => price > 0)

/** One bar below the first edge, one from each edge to the next, one from the last on. */
export const barsOf = (edges: readonly number[], countOfBar: (index: number) => number): HistogramBar[] =>
  Array.from({ length: edges.length + 1 }, (_, index) => ({
    min: edges[index - 1] ?? null,
    max: edges[index] ?? null,
    count: countOfBar(index),
  }))

import type { SearchContext } from '#domain/lookups/search-contexts.ts'

/** What a search without a place is in, for titles such as "Homes for rent in the area you drew"; null for others. */
export const areaName = (context: SearchContext): string | null => names[context] ?? null

const names: Partial<Record<SearchContext, string>> = { draw: 'the area you drew', map: 'the map area' }

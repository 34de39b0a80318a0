/** Where a search comes from: chosen places, the visible map, a drawn shape, or one agency (docs/product.md, section 2.12). */
export const searchContexts = ['location', 'map', 'draw', 'office'] as const

export type SearchContext = (typeof searchContexts)[number]

import type { CollectionSort } from '#src/api/generated/graphql.ts'

export const sorts = [
  'added',
  'priceLowToHigh',
  'priceHighToLow',
  'reactions',
  'nextInspection',
] as const satisfies readonly CollectionSort[]
export const views = ['grid', 'list', 'map'] as const
export const filters = ['all', 'likedByAll', 'mine', 'inspections', 'offMarket'] as const

type CollectionViewKind = (typeof views)[number]
export type HomeFilter = (typeof filters)[number]
/** How the homes of a collection are shown; it stands in the query string. */
export type ViewChoice = { sort: CollectionSort; view: CollectionViewKind; only: HomeFilter }

const usual: ViewChoice = { sort: 'added', view: 'grid', only: 'all' }

/** Reads a query string; what it does not know is as usual. */
export function readViewChoice(search: string): ViewChoice {
  const query = new URLSearchParams(search)
  return {
    sort: sorts.find((each) => each === query.get('sort')) ?? usual.sort,
    view: views.find((each) => each === query.get('view')) ?? usual.view,
    only: filters.find((each) => each === query.get('only')) ?? usual.only,
  }
}

/** The query string with its question mark; what is usual is left out. */
export function formatViewChoice(choice: ViewChoice): string {
  const names = ['only', 'sort', 'view'] as const
  const query = new URLSearchParams(
    names.filter((name) => choice[name] !== usual[name]).map((name) => [name, choice[name]]),
  )
  return query.size === 0 ? '' : `?${query}`
}

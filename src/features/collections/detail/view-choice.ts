import { type CollectionFilter, collectionFilters } from '#domain/collections/collection-filter.ts'
import { MOST_COLLECTION_LISTINGS } from '#domain/collections/collection-limits.ts'
import type { CollectionSort } from '#src/api/generated/graphql.ts'

export const sorts = [
  'added',
  'priceLowToHigh',
  'priceHighToLow',
  'reactions',
  'nextInspection',
] as const satisfies readonly CollectionSort[]
export const views = ['grid', 'list', 'map'] as const

type CollectionViewKind = (typeof views)[number]
/** How the homes of a collection are shown; it stands in the query string. */
export type ViewChoice = {
  sort: CollectionSort
  view: CollectionViewKind
  only: CollectionFilter
  /** The first is 1. */
  page: number
}

/** More would take much longer to show than a page of results. */
export const HOMES_ON_PAGE = 50

export const usualView: ViewChoice = { sort: 'added', view: 'grid', only: 'all', page: 1 }

/** Reads a query string; what it does not know is as usualView. */
export function readViewChoice(search: string): ViewChoice {
  const query = new URLSearchParams(search)
  return {
    sort: sorts.find((each) => each === query.get('sort')) ?? usualView.sort,
    view: views.find((each) => each === query.get('view')) ?? usualView.view,
    only: collectionFilters.find((each) => each === query.get('only')) ?? usualView.only,
    page: readPage(query.get('page')),
  }
}

/** The query string with its question mark; what is usual is left out. */
export function formatViewChoice(choice: ViewChoice): string {
  const names = ['only', 'page', 'sort', 'view'] as const
  const query = new URLSearchParams(
    names.filter((name) => choice[name] !== usualView[name]).map((name) => [name, String(choice[name])]),
  )
  return query.size === 0 ? '' : `?${query}`
}

function readPage(text: string | null): number {
  const page = /^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) : usualView.page
  return page > MOST_COLLECTION_LISTINGS / HOMES_ON_PAGE ? usualView.page : page
}

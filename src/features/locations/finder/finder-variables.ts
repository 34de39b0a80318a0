import type { FinderView } from '#domain/locations/finder-url.ts'

/** Fills two and three columns evenly. */
export const FINDER_PAGE_SIZE = 90

/** What the list of a view is asked with. */
export const finderVariables = (view: FinderView) => ({
  filter: {
    type: kindOfView(view),
    stateCode: view.stateCode,
    letter: view.letter,
    query: view.query,
    parentUri: 'parentUri' in view.subject ? view.subject.parentUri : null,
    order: 'name' as const,
  },
  paging: { skip: (view.page - 1) * FINDER_PAGE_SIZE, take: FINDER_PAGE_SIZE },
})

export type PlaceKind = 'region' | 'suburb' | 'street'

/** Which kind of place a view lists. */
export function kindOfView({ subject }: FinderView): PlaceKind {
  if ('parentType' in subject) return subject.parentType === 'region' ? 'suburb' : 'street'
  return subject.tab === 'popular' ? 'suburb' : subject.tab
}

import { deferredView } from '#src/shared/runtime/deferred-view.tsx'

export const { load: loadNoCards, View: NoCards } = deferredView(() => import('./list/no-cards.tsx'), {
  when: 'load',
  view: (module) => module.NoCards,
})

export const { load: loadMissingSearch, View: MissingSearch } = deferredView(() => import('./missing-search.tsx'), {
  when: 'load',
  view: (module) => module.MissingSearch,
})

export const { load: loadOfficeHead, View: OfficeHead } = deferredView(() => import('./office-head.tsx'), {
  when: 'load',
  view: (module) => module.OfficeHead,
})

/** The server has written the title of the first page. */
export const { load: loadSearchHead, View: SearchHead } = deferredView(() => import('./search-head.tsx'), {
  when: 'load',
  view: (module) => module.SearchHead,
})

const importFilters = () => import('./filters/filter-chips.tsx')

export const { load: loadFilterChips, View: FilterChips } = deferredView(importFilters, {
  when: 'load',
  view: (module) => module.FilterChips,
})
export const { load: loadFilterCount, View: FilterCount } = deferredView(importFilters, {
  when: 'load',
  view: (module) => module.FilterCount,
})
export const { load: loadSearchLabel, View: SearchLabel } = deferredView(importFilters, {
  when: 'load',
  view: (module) => module.SearchLabel,
})

/** Plain links, which answer before the browser turns to them. */
export const { load: loadPagination, View: Pagination } = deferredView(
  () => import('#src/design/pagination/pagination.tsx'),
  { when: 'idle', view: (module) => module.Pagination },
)

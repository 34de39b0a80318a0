import { deferredView } from '#src/shared/runtime/deferred-view.tsx'

export const { load: loadEmptyResult, View: EmptyResult } = deferredView(() => import('./list/empty-result.tsx'), {
  when: 'load',
  view: (module) => module.EmptyResult,
})

export const { load: loadOfficeHead, View: OfficeHead } = deferredView(() => import('./office-head.tsx'), {
  when: 'load',
  view: (module) => module.OfficeHead,
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

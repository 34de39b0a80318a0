// The styles of what the server renders; its code comes later.
import '#src/design/pagination/pagination.css.ts'
import { now, onIdle } from '#src/shared/runtime/later-code.ts'
import { viewOf } from '#src/shared/runtime/view-of.tsx'

export const noCards = now(() => import('./list/no-cards.tsx'))
export const NoCards = viewOf(noCards, (module) => module.NoCards)

export const MissingSearch = viewOf(
  now(() => import('./missing-search.tsx')),
  (module) => module.MissingSearch,
)

export const officeHead = now(() => import('./office-head.tsx'))
export const OfficeHead = viewOf(officeHead, (module) => module.OfficeHead)

/** The server has written the title of the first page. */
export const searchHead = now(() => import('./search-head.tsx'))
export const SearchHead = viewOf(searchHead, (module) => module.SearchHead)

export const filterChips = now(() => import('./filters/filter-chips.tsx'))
export const FilterChips = viewOf(filterChips, (module) => module.FilterChips)
export const FilterCount = viewOf(filterChips, (module) => module.FilterCount)
export const SearchLabel = viewOf(filterChips, (module) => module.SearchLabel)

export const placeRatings = onIdle(() => import('./list/place-ratings.tsx'))
export const PlaceRatings = viewOf(placeRatings, (module) => module.PlaceRatings)

/** Plain links, which answer before the browser turns to them. */
export const Pagination = viewOf(
  onIdle(() => import('#src/design/pagination/pagination.tsx')),
  (module) => module.Pagination,
)

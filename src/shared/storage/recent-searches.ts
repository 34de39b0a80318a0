import { type SearchMode, searchModeNames } from '#domain/lookups/search-modes.ts'
import { storedList } from './stored-list.ts'

export type RecentSearch = {
  /** The canonical address, from the slash on. */
  address: string
  /** What it looked for, as the visitor would say it: "Fitzroy, VIC 3065 · House · 3 bed". */
  label: string
  mode: SearchMode
  /** When, in milliseconds since 1970. */
  at: number
}

const KEPT = 10
const LONGEST_ADDRESS = 2000
const LONGEST_LABEL = 400

const searches = storedList<RecentSearch>({
  key: 'recentSearches',
  limit: KEPT,
  isEntry: isRecentSearch,
  // Searches that look the same to the visitor are: sort, page and map do not tell them apart.
  identityOf: ({ mode, label }) => `${mode} ${label}`,
})

/** The searches of this browser, most recent first, at most 10. */
export const readRecentSearches = (): readonly RecentSearch[] => searches.read()

/** Puts a search first; one that looks the same and was made before goes. */
export const rememberSearch = (search: RecentSearch): void =>
  searches.add({ ...search, label: search.label.slice(0, LONGEST_LABEL) })

/** Tells of changes here and in other tabs; returns how to stop. */
export const onRecentSearches = (listener: () => void): (() => void) => searches.onChange(listener)

function isRecentSearch(found: unknown): found is RecentSearch {
  if (typeof found !== 'object' || found === null) return false
  const { address, label, mode, at } = found as Partial<Record<keyof RecentSearch, unknown>> // each is looked at below
  return (
    typeof address === 'string' &&
    address.length <= LONGEST_ADDRESS &&
    /^\/(?:for-sale|for-rent|sold-properties|leased|real-estate-agency)\//.test(address) &&
    typeof label === 'string' &&
    label.length > 0 &&
    label.length <= LONGEST_LABEL &&
    searchModeNames.some((name) => name === mode) &&
    Number.isFinite(at)
  )
}

/** Where the filters are kept for the tab, as saved-filters.ts writes them. */
export const KEPT_FILTERS_KEY = 'openFilters'

/** Whether the filters of an address were left open, as by a reload; what was chosen in them comes with their code. */
export function areFiltersKeptOpen(of: string): boolean {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_FILTERS_KEY) ?? '{}')
    return JSON.stringify(kept, ['of', 'isOpen']) === JSON.stringify({ of, isOpen: true })
  } catch {
    return false
  }
}

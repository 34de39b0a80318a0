import { KEPT_FILTERS_KEY as KEY } from './kept-open.ts'
import { parseSearchUrl, formatSearchUrl } from '#domain/search/search-url.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'

/** What is chosen in the filter sheet of an address and not shown yet, kept for the tab so that it survives a reload and Back. */
type SavedFilters = { of: string; draft: string; isOpen: boolean }

export function saveFilters(of: string, draft: SearchParameters, isOpen: boolean): void {
  const address = formatSearchUrl(draft, { hasResults: true })
  if (address === null) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ of, draft: address, isOpen } satisfies SavedFilters))
  } catch {
    // Without storage the choices live as long as the page.
  }
}

export function clearFilters(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept either.
  }
}

/** The choices that were kept for this address; null when there are none. */
export function savedFilters(of: string): SearchParameters | null {
  try {
    const { of: ownAddress, draft } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<SavedFilters> // what is read is checked below
    if (ownAddress !== of || typeof draft !== 'string') return null
    const reading = parseSearchUrl(draft)
    return reading.ok ? reading.parameters : null
  } catch {
    return null
  }
}

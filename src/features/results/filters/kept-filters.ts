import { parseSearchUrl, formatSearchUrl } from '#domain/search/search-url.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'

/** What is chosen in the open filter sheet of an address, kept for the tab so that it survives a reload. */
type KeptFilters = { of: string; draft: string }

const KEY = 'openFilters'

export function keepFilters(of: string, draft: SearchParameters): void {
  const address = formatSearchUrl(draft, { hasResults: true })
  if (address === null) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ of, draft: address } satisfies KeptFilters))
  } catch {
    // Without storage the choices live as long as the page.
  }
}

export function forgetFilters(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept either.
  }
}

/** The choices that were kept for this address; null when there are none. */
export function keptFilters(of: string): SearchParameters | null {
  const kept = storedText()
  if (kept === null) return null
  try {
    const { of: ownAddress, draft } = JSON.parse(kept) as Partial<KeptFilters> // what is read is checked below
    if (ownAddress !== of || typeof draft !== 'string') return null
    const reading = parseSearchUrl(draft)
    return reading.ok ? reading.parameters : null
  } catch {
    return null
  }
}

function storedText(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

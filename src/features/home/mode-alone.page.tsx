import { useLocation } from 'wouter'
import { searchModeOfPathPrefix, searchModes } from '#domain/lookups/search-modes.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import { DEFAULT_LOCATION_URI, defaultSearchParameters } from '#domain/search/search-parameters.ts'
import { now } from '#src/shared/runtime/later-code.ts'
import { viewOf } from '#src/shared/runtime/view-of.tsx'
import type { PageOutcome } from '#src/shared/page/page-outcome.ts'
import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { NotFound } from '#src/shared/page/not-found.tsx'

const startingPlace = now(() => import('./starting-place.tsx'))
const StartingPlace = viewOf(startingPlace, (module) => module.default)

const wordOf = (path: string): string => path.replaceAll('/', '').toLowerCase()

/**
 * A mode alone leads to the visitor's last place (docs/product.md, section 1.3), on the server else to the default one; a short
 * form leads to the long one. In the browser the place may also be that of the browser's position, where sharing it was granted before.
 */
export default definePageFrame({
  View: Page,
  prepare: ({ path, lastLocationUri }) => Promise.resolve(outcomeOf(path, lastLocationUri)),
  deferred: () => [startingPlace],
})

function Page() {
  const [path] = useLocation()
  const mode = searchModeOfPathPrefix(wordOf(path))
  return mode === null ? <NotFound title={notFoundCopy.search} /> : <StartingPlace key={mode} mode={mode} />
}

function outcomeOf(path: string, lastLocationUri: string | null): PageOutcome {
  const mode = searchModeOfPathPrefix(wordOf(path))
  if (mode === null) return { status: 404 }
  const { shortForm, pathPrefix } = searchModes[mode]
  if (wordOf(path) === shortForm) return { status: 301, redirectTo: `/${pathPrefix}` }
  const locationUri = lastLocationUri ?? DEFAULT_LOCATION_URI
  const redirectTo = formatSearchUrl(defaultSearchParameters(mode, { locationUri }), { hasResults: true })
  return redirectTo === null ? { status: 404 } : { status: 302, redirectTo }
}

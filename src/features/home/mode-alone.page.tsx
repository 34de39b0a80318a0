import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { searchModeOfPathPrefix, searchModes } from '#domain/lookups/search-modes.ts'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import { DEFAULT_LOCATION_URI, defaultSearchParameters } from '#domain/search/search-parameters.ts'
import type { PageOutcome, PreparePage } from '#src/api/pages/page-preparation.ts'
import { NotFound } from '#src/property/not-found/not-found.tsx'

const loadStartingPlace = () => import('./starting-place.tsx')
const StartingPlace = lazy(loadStartingPlace)

const wordOf = (path: string): string => path.replaceAll('/', '').toLowerCase()

/**
 * A mode alone leads to the visitor's last place (interpretations 1), on the server else to the default one; a short
 * form leads to the long one.
 */
export const preparePage: PreparePage = ({ path, lastLocationUri }) => {
  if (!import.meta.env.SSR) void loadStartingPlace()
  return Promise.resolve(outcomeOf(path, lastLocationUri))
}

function outcomeOf(path: string, lastLocationUri: string | null): PageOutcome {
  const mode = searchModeOfPathPrefix(wordOf(path))
  if (mode === null) return { status: 404 }
  const { shortForm, pathPrefix } = searchModes[mode]
  if (wordOf(path) === shortForm) return { status: 301, redirectTo: `/${pathPrefix}` }
  const locationUri = lastLocationUri ?? DEFAULT_LOCATION_URI
  const redirectTo = writeSearchAddress(defaultSearchParameters(mode, { locationUri }), { hasResults: true })
  return redirectTo === null ? { status: 404 } : { status: 302, redirectTo }
}

/** In the browser the place may also be that of the browser's position, where sharing it was granted before. */
export function Page() {
  const [path] = useLocation()
  const mode = searchModeOfPathPrefix(wordOf(path))
  if (mode === null) return <NotFound title="There is no such search" />
  return (
    <Suspense fallback={null}>
      <StartingPlace key={mode} mode={mode} />
    </Suspense>
  )
}

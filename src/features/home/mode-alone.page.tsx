import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { searchModeOfPathPrefix, searchModes } from '#domain/lookups/search-modes.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import { DEFAULT_LOCATION_URI, defaultSearchParameters } from '#domain/search/search-parameters.ts'
import { deferredCode } from '#src/api/code/deferred-code.ts'
import { AwaitCode } from '#src/shared/runtime/await-code.tsx'
import type { PageOutcome, PreparePage } from '#src/api/pages/page-preparation.ts'
import { notFoundCopy } from '#src/shared/not-found/not-found.copy.ts'
import { NotFound } from '#src/shared/not-found/not-found.tsx'

const startingPlace = deferredCode(() => import('./starting-place.tsx'))

const wordOf = (path: string): string => path.replaceAll('/', '').toLowerCase()

/**
 * A mode alone leads to the visitor's last place (docs/product.md, section 1.3), on the server else to the default one; a short
 * form leads to the long one.
 */
export const preparePage: PreparePage = ({ path, lastLocationUri }) => {
  if (!import.meta.env.SSR) startingPlace.prefetch()
  return Promise.resolve(outcomeOf(path, lastLocationUri))
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

/** In the browser the place may also be that of the browser's position, where sharing it was granted before. */
export function Page() {
  const [path] = useLocation()
  const mode = searchModeOfPathPrefix(wordOf(path))
  if (mode === null) return <NotFound title={notFoundCopy.search} />
  return (
    <Suspense fallback={null}>
      <AwaitCode key={mode} code={startingPlace}>
        {({ default: StartingPlace }) => <StartingPlace mode={mode} />}
      </AwaitCode>
    </Suspense>
  )
}

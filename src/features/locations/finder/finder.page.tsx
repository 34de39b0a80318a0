import { Redirect, useLocation, useSearch } from 'wouter'
import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { parseFinderUrl } from '#domain/locations/finder-url.ts'
import { FoundPlaces } from './found-places.tsx'
import { outcomeWithoutView, prepareFinder } from './prepare-finder.ts'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'

export default definePageFrame({ prepare: prepareFinder, View: Page })

/** Places to choose from; the address is all the state there is. */
function Page() {
  const [path] = useLocation()
  const search = useSearch()
  const view = parseFinderUrl(path, search)
  if (view === null) {
    const outcome = outcomeWithoutView(path)
    return 'redirectTo' in outcome ? (
      <Redirect to={outcome.redirectTo} replace />
    ) : (
      <NotFound title={notFoundCopy.page} />
    )
  }
  return <FoundPlaces view={view} />
}

import { Redirect, useLocation, useSearch } from 'wouter'
import { type FinderView, readFinderAddress } from '#domain/locations/finder-address.ts'
import { PopularSuburbs } from './popular-suburbs.tsx'
import { FoundPlaces } from './found-places.tsx'
import { outcomeWithoutView, prepareFinder } from './prepare-finder.ts'
import { NotFound } from '#src/property/not-found/not-found.tsx'

export const preparePage = prepareFinder

/** Places to choose from; the address is all the state there is. */
export function Page() {
  const [path] = useLocation()
  const search = useSearch()
  const view = readFinderAddress(path, search)
  if (view === null) {
    const outcome = outcomeWithoutView(path)
    return 'redirectTo' in outcome ? <Redirect to={outcome.redirectTo} replace /> : <NotFound title={UNKNOWN} />
  }
  return isPopular(view) ? <PopularSuburbs view={view} /> : <FoundPlaces view={view} />
}

const UNKNOWN = 'There is no such list of places'

const isPopular = ({ subject }: FinderView): boolean => 'tab' in subject && subject.tab === 'popular'

import { type SearchMode, searchModes } from '#domain/lookups/search-modes.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'

/** The search of a place alone, so that it finds as many homes as the page of the place counts. */
export function searchOfPlace(mode: SearchMode, locationUri: string): string {
  const parameters = defaultSearchParameters(mode, { locationUri })
  const address = formatSearchUrl(
    {
      ...parameters,
      locationSearchContext: { ...parameters.locationSearchContext, includeSurroundingSuburbs: false },
    },
    { hasResults: true },
  )
  return address ?? `/${searchModes[mode].pathPrefix}`
}

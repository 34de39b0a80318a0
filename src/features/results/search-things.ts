import { searchModes } from '#domain/lookups/search-modes.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { ListingSearchQuery } from '#src/api/generated/graphql.ts'
import { breadcrumbList } from '#src/property/page-head/structured-data/breadcrumb-list.ts'
import { officeThing } from '#src/property/page-head/structured-data/office-thing.ts'
import { resultList } from '#src/property/page-head/structured-data/result-list.ts'
import type { Thing } from '#src/property/page-head/structured-data/thing.ts'

type Result = ListingSearchQuery['listingSearch']

/** What search engines are told of a page of results: the homes on it, the way to it, and whose they are. */
export function searchThings(
  origin: string,
  parameters: SearchParameters,
  result: Result,
  whose: string | null,
): Thing[] {
  const { displayName, pathPrefix } = searchModes[parameters.searchMode]
  const { officeUri } = parameters.locationSearchContext
  const isOfOffice = parameters.context === 'office' && officeUri
  return [
    resultList(origin, result.results, parameters.paging.skip),
    breadcrumbList(origin, [
      { label: 'Home', href: '/' },
      ...(isOfOffice ? [] : [{ label: displayName, href: `/${pathPrefix}` }]),
      { label: whose ?? displayName },
    ]),
    ...(isOfOffice && whose !== null ? [officeThing(origin, { uri: officeUri, name: whose })] : []),
  ]
}

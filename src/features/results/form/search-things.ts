import { searchModes } from '#domain/lookups/search-modes.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { SearchThings_OfficeFragment, SearchThings_ResultFragment } from '#src/api/generated/graphql.ts'
import { breadcrumbList } from '#src/shared/seo/structured-data/breadcrumb-list.ts'
import { officeThing } from '#src/shared/seo/structured-data/office-thing.ts'
import { resultList } from '#src/shared/seo/structured-data/result-list.ts'
import type { Thing } from '#src/shared/seo/structured-data/thing.ts'

/** What search engines are told of a page of results: the homes on it, the way to it, and whose they are. */
export function searchThings(
  origin: string,
  parameters: SearchParameters,
  result: SearchThings_ResultFragment,
  { whose, office }: { whose: string | null; office: SearchThings_OfficeFragment | null },
): Thing[] {
  const { displayName } = searchModes[parameters.searchMode]
  return [
    resultList(origin, result.results, parameters.paging.skip),
    breadcrumbList(origin, [{ label: 'Home', href: '/' }, { label: whose ?? displayName }]),
    ...(parameters.context === 'office' && office !== null ? [officeThing(origin, office)] : []),
  ]
}

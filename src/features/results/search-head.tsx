import { searchModes } from '#domain/lookups/search-modes.ts'
import { hasFilters } from '#domain/search/change-search.ts'
import { searchCountText } from '#domain/search/search-count-text.ts'
import { facetTitle } from '#domain/search/facet-title.ts'
import { pageNumber, type SearchParameters } from '#domain/search/search-parameters.ts'
import type { SearchHead_ResultFragment, SearchThings_OfficeFragment } from '#src/api/generated/graphql.ts'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { SEARCH_LABEL_NAME } from '#src/shared/storage/search-label.ts'
import { areaName } from './map/area.copy.ts'
import { searchHeadCopy } from './search-head.copy.ts'
import { SearchLabel } from './parts.ts'
import { searchThings } from './form/search-things.ts'

type Props = {
  parameters: SearchParameters
  result: SearchHead_ResultFragment | undefined
  canonical: string | null
  /** The place or the office in words. */
  whose: string | null
  /** Whose homes they are, where they are an agency's. */
  office: SearchThings_OfficeFragment | null
  hasFailed: boolean
}

/** Title, description and what else the head of a page of results holds. */
export function SearchHead({ parameters, result, canonical, whose, office, hasFailed }: Props) {
  return (
    <>
      {whose && !hasFilters(parameters) && <meta name={SEARCH_LABEL_NAME} content={whose} />}
      {whose && hasFilters(parameters) && <SearchLabel parameters={parameters} whose={whose} />}
      <PageHead
        title={pageTitle(parameters, whose ?? areaName(parameters.context))}
        description={
          result && !hasFailed ? searchCountText(result, parameters, whose, parameters.context === 'office') : undefined
        }
        canonicalPath={canonical ?? undefined}
        isIndexed={office?.isClosed !== true && (result === undefined || isWorthFinding(parameters, canonical, result))}
        picture={result?.results[0]?.media.photos[0]}
        describe={
          import.meta.env.SSR && result
            ? (origin) => searchThings(origin, parameters, result, { whose, office })
            : undefined
        }
      />
    </>
  )
}

function pageTitle(parameters: SearchParameters, whose: string | null): string {
  const page = pageNumber(parameters.paging)
  const isOffice = parameters.context === 'office'
  const title =
    whose === null
      ? searchModes[parameters.searchMode].displayName
      : (facetTitle(parameters, searchHeadCopy.where(whose, isOffice)) ??
        searchHeadCopy.title(parameters.searchMode, whose, isOffice))
  return page > 1 ? searchHeadCopy.titleOfPage(title, page) : title
}

/** Pages worth finding: of one place or office, without filters beyond those of the path, with homes on them. */
const isWorthFinding = (
  { context }: SearchParameters,
  canonical: string | null,
  { results }: SearchHead_ResultFragment,
): boolean =>
  (context === 'location' || context === 'office') &&
  canonical !== null &&
  !canonical.includes('?') &&
  results.length > 0

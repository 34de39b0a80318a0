import { searchModes, type SearchMode } from '#domain/lookups/search-modes.ts'
import { searchCountText } from '#domain/search/search-count-text.ts'
import { pageNumber, type SearchParameters } from '#domain/search/search-parameters.ts'
import type { ListingSearchQuery } from '#src/api/generated/graphql.ts'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { SEARCH_LABEL_NAME } from '#src/property/memory/search-label.ts'
import { searchThings } from './search-things.ts'

type Props = {
  parameters: SearchParameters
  result: ListingSearchQuery['listingSearch'] | undefined
  canonical: string | null
  /** The place or the office in words. */
  whose: string | null
  hasFailed: boolean
}

/** Title, description and what else the head of a page of results holds. */
export function SearchHead({ parameters, result, canonical, whose, hasFailed }: Props) {
  return (
    <>
      {whose && <meta name={SEARCH_LABEL_NAME} content={whose} />}
      <PageHead
        title={pageTitle(parameters, whose)}
        description={
          result && !hasFailed
            ? searchCountText(result.total, parameters.searchMode, whose, parameters.context === 'office')
            : undefined
        }
        canonicalPath={canonical ?? undefined}
        isIndexed={result === undefined || isWorthFinding(parameters, canonical, result.total)}
        picture={result?.results[0]?.media.photos[0]}
        describe={
          import.meta.env.SSR && result ? (origin) => searchThings(origin, parameters, result, whose) : undefined
        }
      />
    </>
  )
}

const titles: Record<SearchMode, string> = {
  buy: 'Real estate for sale',
  rent: 'Homes for rent',
  sold: 'Sold properties',
  leased: 'Leased properties',
}

function pageTitle(parameters: SearchParameters, whose: string | null): string {
  const page = pageNumber(parameters.paging)
  const title =
    whose === null
      ? searchModes[parameters.searchMode].displayName
      : `${titles[parameters.searchMode]} ${parameters.context === 'office' ? 'by' : 'in'} ${whose}`
  return page > 1 ? `${title}, page ${page}` : title
}

/** Pages worth finding: of one place or office, without filters beyond those of the path, with homes on them. */
const isWorthFinding = ({ context }: SearchParameters, canonical: string | null, total: number): boolean =>
  (context === 'location' || context === 'office') && canonical !== null && !canonical.includes('?') && total > 0

import { withoutFilters } from '#domain/search/change-search.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { Chip } from '#src/design/chip/chip.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { filtersCopy } from '#src/shared/search/filters/filters.copy.ts'
import { SEARCH_LABEL_NAME } from '#src/shared/storage/search-label.ts'
import { filtersInForce } from './filters-in-force.ts'

/** Every filter in force as a chip whose cross is a link to the search without it; from two on also a link that drops all. */
export function FilterChips({ parameters }: { parameters: SearchParameters }) {
  const filters = filtersInForce(parameters)
  return (
    <Inline as="ul" aria-label={filtersCopy.chosenFilters} paddingY={8}>
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Chip removeLabel={filtersCopy.removeFilter(label)} removeHref={addressOf(without)}>
            {label}
          </Chip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link href={addressOf(withoutFilters(parameters))} isStandalone>
            {filtersCopy.clearAll}
          </Link>
        </li>
      )}
    </Inline>
  )
}

const addressOf = (parameters: SearchParameters): string => formatSearchUrl(parameters, { hasResults: true }) ?? ''

/** How many filters are in force, behind the words of the button that opens them. */
export const FilterCount = ({ parameters }: { parameters: SearchParameters }) => (
  <>{` (${filtersInForce(parameters).length})`}</>
)

/** What tells a search with filters from others of the same place, for what remembers searches. */
export const SearchLabel = ({ parameters, whose }: { parameters: SearchParameters; whose: string }) => (
  <meta
    name={SEARCH_LABEL_NAME}
    content={[whose, ...filtersInForce(parameters).map(({ label }) => label)].join(' · ')}
  />
)

import { withoutFilters } from '#domain/search/change-search.ts'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { Chip } from '#src/design/components/chip.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Inline } from '#src/design/components/stack.tsx'
import { filtersInForce } from './filters-in-force.ts'

/** Every filter in force as a chip whose cross is a link to the search without it; from two on also a link that drops all. */
export function FilterChips({ parameters }: { parameters: SearchParameters }) {
  const filters = filtersInForce(parameters)
  if (filters.length === 0) return null
  return (
    <Inline as="ul" aria-label="Filters in force" paddingBottom={16}>
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Chip removeLabel={`Remove: ${label}`} removeHref={addressOf(without)}>
            {label}
          </Chip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link href={addressOf(withoutFilters(parameters))} isStandalone>
            Clear all
          </Link>
        </li>
      )}
    </Inline>
  )
}

const addressOf = (parameters: SearchParameters): string => writeSearchAddress(parameters, { hasResults: true }) ?? ''

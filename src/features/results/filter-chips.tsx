import { writeSearchAddress } from '#domain/search/search-address.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { Chip } from '#src/design/components/chip.tsx'
import { Inline } from '#src/design/components/stack.tsx'
import { filtersInForce } from './filters-in-force.ts'

/** Every filter in force as a chip whose cross is a link to the search without it. */
export function FilterChips({ parameters }: { parameters: SearchParameters }) {
  const filters = filtersInForce(parameters)
  if (filters.length === 0) return null
  return (
    <Inline as="ul" aria-label="Filters in force" paddingY={12}>
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Chip removeLabel={`Remove: ${label}`} removeHref={writeSearchAddress(without, { hasResults: true }) ?? ''}>
            {label}
          </Chip>
        </li>
      ))}
    </Inline>
  )
}

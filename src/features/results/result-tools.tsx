import { sortOptions, sortOptionsOfMode } from '#domain/lookups/sort-options.ts'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { Disclosure } from '#src/design/components/disclosure.tsx'
import { NavigationLink } from '#src/design/components/link.tsx'
import { FiltersButton } from './filters-button.tsx'
import * as styles from './results.css.ts'

/** The filters and the order. Without JavaScript the filters are a page of their own. */
export function ResultTools({ parameters }: { parameters: SearchParameters }) {
  const key = JSON.stringify(parameters)
  return (
    <div className={styles.tools}>
      <FiltersButton key={`filters ${key}`} parameters={parameters} />
      <SortMenu key={`sort ${key}`} parameters={parameters} />
    </div>
  )
}

/** The orders of the mode as links; closes at Escape and when the focus goes on. */
function SortMenu({ parameters }: { parameters: SearchParameters }) {
  return (
    <Disclosure
      summary={`Sort: ${sortOptions[parameters.sortBy].displayName}`}
      className={styles.sort}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <ul className={styles.sortOptions}>
        {sortOptionsOfMode[parameters.searchMode].map((option) => (
          <li key={option}>
            <NavigationLink
              href={sortedAddress(parameters, option)}
              place="list"
              isCurrent={option === parameters.sortBy}
            >
              {sortOptions[option].displayName}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

const sortedAddress = (parameters: SearchParameters, sortBy: SearchParameters['sortBy']): string =>
  writeSearchAddress({ ...parameters, sortBy, paging: { ...parameters.paging, skip: 0 } }, { hasResults: true }) ?? ''

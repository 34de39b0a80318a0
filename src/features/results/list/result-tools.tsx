import { type SortOption, sortOptions, sortOptionsOfMode } from '#domain/lookups/sort-options.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { NavigationLink } from '#src/design/link/link.tsx'
import { FiltersButton } from '#src/features/results/filters/filters-button.tsx'
import { chooseOrder, sortedAddress } from './chosen-order.ts'
import { ShareSearch } from './share-search.tsx'
import * as styles from '#src/features/results/results.css.ts'
import { resultsCopy } from '#src/features/results/results.copy.ts'

/** The filters, sharing and the order. Without JavaScript the filters are a page of their own. */
export function ResultTools({ parameters }: { parameters: SearchParameters }) {
  const key = JSON.stringify(parameters)
  return (
    <div className={styles.tools}>
      <FiltersButton key={`filters ${key}`} parameters={parameters} />
      <ShareSearch beside="tools" />
      <SortMenu key={`sort ${key}`} parameters={parameters} />
    </div>
  )
}

/** The orders of the mode as links; closes at Escape and when the focus goes on. */
function SortMenu({ parameters }: { parameters: SearchParameters }) {
  return (
    <Disclosure
      summary={resultsCopy.sort(sortOptions[parameters.sortBy].displayName)}
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
        {sortOptionsOfMode[parameters.searchMode].map((option: SortOption) => (
          <li key={option}>
            <NavigationLink
              href={sortedAddress(parameters, option)}
              place="list"
              isCurrent={option === parameters.sortBy}
              onClick={() => chooseOrder(option)}
            >
              {sortOptions[option].displayName}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react'
import { sortOptions, sortOptionsOfMode } from '#domain/lookups/sort-options.ts'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { Disclosure } from '#src/design/components/disclosure.tsx'
import { Link, NavigationLink } from '#src/design/components/link.tsx'
import { filtersInForce } from './filters-in-force.ts'
import * as styles from './results.css.ts'

const FilterForm = lazy(() => import('./filter-form.tsx'))

/** The filters and the order. Without JavaScript the filters are a page of their own. */
export function ResultTools({ parameters }: { parameters: SearchParameters }) {
  const filters = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const follow = () => {
    const isNowOpen = filters.current?.open ?? false
    startTransition(() => setIsOpen(isNowOpen))
  }
  // A visitor may open the filters before the page is alive.
  useEffect(follow, [])
  const inForce = filtersInForce(parameters).length
  const formKey = JSON.stringify(parameters)
  const wayWithoutScript = <FilterPageLink parameters={parameters} />
  return (
    <div className={styles.tools}>
      <div className={styles.filters}>
        <Disclosure summary={inForce === 0 ? 'Filters' : `Filters (${inForce})`} ref={filters} onToggle={follow}>
          {isOpen ? (
            <Suspense fallback={wayWithoutScript}>
              <FilterForm key={formKey} parameters={parameters} />
            </Suspense>
          ) : (
            wayWithoutScript
          )}
        </Disclosure>
      </div>
      <SortMenu key={`sort ${formKey}`} parameters={parameters} />
    </div>
  )
}

function FilterPageLink({ parameters }: { parameters: SearchParameters }) {
  const address = writeSearchAddress(parameters, { hasResults: true }) ?? ''
  return (
    <Link href={`/search/filters?${new URLSearchParams({ of: address })}`} isStandalone>
      All filters
    </Link>
  )
}

function SortMenu({ parameters }: { parameters: SearchParameters }) {
  return (
    <div className={styles.sort}>
      <Disclosure summary={`Sort: ${sortOptions[parameters.sortBy].displayName}`}>
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
    </div>
  )
}

const sortedAddress = (parameters: SearchParameters, sortBy: SearchParameters['sortBy']): string =>
  writeSearchAddress({ ...parameters, sortBy, paging: { ...parameters.paging, skip: 0 } }, { hasResults: true }) ?? ''

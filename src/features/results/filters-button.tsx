import SlidersIcon from 'lucide-react/icons/sliders-horizontal'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { ButtonLink } from '#src/design/components/button.tsx'
import { filtersInForce } from './filters-in-force.ts'
import { keptFilters } from './kept-filters.ts'

const loadSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazy(loadSheet)

/** Opens the filters, whose code comes when the visitor turns to them. Without JavaScript it leads to a page of filters. */
export function FiltersButton({ parameters }: { parameters: SearchParameters }) {
  const address = writeSearchAddress(parameters, { hasResults: true }) ?? ''
  const wasOpen = useSyncExternalStore(
    never,
    () => keptFilters(address) !== null,
    () => false,
  )
  const [opening, setOpening] = useState<{ count: number; isOpen: boolean } | null>(null)
  const { count, isOpen } = opening ?? { count: 0, isOpen: wasOpen }
  const attend = () => void loadSheet()
  const inForce = filtersInForce(parameters).length
  return (
    <>
      <ButtonLink
        href={`/search/filters?${new URLSearchParams({ of: address })}`}
        look="secondary"
        icon={SlidersIcon}
        aria-haspopup="dialog"
        onPointerEnter={attend}
        onFocus={attend}
        onClick={(event) => {
          event.preventDefault()
          setOpening({ count: count + 1, isOpen: true })
        }}
      >
        {inForce === 0 ? 'Filters' : `Filters (${inForce})`}
      </ButtonLink>
      {(opening !== null || wasOpen) && (
        <Suspense fallback={null}>
          <FilterSheet
            key={count}
            parameters={parameters}
            address={address}
            isOpen={isOpen}
            onClose={() => setOpening({ count, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}

/** Whether the sheet was open is looked at once, when the page comes to life. */
const never = () => () => {}

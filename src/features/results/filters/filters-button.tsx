import SlidersIcon from 'lucide-react/icons/sliders-horizontal'
import { useState, useSyncExternalStore } from 'react'
import { hasFilters } from '#domain/search/change-search.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { onIntent, reportMissing } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { isMapOverList } from '#src/shared/map/map-in-view.ts'
import { ButtonLink } from '#src/design/button/button.tsx'
import { resultsCopy } from '#src/features/results/results.copy.ts'
import { areFiltersKeptOpen } from './kept-open.ts'
import { FilterCount } from '#src/features/results/parts.ts'

const filterSheet = onIntent(() => import('./filter-sheet.tsx'))

type Props = {
  parameters: SearchParameters
  /** Whether it stands on the map. Filters that were open before a reload open again with the button that is in view. */
  isOnMap?: boolean
}

/** Opens the filters, whose code comes when the visitor turns to them. Without JavaScript it leads to a page of filters. */
export function FiltersButton({ parameters, isOnMap = false }: Props) {
  const address = formatSearchUrl(parameters, { hasResults: true }) ?? ''
  const wasOpen = useSyncExternalStore(
    never,
    () => isMapOverList() === isOnMap && areFiltersKeptOpen(address),
    () => false,
  )
  const [opening, setOpening] = useState<{ count: number; isOpen: boolean } | null>(null)
  const { count, isOpen } = opening ?? { count: 0, isOpen: wasOpen }
  const FilterSheet = useCodeOnIntent(filterSheet, opening ?? wasOpen, reportMissing)?.default
  return (
    <>
      <ButtonLink
        href={`/search/filters?${new URLSearchParams({ of: address })}`}
        variant="secondary"
        icon={SlidersIcon}
        aria-haspopup="dialog"
        onPointerEnter={filterSheet.prefetch}
        onFocus={filterSheet.prefetch}
        onClick={(event) => {
          event.preventDefault()
          setOpening({ count: count + 1, isOpen: true })
        }}
      >
        <span>{resultsCopy.filters}</span>
        {hasFilters(parameters) && <FilterCount parameters={parameters} />}
      </ButtonLink>
      {FilterSheet && (
        <FilterSheet
          key={count}
          parameters={parameters}
          address={address}
          isOpen={isOpen}
          onClose={() => setOpening({ count, isOpen: false })}
        />
      )}
    </>
  )
}

/** Whether the sheet was open is looked at once, at hydration. */
const never = () => () => {}

import { useEffect, useId, useState } from 'react'
import { withoutFilters } from '#domain/search/change-search.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { Button } from '#src/design/button/button.tsx'
import { Sheet } from '#src/design/modal/modal.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import { useFilterAggregations } from './filter-aggregations.ts'
import { filtersCopy } from '#src/shared/search/filters/filters.copy.ts'
import { FilterForm } from './filter-form.tsx'
import * as styles from '#src/shared/search/filters/filter-form.css.ts'
import { clearFilters, saveFilters, savedFilters } from './saved-filters.ts'
import { showListingsWords } from './show-listings-words.ts'

type Props = {
  parameters: SearchParameters
  /** The address of the search that is filtered. */
  address: string
  isOpen: boolean
  onClose: () => void
}

/** The filters over the results. What is chosen counts only once it is shown; a reload and Back find it again, Escape drops it. */
export default function FilterSheet({ parameters, address, isOpen, onClose }: Props) {
  const [start, setStart] = useState(() => ({ search: savedFilters(address) ?? parameters, timesCleared: 0 }))
  const [draft, setDraft] = useState(start.search)
  const formId = useId()
  const { counts, aggregations } = useFilterAggregations(draft)
  useEffect(() => {
    if (isOpen) saveFilters(address, draft, true)
  }, [isOpen, address, draft])
  useEffect(() => clearFilters, [])

  const close = () => {
    clearFilters()
    onClose()
  }
  const goBack = () => {
    saveFilters(address, draft, false)
    onClose()
  }
  const clear = () => {
    const cleared = withoutFilters(parameters)
    setStart(({ timesCleared }) => ({ search: cleared, timesCleared: timesCleared + 1 }))
    setDraft(cleared)
  }
  const words = showListingsWords(counts)
  return (
    <Sheet
      title={filtersCopy.title}
      isOpen={isOpen}
      onCancel={close}
      onBack={goBack}
      side="right"
      width="wide"
      closeLabel={filtersCopy.close}
      footer={
        <div className={styles.sheetFooter}>
          <Button variant="quiet" onClick={clear}>
            {filtersCopy.clearAll}
          </Button>
          <Button type="submit" form={formId}>
            {words}
          </Button>
          <div role="status" className={styles.sheetStatus}>
            <VisuallyHidden>{counts === undefined ? '' : words}</VisuallyHidden>
          </div>
        </div>
      }
    >
      <FilterForm
        key={start.timesCleared}
        id={formId}
        parameters={start.search}
        draft={draft}
        aggregations={aggregations}
        onDraft={setDraft}
        onSubmitted={close}
      />
    </Sheet>
  )
}

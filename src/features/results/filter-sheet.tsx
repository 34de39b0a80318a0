import { useEffect, useState } from 'react'
import { withoutFilters } from '#domain/search/change-search.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { Button } from '#src/design/components/button.tsx'
import { Sheet } from '#src/design/components/modal.tsx'
import { VisuallyHidden } from '#src/design/components/visually-hidden.tsx'
import { useFilterAggregations } from './filter-aggregations.ts'
import { FILTER_FORM_ID, FilterForm } from './filter-form.tsx'
import * as styles from './filter-form.css.ts'
import { forgetFilters, keepFilters, keptFilters } from './kept-filters.ts'
import { showHomesWords } from './show-homes-words.ts'

type Props = {
  parameters: SearchParameters
  /** The address of the search that is filtered. */
  address: string
  isOpen: boolean
  onClose: () => void
}

/** The filters over the results. What is chosen counts only once it is shown; a reload finds it again, Escape drops it. */
export default function FilterSheet({ parameters, address, isOpen, onClose }: Props) {
  const [start, setStart] = useState(() => ({ search: keptFilters(address) ?? parameters, timesCleared: 0 }))
  const [draft, setDraft] = useState(start.search)
  const { total, aggregations } = useFilterAggregations(draft)
  useEffect(() => keepFilters(address, draft), [address, draft])
  useEffect(() => forgetFilters, [])

  const close = () => {
    forgetFilters()
    onClose()
  }
  const clear = () => {
    const cleared = withoutFilters(parameters)
    setStart(({ timesCleared }) => ({ search: cleared, timesCleared: timesCleared + 1 }))
    setDraft(cleared)
  }
  const words = showHomesWords(total)
  return (
    <Sheet
      title="Filters"
      isOpen={isOpen}
      onCancel={close}
      side="right"
      width="wide"
      closeLabel="Close without changing the filters"
      footer={
        <div className={styles.sheetFooter}>
          <Button look="quiet" onClick={clear}>
            Clear all
          </Button>
          <Button type="submit" form={FILTER_FORM_ID}>
            {words}
          </Button>
          <div role="status" className={styles.sheetStatus}>
            <VisuallyHidden>{total === undefined ? '' : words}</VisuallyHidden>
          </div>
        </div>
      }
    >
      <FilterForm
        key={start.timesCleared}
        parameters={start.search}
        draft={draft}
        aggregations={aggregations}
        onDraft={setDraft}
        onSubmitted={close}
      />
    </Sheet>
  )
}

import SearchIcon from 'lucide-react/icons/search'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type SearchMode, searchModes } from '#domain/lookups/search-modes.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import { ShareSearch } from '#src/features/results/list/share-search.tsx'
import * as styles from '#src/features/results/results.css.ts'
import { resultsCopy } from '#src/features/results/results.copy.ts'

type Props = { mode: SearchMode; whose: string | null; children: ReactNode }

const PANEL_ID = 'search-panel'

/** The search. Where there is little room it is one line that says what is shown and opens it; a search closes it again. */
export function SearchPanel({ mode, whose, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const line = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLInputElement>('input[type=text]')?.focus()
  }, [isOpen])
  return (
    <div className={styles.searchPanel}>
      <div className={styles.searchLine}>
        <button
          ref={line}
          type="button"
          aria-expanded={isOpen}
          aria-controls={PANEL_ID}
          className={styles.summary}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon drawing={SearchIcon} />
          <span className={styles.summaryWords}>
            {searchModes[mode].displayName} · {whose ?? resultsCopy.area}
          </span>
        </button>
        <ShareSearch beside="search" />
      </div>
      <div
        ref={panel}
        id={PANEL_ID}
        className={styles.searchFields}
        data-open={isOpen || undefined}
        onSubmit={() => {
          setIsOpen(false)
          line.current?.focus()
        }}
      >
        {children}
      </div>
    </div>
  )
}

import { withSurroundingSuburbs } from '#domain/search/change-search.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { searchBoxCopy } from './search-box.copy.ts'
import * as styles from './search-box.css.ts'

/** Whether suburbs around the named places count too: a link to the search the other way round. */
export function SurroundingSwitch({ search }: { search: SearchParameters }) {
  const isOn = search.locationSearchContext.includeSurroundingSuburbs
  const other = formatSearchUrl(withSurroundingSuburbs(search, !isOn), { hasResults: true })
  return (
    <a
      href={other ?? ''}
      role="switch"
      aria-checked={isOn}
      className={styles.surroundingSwitch}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        event.currentTarget.click()
      }}
    >
      {searchBoxCopy.surrounding}
    </a>
  )
}

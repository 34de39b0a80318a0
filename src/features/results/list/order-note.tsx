import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { Anchor } from '#src/design/anchor/anchor.tsx'
import { chooseOrder, sortedAddress } from './chosen-order.ts'
import * as styles from '#src/features/results/results.css.ts'
import { orderNotes, resultsCopy } from '#src/features/results/results.copy.ts'

/** How the order comes about, and beside it the way to the newest first where homes for you are shown. */
export function OrderNote({ parameters }: { parameters: SearchParameters }) {
  const note = orderNotes[parameters.sortBy]
  if (!note) return null
  return (
    <p className={styles.orderNote}>
      {note}{' '}
      {parameters.sortBy === 'Boosted' && (
        <Anchor
          href={sortedAddress(parameters, 'Newest')}
          className={styles.newestFirst}
          onClick={() => chooseOrder('Newest')}
        >
          {resultsCopy.newestFirst}
        </Anchor>
      )}
    </p>
  )
}

import { PROMOTION_PATH } from '#domain/content/promotion-path.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { Anchor } from '#src/design/anchor/anchor.tsx'
import { chooseOrder, sortedAddress } from './chosen-order.ts'
import * as styles from '#src/features/results/results.css.ts'
import { orderNotes, resultsCopy } from '#src/features/results/results.copy.ts'

/** How the order comes about, which leads to what promotion is; where it is what decides, also the way to the newest first. */
export function OrderNote({ parameters }: { parameters: SearchParameters }) {
  const note = orderNotes[parameters.sortBy]
  if (!note) return null
  return (
    <p className={styles.orderNote}>
      <Anchor href={PROMOTION_PATH} className={styles.promotion}>
        {note}
      </Anchor>{' '}
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

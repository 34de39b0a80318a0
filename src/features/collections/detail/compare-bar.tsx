import { Button, ButtonLink } from '#src/design/button/button.tsx'
import { collectionCopy as copy } from '../collection.copy.ts'
import * as styles from './collection.css.ts'

type Props = { canonicalUri: string; listingIds: readonly number[]; onClear: () => void }

/** How many homes are chosen to be compared, and the way there; it stays in sight. */
export function CompareBar({ canonicalUri, listingIds, onClear }: Props) {
  return (
    <div role="status" className={styles.compareBar}>
      {listingIds.length > 0 && (
        <div className={styles.compareChoice}>
          {listingIds.length === 1 ? (
            <span>{copy.compareOne}</span>
          ) : (
            <ButtonLink href={`${canonicalUri}/compare?ids=${listingIds.join(',')}`}>
              {copy.compareSelected(listingIds.length)}
            </ButtonLink>
          )}
          <Button variant="quiet" size="small" onClick={onClear}>
            {copy.clearComparison}
          </Button>
        </div>
      )}
    </div>
  )
}

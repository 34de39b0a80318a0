import ShareIcon from 'lucide-react/icons/share-2'
import { Button } from '#src/design/button/button.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import { prefetchSharing, sharePage } from '#src/shared/page/share-page.ts'
import * as styles from '#src/features/results/results.css.ts'
import { resultsCopy } from '#src/features/results/results.copy.ts'

/** Stands beside the line of the search where there is little room, else among the tools of the list. */
export function ShareSearch({ beside }: { beside: 'search' | 'tools' }) {
  return (
    <Button
      variant="quiet"
      icon={ShareIcon}
      title={resultsCopy.share}
      className={styles.share[beside]}
      onPointerEnter={prefetchSharing}
      onFocus={prefetchSharing}
      onClick={sharePage}
    >
      <VisuallyHidden>{resultsCopy.share}</VisuallyHidden>
    </Button>
  )
}

import XIcon from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { chip, chipRemoval } from './chip.css.ts'
import { Anchor } from '#src/design/anchor/anchor.tsx'
import { Icon } from '#src/design/icon/icon.tsx'

/** Removed by a link (`href`, works without JavaScript), by a button (`onRemove`), or not at all. */
type Removal =
  | { removeLabel: string; removeHref: string; onRemove?: () => void }
  | { removeLabel: string; removeHref?: undefined; onRemove: () => void }
  | { removeLabel?: undefined; removeHref?: undefined; onRemove?: undefined }

/** One selected value, and how to remove it. `removeLabel` is the name of that link or button, for instance "Remove: Pool". */
export function Chip({ children, removeLabel, removeHref, onRemove }: Removal & { children: ReactNode }) {
  return (
    <span className={chip({ isRemovable: removeLabel !== undefined })}>
      {children}
      {removeHref !== undefined ? (
        <Anchor href={removeHref} onClick={onRemove} aria-label={removeLabel} className={chipRemoval}>
          <Icon drawing={XIcon} size="small" />
        </Anchor>
      ) : (
        onRemove && (
          <button type="button" onClick={onRemove} aria-label={removeLabel} className={chipRemoval}>
            <Icon drawing={XIcon} size="small" />
          </button>
        )
      )}
    </span>
  )
}

import XIcon from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { chip, chipRemoval } from '../recipes/badge.css.ts'
import { Anchor } from './anchor.tsx'
import { Icon } from './icon.tsx'

/** Removed by a link (`href`, works without JavaScript), by a button (`onRemove`), or not at all. */
type Removal =
  | { removeLabel: string; removeHref: string; onRemove?: () => void }
  | { removeLabel: string; removeHref?: undefined; onRemove: () => void }
  | { removeLabel?: undefined; removeHref?: undefined; onRemove?: undefined }

/** One choice in force, with the way to drop it. `removeLabel` names the removal, for instance "Remove: Pool". */
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

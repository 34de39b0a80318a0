import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Icon } from '#src/design/icon/icon.tsx'
import { navigationLink } from '#src/design/link/link.css.ts'
import * as styles from './dropdown.css.ts'

/**
 * A button of the header with links under it. Without JavaScript, and until its code is there, the browser opens and
 * closes it; then dropdown.island.ts hands it to the machine.
 */
export function Dropdown({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.dropdown} data-dropdown>
      <summary className={navigationLink()}>
        {label}
        <Icon drawing={ChevronDownIcon} size="small" />
      </summary>
      <div className={styles.panel} tabIndex={-1}>
        {children}
      </div>
    </details>
  )
}

import * as styles from './footer.css.ts'
import { footerCopy } from './shell.copy.ts'

/** The portal on a device: a drawing of the device, and words. */
export function StoreBadge({ device }: { device: 'iPhone' | 'Android' }) {
  const isNarrow = device === 'iPhone'
  return (
    <>
      <svg viewBox="0 0 24 32" aria-hidden="true" className={styles.badgeDrawing}>
        <rect x="3" y="1.5" width="18" height="29" rx={isNarrow ? 4.5 : 2.5} />
        <path d={isNarrow ? 'M10 5h4' : 'M12 5h.01'} />
        <path d="m7.5 16.5 4.5-4 4.5 4M9 15.5V21h6v-5.5" />
      </svg>
      <span className={styles.badgeWords}>
        <small>{footerCopy.getApp}</small>
        {device}
      </span>
    </>
  )
}

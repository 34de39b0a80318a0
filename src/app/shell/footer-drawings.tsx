import * as styles from './footer.css.ts'
import { footerCopy } from './shell.copy.ts'

const socialShapes = {
  facebook: (
    <path d="M14 21v-8h3l.5-3.5H14V7.4c0-1.1.5-1.9 2-1.9h1.6V2.3S16.3 2 15 2c-2.8 0-4.5 1.7-4.5 4.7v2.8H7.5V13h3v8" />
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" />
    </>
  ),
  linkedin: (
    <>
      <path d="M4 9.5V20M4 4.5h.01" />
      <path d="M9 20V9.5M9 14c0-2.8 1.6-4.6 4.3-4.6 2.6 0 4.2 1.6 4.2 4.6v6" />
    </>
  ),
}

const emblems = {
  tree: (
    <>
      <path d="M16 28V15M16 21l-5-4M16 18l5-4" />
      <path d="M16 4c5 0 8.5 3.2 8.5 7.3 0 3.7-3 6.2-8.5 6.2s-8.5-2.5-8.5-6.2C7.5 7.2 11 4 16 4z" />
    </>
  ),
  wave: (
    <>
      <path d="M3 23c4 0 4-3 8.5-3s4.5 3 9 3 4.5-3 8.5-3" />
      <path d="M4 12c4-4 8-4 12 1 2-5 6-7 12-6-4 1-6 3-7 7-1 3-4 4-6 2-2-3-6-5-11-4z" />
    </>
  ),
  leaf: (
    <>
      <path d="M5 27C7 14 14 6 27 5c0 13-7 20-18 20" />
      <path d="M9 23c3-5 7-9 12-12" />
    </>
  ),
}

/** A line drawing that stands for a network, in our own hand. */
export function SocialMark({ drawing }: { drawing: keyof typeof socialShapes }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.socialMark}>
      {socialShapes[drawing]}
    </svg>
  )
}

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

type PartnerProps = { name: string; words: readonly [string, string]; emblem: keyof typeof emblems }

/** The wordmark of a partner in one colour, so that it stands on both themes. */
export function PartnerMark({ name, words: [first, second], emblem }: PartnerProps) {
  return (
    <svg viewBox="0 0 176 36" role="img" aria-label={name} className={styles.partnerMark}>
      <g className={styles.emblem}>{emblems[emblem]}</g>
      <text x="40" y="17" className={styles.partnerName}>
        {first}
      </text>
      <text x="40" y="32" className={styles.partnerTrade}>
        {second}
      </text>
    </svg>
  )
}

import type { ReactNode } from 'react'
import { scrolling } from './inspector.css.ts'

/** A named part that scrolls by itself, with the keys too. */
export const ScrollingRegion = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable for the arrow keys
  <div className={scrolling} role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
)

import type { ReactNode } from 'react'
import { skipLink, visuallyHidden } from './visually-hidden.css.ts'
import { componentsCopy } from '#src/design/design.copy.ts'

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>
}

/** The first thing that Tab reaches: past the header, to the element with the given id (which needs `tabIndex={-1}`). */
export function SkipLink({ targetId, children = componentsCopy.skip }: { targetId: string; children?: ReactNode }) {
  return (
    <a href={`#${targetId}`} className={skipLink}>
      {children}
    </a>
  )
}

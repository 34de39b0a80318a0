import type { ReactNode } from 'react'
import { pillLink, pillLinks } from './pill-links.css.ts'
import { Anchor, type AnchorProps } from '#src/design/anchor/anchor.tsx'

/** Links to the variants of one list, such as its sort orders; one of them is shown. `label` names the navigation; holds PillLinks. */
export function PillLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className={pillLinks}>{children}</ul>
    </nav>
  )
}

export function PillLink({ isShown, ...anchor }: Omit<AnchorProps, 'className'> & { isShown: boolean }) {
  return (
    <li>
      <Anchor {...anchor} aria-current={isShown ? 'true' : undefined} className={pillLink} />
    </li>
  )
}

import type { ReactNode } from 'react'
import { pillLink, pillLinks } from '../recipes/pill-links.css.ts'
import { Anchor, type AnchorProps } from './anchor.tsx'

/** The forms of one list as links, of which one is shown: its orders, its states. `label` names the choice; holds PillLinks. */
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

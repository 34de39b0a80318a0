import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import type { ComponentProps, ReactNode } from 'react'
import { disclosureArrow, disclosureBody, disclosureSummary } from './disclosure.css.ts'
import { Icon } from '#src/design/icon/icon.tsx'

type Props = Omit<ComponentProps<'details'>, 'style' | 'title' | 'children'> & {
  summary: ReactNode
  children: ReactNode
}

/** Opens and closes at its summary: the browser's own `<details>`, so it works without JavaScript. */
export function Disclosure({ summary, children, ...details }: Props) {
  return (
    // A visitor may have opened it before the page was hydrated.
    <details suppressHydrationWarning {...details}>
      <summary className={disclosureSummary}>
        {summary}
        <Icon drawing={ChevronDownIcon} className={disclosureArrow} />
      </summary>
      <div className={disclosureBody}>{children}</div>
    </details>
  )
}

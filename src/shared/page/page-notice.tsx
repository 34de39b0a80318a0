import XIcon from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { showInRegion } from '#src/shared/runtime/island-views.tsx'
import { pageNoticeCopy } from './page-notice.copy.ts'
import * as styles from './page-notice.css.ts'

type PageNotice = { tone: 'information' | 'success' | 'danger'; children: ReactNode }

let region: HTMLElement | null = null

/** The place for what is to be said; it stands empty until then, or nothing would be read out. */
export function preparePageNotice(): HTMLElement {
  if (region !== null) return region
  region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.dataset['pageNotice'] = ''
  region.className = styles.region
  document.body.append(region)
  return region
}

/** Says over the page what became of something; it stays until it is closed or the next takes its place, and takes no focus. */
export function showPageNotice({ tone, children }: PageNotice): void {
  showInRegion(
    preparePageNotice(),
    <div className={styles.message}>
      <Notice tone={tone} role="none">
        <span className={styles.withClose}>
          <Inline gap={12}>{children}</Inline>
          <IconButton icon={XIcon} label={pageNoticeCopy.close} size="small" onClick={hidePageNotice} />
        </span>
      </Notice>
    </div>,
  )
}

export function hidePageNotice(): void {
  if (region !== null) showInRegion(region, null)
}

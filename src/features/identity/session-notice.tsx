import XIcon from 'lucide-react/icons/x'
import { createRoot, type Root } from 'react-dom/client'
import { IconButton } from '#src/design/components/icon-button.tsx'
import { Notice } from '#src/design/components/notice.tsx'
import * as styles from './session-notice.css.ts'

type Words = { text: string; tone: 'information' | 'success' | 'warning' | 'danger' }

const SHOWN_MILLISECONDS = 10_000

let root: Root | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Makes the place for what is to be said of the session. It stands empty until then, or nothing would be read out. */
export function prepareSessionNotice(): void {
  if (root !== null) return
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.dataset['session'] = ''
  region.className = styles.region
  document.body.append(region)
  root = createRoot(region)
}

/** Says something of the session: what went wrong until it is closed, the rest for ten seconds. */
export function showSessionNotice(words: Words): void {
  prepareSessionNotice()
  clearTimeout(timer)
  const close = () => root?.render(null)
  root?.render(
    <div className={styles.message}>
      <Notice tone={words.tone} role="none">
        <span className={styles.withClose}>
          {words.text}
          <IconButton icon={XIcon} label="Close this message" size="small" onClick={close} />
        </span>
      </Notice>
    </div>,
  )
  if (words.tone !== 'danger') timer = setTimeout(close, SHOWN_MILLISECONDS)
}

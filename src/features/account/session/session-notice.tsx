import XIcon from 'lucide-react/icons/x'
import { Button } from '#src/design/button/button.tsx'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { noticeCopy } from '#src/features/account/account.copy.ts'
import { showInRegion } from '#src/shared/runtime/island-views.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import * as styles from './session-notice.css.ts'

type Message = {
  text: string
  tone: 'information' | 'success' | 'warning' | 'danger'
  /** Whether the visitor may log in from here. */
  offersLogIn?: boolean
}

const SHOWN_MILLISECONDS = 10_000

let region: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Makes the place for what is to be said of the session. It stands empty until then, or nothing would be read out. */
export function prepareSessionNotice(): HTMLElement {
  if (region !== null) return region
  region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.dataset['session'] = ''
  region.className = styles.region
  document.body.append(region)
  return region
}

/** Says something of the session: what asks for an answer until it is closed, the rest for ten seconds. */
export function showSessionNotice({ text, tone, offersLogIn = false }: Message): void {
  const place = prepareSessionNotice()
  clearTimeout(timer)
  const close = () => showInRegion(place, null)
  const logIn = () => {
    close()
    emit('auth.requested', { form: 'signIn', position: 'other' })
  }
  showInRegion(
    place,
    <div className={styles.message}>
      <Notice tone={tone} role="none">
        <span className={styles.withClose}>
          <span className={styles.text}>
            {text}
            {offersLogIn && (
              <Button size="small" onClick={logIn}>
                {noticeCopy.logIn}
              </Button>
            )}
          </span>
          <IconButton icon={XIcon} label={noticeCopy.close} size="small" onClick={close} />
        </span>
      </Notice>
    </div>,
  )
  if (tone !== 'danger' && !offersLogIn) timer = setTimeout(close, SHOWN_MILLISECONDS)
}

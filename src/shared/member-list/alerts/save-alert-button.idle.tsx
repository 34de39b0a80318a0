import BellPlusIcon from 'lucide-react/icons/bell-plus'
import { useRef } from 'react'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { onIdle } from '#src/shared/runtime/later-code.ts'
import { Button } from '#src/design/button/button.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { useCodeOnIdle } from '#src/shared/runtime/use-code-on-idle.ts'
import type { AlertPosition } from './alert-request.ts'
import { saveAlertCopy } from './save-alert.copy.ts'
import * as styles from './save-alert.css.ts'

const alertLink = onIdle(() => import('./alert-link.tsx'))

type Props = {
  searchParams: SearchParameters
  position: AlertPosition
  label?: string
  variant?: 'primary' | 'secondary'
  size?: 'small' | 'medium'
  /** On phones it is its icon, whose name is the label. */
  isShortOnPhones?: boolean
  className?: string
}

const intend = () => void emit('event.intended', 'alert.requested')

/** Asks for an alert for a search. For members who have one it becomes the way to it, whose code comes on idle. */
export function SaveAlertButton({
  searchParams,
  position,
  label = saveAlertCopy[searchParams.searchMode],
  size,
  isShortOnPhones = false,
  ...look
}: Props) {
  const place = useRef<HTMLDivElement>(null)
  const AlertLink = useCodeOnIdle(alertLink)?.AlertLink
  const button = (
    <Button
      variant="secondary"
      {...look}
      size={size}
      icon={BellPlusIcon}
      aria-haspopup="dialog"
      onPointerEnter={intend}
      onFocus={intend}
      onClick={() => emit('alert.requested', { searchParams, position, place: place.current })}
    >
      <span className={isShortOnPhones ? styles.labelBesidePhones : undefined}>{label}</span>
    </Button>
  )
  return (
    <div ref={place} className={styles.place}>
      {AlertLink ? (
        <AlertLink searchParams={searchParams} size={size} isShortOnPhones={isShortOnPhones}>
          {button}
        </AlertLink>
      ) : (
        button
      )}
    </div>
  )
}

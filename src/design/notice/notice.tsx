import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import InfoIcon from 'lucide-react/icons/info'
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { notice, noticeBody, noticeIcon } from './notice.css.ts'
import { Icon, type IconDrawing } from '#src/design/icon/icon.tsx'

type Tone = 'information' | 'success' | 'warning' | 'danger'
type Props = {
  tone?: Tone
  /** "alert" is announced at once, the default for danger; "status" is announced when the reader pauses; "none" is for what was on the page from the start. */
  role?: 'alert' | 'status' | 'none'
  icon?: IconDrawing
  children: ReactNode
}

const icons: Record<Tone, IconDrawing> = {
  information: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
}

/** A message in a box, in the flow of the page. */
export function Notice({
  tone = 'information',
  role = tone === 'danger' ? 'alert' : 'status',
  icon = icons[tone],
  children,
}: Props) {
  return (
    <div role={role === 'none' ? undefined : role} className={notice({ tone })}>
      <span className={noticeIcon}>
        <Icon drawing={icon} />
      </span>
      <div className={noticeBody}>{children}</div>
    </div>
  )
}

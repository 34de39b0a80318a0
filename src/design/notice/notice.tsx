import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import InfoIcon from 'lucide-react/icons/info'
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import type { IconDrawing } from '#src/design/icon/icon.tsx'
import { NoticeFrame, type NoticeProps } from './notice-frame.tsx'

const icons: Record<NoticeProps['tone'], IconDrawing> = {
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
}: Partial<NoticeProps> & Pick<NoticeProps, 'children'>) {
  return (
    <NoticeFrame tone={tone} role={role} icon={icon}>
      {children}
    </NoticeFrame>
  )
}

import type { ReactNode } from 'react'
import { Icon, type IconDrawing } from '#src/design/icon/icon.tsx'
import { notice, noticeBody, noticeIcon } from './notice.css.ts'

export type NoticeProps = {
  tone: 'information' | 'success' | 'warning' | 'danger'
  /** "alert" is announced at once, the default for danger; "status" is announced when the reader pauses; "none" is for what was on the page from the start. */
  role: 'alert' | 'status' | 'none'
  icon: IconDrawing
  children: ReactNode
}

/** A notice whose icon is named by who shows it: the first load has no room for those of all tones. */
export const NoticeFrame = ({ tone, role, icon, children }: NoticeProps) => (
  <div role={role === 'none' ? undefined : role} className={notice({ tone })}>
    <span className={noticeIcon}>
      <Icon drawing={icon} />
    </span>
    <div className={noticeBody}>{children}</div>
  </div>
)

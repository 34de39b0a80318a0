import { badgeText } from '#domain/notifications/badge-text.ts'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import * as styles from './notification-badge.css.ts'

type Props = {
  count: number
  /** What is counted, after the number: "new listings". */
  what: string
}

/** How much is new behind the link or button that it stands in; nothing where nothing is. */
export function NotificationBadge({ count, what }: Props) {
  const text = badgeText(count)
  if (text === null) return null
  return (
    <span className={styles.badge}>
      {text}
      <VisuallyHidden> {what}</VisuallyHidden>
    </span>
  )
}

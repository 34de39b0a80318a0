import { useSyncExternalStore } from 'react'
import { type BadgeName, badgeCount, onBadgeCounts } from './badge-counts.ts'
import { menuBadgeCopy } from './menu-badge.copy.ts'
import { NotificationBadge } from './notification-badge.tsx'

/** The badge of a link in a menu; it follows the count. */
export function MenuBadge({ name }: { name: BadgeName }) {
  const count = useSyncExternalStore(
    onBadgeCounts,
    () => badgeCount(name),
    () => 0,
  )
  return <NotificationBadge count={count} what={menuBadgeCopy[name](count)} />
}

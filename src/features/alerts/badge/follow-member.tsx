import { onSessionRenewal } from '#src/api/session/renew-session.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { setBadgeCount } from '#src/shared/notifications/badge-counts.ts'
import { countOnMenuButton } from '#src/shared/notifications/count-on-menu-button.ts'
import { MenuBadge } from '#src/shared/notifications/menu-badge.tsx'
import { on } from '#src/shared/runtime/app-events.ts'
import { showInRegion } from '#src/shared/runtime/island-views.tsx'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'
import { forgetAlerts, refreshAlerts } from '../alert-queries.ts'
import { readAlertCount } from './read-alert-count.ts'

/** From the first member on: the badge of the header, counted anew on focus and with a renewed session, and nothing of a member who has left. */
export function followMember({ queryClient, execute }: Pick<IslandContext, 'queryClient' | 'execute'>): void {
  const place = document.querySelector('[data-menu-badge="alerts"]')
  if (place) showInRegion(place, <MenuBadge name="alerts" />)
  countOnMenuButton()
  let memberId: number | null = null
  const count = () => void readAlertCount(execute)
  const follow = () => {
    const session = readSession()
    if (session.status === 'unknown') return
    const next = session.status === 'member' ? session.member.id : null
    if (next === memberId) return
    if (memberId !== null) {
      forgetAlerts(queryClient)
      setBadgeCount('alerts', 0)
    }
    memberId = next
    count()
  }
  follow()
  onSessionChange(follow)
  window.addEventListener('focus', count)
  // Whoever asked for the renewal hears that it failed.
  onSessionRenewal((renewal) => void renewal.then(count, () => {}))
  // A home that is hidden counts no more; the page that is open keeps it, for it may be where it was hidden.
  on('hiddenListings.changed', count)
  on('alerts.changed', () => {
    count()
    void refreshAlerts(queryClient)
  })
}

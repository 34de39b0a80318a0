import { CollectionInvitationsDocument } from '#src/api/generated/documents/collection-invitations.ts'
import { readBackgroundToken } from '#src/api/session/background-token.ts'
import { onSessionRenewal } from '#src/api/session/renew-session.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { setBadgeCount } from '#src/shared/notifications/badge-counts.ts'
import { countOnMenuButton } from '#src/shared/notifications/count-on-menu-button.ts'
import { MenuBadge } from '#src/shared/notifications/menu-badge.tsx'
import { on } from '#src/shared/runtime/app-events.ts'
import { showInRegion } from '#src/shared/runtime/island-views.tsx'
import { currentMember, followMember } from '#src/shared/session/current-member.ts'

/** From the first member on: how many invitations wait for an answer, counted anew on focus, with a renewed session and when collections change. */
export function followInvitations({ execute }: Pick<IslandContext, 'execute'>): void {
  const place = document.querySelector('[data-menu-badge="invitations"]')
  if (place) showInRegion(place, <MenuBadge name="invitations" />)
  countOnMenuButton()
  const count = async () => {
    const member = currentMember()
    if (member === null || readBackgroundToken() === null) return
    try {
      const { collectionInvitations } = await execute(CollectionInvitationsDocument, {}, { isBackground: true })
      if (currentMember()?.id === member.id) setBadgeCount('invitations', collectionInvitations.length)
    } catch {
      // The badge is an extra: the page of collections says what went wrong.
    }
  }
  const countAnew = () => void count()
  countAnew()
  followMember((member) => {
    setBadgeCount('invitations', 0)
    if (member !== null) countAnew()
  })
  window.addEventListener('focus', countAnew)
  // Whoever asked for the renewal hears that it failed.
  onSessionRenewal((renewal) => void renewal.then(countAnew, () => {}))
  on('collections.changed', countAnew)
}

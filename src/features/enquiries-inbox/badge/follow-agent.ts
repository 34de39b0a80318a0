import { EnquiryCountDocument } from '#src/api/generated/documents/enquiry-count.ts'
import { readBackgroundToken } from '#src/api/session/background-token.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { setBadgeCount } from '#src/shared/notifications/badge-counts.ts'
import { countOnMenuButton } from '#src/shared/notifications/count-on-menu-button.ts'
import { on } from '#src/shared/runtime/app-events.ts'
import { publishIsPrincipal } from '#src/shared/session/principal-view.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'

/** From the first agent on: how many enquiries wait unread, counted anew when some came or were read, and whether the agent is a principal; none for others. */
export function followAgent({ execute }: Pick<IslandContext, 'execute'>): void {
  countOnMenuButton()
  const count = async () => {
    const session = readSession()
    if (session.status !== 'member' || !session.member.isAgent) {
      publishIsPrincipal(false)
      return setBadgeCount('enquiries', 0)
    }
    if (readBackgroundToken() === null) return
    try {
      const { enquiryInbox, feedAccess } = await execute(EnquiryCountDocument, {}, { isBackground: true })
      if (readSession() !== session) return
      setBadgeCount('enquiries', enquiryInbox?.unreadCount ?? 0)
      publishIsPrincipal(feedAccess?.isPrincipal ?? false)
    } catch {
      // The badge is an extra: the inbox says what went wrong.
    }
  }
  void count()
  onSessionChange(() => void count())
  on('enquiries.changed', () => void count())
}

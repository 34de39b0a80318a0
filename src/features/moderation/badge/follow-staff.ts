import { kindsToRead } from '#domain/posts/moderated-kinds.ts'
import { CasesCountDocument } from '#src/api/generated/documents/cases-count.ts'
import { readBackgroundToken } from '#src/api/session/background-token.ts'
import { setBadgeCount } from '#src/shared/notifications/badge-counts.ts'
import { countOnMenuButton } from '#src/shared/notifications/count-on-menu-button.ts'
import { on } from '#src/shared/runtime/app-events.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'

/** From the first staff on: how many cases wait for them, counted anew when they decided, and none for others. */
export function followStaff({ execute }: Pick<IslandContext, 'execute'>): void {
  countOnMenuButton()
  const count = async () => {
    const session = readSession()
    const isStaff = session.status === 'member' && kindsToRead(session.member.claims, null).length > 0
    if (!isStaff) return setBadgeCount('moderation', 0)
    if (readBackgroundToken() === null) return
    try {
      const { moderationQueue } = await execute(CasesCountDocument, {}, { isBackground: true })
      if (readSession() === session) setBadgeCount('moderation', moderationQueue.total)
    } catch {
      // The badge is an extra: the page says what went wrong.
    }
  }
  void count()
  onSessionChange(() => void count())
  on('moderation.decided', () => void count())
}

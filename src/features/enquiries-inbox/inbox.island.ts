import { onIntent } from '#src/shared/runtime/later-code.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'

const agentCode = onIntent(() => import('./badge/follow-agent.ts'))

/** Brings the code that counts enquiries once there is an agent. */
export default function startInbox(context: IslandContext): void {
  let isFollowing = false
  const follow = () => {
    const session = readSession()
    if (isFollowing || session.status !== 'member' || !session.member.isAgent) return
    isFollowing = true
    void agentCode.eventually().then((code) => code.followAgent(context))
  }
  follow()
  onSessionChange(follow)
}

import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'

const staffCode = onIntent(() => import('./badge/follow-staff.ts'))

/** Brings the code that counts cases once there is somebody with claims. */
export default function startModeration(context: IslandContext): void {
  let isFollowing = false
  const follow = () => {
    const session = readSession()
    if (isFollowing || session.status !== 'member' || Object.keys(session.member.claims).length === 0) return
    isFollowing = true
    void staffCode.eventually().then((code) => code.followStaff(context))
  }
  follow()
  onSessionChange(follow)
}

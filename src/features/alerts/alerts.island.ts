import { onIntent } from '#src/shared/runtime/later-code.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'
import { hasUnsavedAlert, UNSAVED_ALERT_KEY } from './pending/has-unsaved-alert.ts'

const memberCode = onIntent(() => import('./badge/follow-member.tsx'))
const pendingCode = onIntent(() => import('./pending/pending-alert-actor.ts'))

/** Brings the code for members once one is there, and that for an alert that waits for its member once there is such an alert. */
export default function startAlerts(context: IslandContext): void {
  let isFollowing = false
  const followMember = () => {
    if (isFollowing || readSession().status !== 'member') return
    isFollowing = true
    void memberCode.eventually().then((code) => code.followMember(context))
  }
  const createPending = () => {
    if (hasUnsavedAlert()) void pendingCode.eventually().then(({ pendingAlert }) => pendingAlert(context))
  }
  followMember()
  createPending()
  onSessionChange(() => {
    followMember()
    createPending()
  })
  // Kept by another tab.
  window.addEventListener('storage', ({ key }) => {
    if (key === UNSAVED_ALERT_KEY) createPending()
  })
}

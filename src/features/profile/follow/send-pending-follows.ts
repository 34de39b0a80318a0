import { emit } from '#src/shared/runtime/app-events.ts'
import { aloneUnlessBusy } from '#src/shared/runtime/alone-in-browser.ts'
import { savePendingFollow, takePendingFollows } from './pending-follows.ts'
import { sendFollow } from './send-follow.ts'

/** One tab at a time sends follows, for one that is on its way is kept as well, and would be sent and counted twice. */
export const FOLLOWS_LOCK = 'follows'

/** A page that is left holds what it has begun to send for a moment; a tab that hangs does so for ever. */
const LONGEST_WAIT_MS = 4000

/** Sends what this device keeps for a member; what the portal cannot take now is kept on, what it refuses is not. */
export const sendPendingFollows = (memberId: number): Promise<void> =>
  aloneUnlessBusy(FOLLOWS_LOCK, () => sendPendingFollowsOf(memberId), LONGEST_WAIT_MS)

async function sendPendingFollowsOf(memberId: number): Promise<void> {
  const pendingFollows = takePendingFollows(memberId)
  for (const pendingFollow of pendingFollows) {
    const { agentId, isFollowing } = pendingFollow
    const result = await sendFollow(pendingFollow, isFollowing)
    if (result.ok && isFollowing && agentId !== null) emit('agent.followed', { agentId })
    if (!result.ok && (result.problem.status === null || result.problem.status >= 429))
      savePendingFollow({ ...pendingFollow, memberId })
  }
  if (pendingFollows.length > 0) emit('follows.changed')
}

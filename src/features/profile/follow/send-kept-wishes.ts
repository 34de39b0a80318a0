import { emit } from '#src/shared/runtime/app-events.ts'
import { followClient } from './follow-client.ts'
import { keepWish, takeWishes } from './kept-wishes.ts'

/** Sends what this device keeps for a member; what the portal cannot take now is kept on, what it refuses is not. */
export async function sendKeptWishes(memberId: number): Promise<void> {
  const wishes = takeWishes(memberId)
  for (const wish of wishes) {
    const { agentId, username, isFollowing } = wish
    const result = await followClient.setFollow(agentId === null ? { username } : { agentId }, isFollowing)
    if (result.ok && isFollowing && agentId !== null) emit('agent.followed', { agentId })
    if (!result.ok && (result.problem.status === null || result.problem.status >= 429)) keepWish({ ...wish, memberId })
  }
  if (wishes.length > 0) emit('follows.changed')
}

import { emit } from '#src/shared/runtime/app-events.ts'
import { aloneUnlessBusy } from '#src/shared/runtime/alone-in-browser.ts'
import { keepWish, takeWishes } from './kept-wishes.ts'
import { sendFollow } from './send-follow.ts'

/** One tab at a time sends follows, for one that is on its way is kept as well, and would be sent and counted twice. */
export const FOLLOWS_LOCK = 'follows'

/** A page that is left holds what it has begun to send for a moment; a tab that hangs does so for ever. */
const LONGEST_WAIT_MS = 4000

/** Sends what this device keeps for a member; what the portal cannot take now is kept on, what it refuses is not. */
export const sendKeptWishes = (memberId: number): Promise<void> =>
  aloneUnlessBusy(FOLLOWS_LOCK, () => sendWishesOf(memberId), LONGEST_WAIT_MS)

async function sendWishesOf(memberId: number): Promise<void> {
  const wishes = takeWishes(memberId)
  for (const wish of wishes) {
    const { agentId, isFollowing } = wish
    const result = await sendFollow(wish, isFollowing)
    if (result.ok && isFollowing && agentId !== null) emit('agent.followed', { agentId })
    if (!result.ok && (result.problem.status === null || result.problem.status >= 429)) keepWish({ ...wish, memberId })
  }
  if (wishes.length > 0) emit('follows.changed')
}

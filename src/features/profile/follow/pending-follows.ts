import { storedValue } from '#src/shared/storage/stored-value.ts'

/** Whom somebody wants to follow, or to follow no more, that is not sent yet. */
export type PendingFollow = {
  agentId: number | null
  /** Of a member, and of an agent too. */
  username: string
  isFollowing: boolean
  /** Null where nobody was logged in. */
  memberId: number | null
}

const KEY = 'pendingFollows'
const MOST_KEPT = 100

const stored = storedValue<readonly PendingFollow[]>(KEY, (found) =>
  Array.isArray(found) ? found.filter(isPendingFollow) : [],
)

const isPendingFollow = (found: unknown): found is PendingFollow =>
  typeof found === 'object' &&
  found !== null &&
  'username' in found &&
  typeof found.username === 'string' &&
  'isFollowing' in found &&
  typeof found.isFollowing === 'boolean' &&
  'agentId' in found &&
  (found.agentId === null || Number.isInteger(found.agentId)) &&
  'memberId' in found &&
  (found.memberId === null || Number.isInteger(found.memberId))

/** In place of what was kept of the same person; beyond a hundred the first of them are let go of. */
export function savePendingFollow(pendingFollow: PendingFollow): void {
  const others = stored.read().filter(({ username }) => username !== pendingFollow.username)
  stored.write([...others, pendingFollow].slice(-MOST_KEPT))
}

export function clearPendingFollow(username: string): void {
  const others = stored.read().filter((each) => each.username !== username)
  if (others.length < stored.read().length) stored.write(others)
}

/** Takes what a member, or somebody who became this member, wished for off the device; whoever sends it keeps it again if that fails. */
export function takePendingFollows(memberId: number): readonly PendingFollow[] {
  const isOwn = (pendingFollow: PendingFollow) => pendingFollow.memberId === null || pendingFollow.memberId === memberId
  const all = stored.read()
  const own = all.filter(isOwn)
  if (own.length > 0) stored.write(all.filter((pendingFollow) => !isOwn(pendingFollow)))
  return own
}

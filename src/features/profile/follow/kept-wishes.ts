import { storedValue } from '#src/shared/storage/stored-value.ts'

/** Whom somebody wants to follow, or to follow no more, that is not sent yet. */
export type KeptWish = {
  agentId: number | null
  /** Of a member, and of an agent too. */
  username: string
  isFollowing: boolean
  /** Null where nobody was logged in. */
  memberId: number | null
}

const KEY = 'pendingFollows'
const MOST_KEPT = 100

const stored = storedValue<readonly KeptWish[]>(KEY, (found) => (Array.isArray(found) ? found.filter(isWish) : []))

const isWish = (found: unknown): found is KeptWish =>
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
export function keepWish(wish: KeptWish): void {
  const others = stored.read().filter(({ username }) => username !== wish.username)
  stored.write([...others, wish].slice(-MOST_KEPT))
}

export function dropWish(username: string): void {
  const others = stored.read().filter((each) => each.username !== username)
  if (others.length < stored.read().length) stored.write(others)
}

/** Takes what a member, or somebody who became this member, wished for off the device; whoever sends it keeps it again if that fails. */
export function takeWishes(memberId: number): readonly KeptWish[] {
  const isOwn = (wish: KeptWish) => wish.memberId === null || wish.memberId === memberId
  const all = stored.read()
  const own = all.filter(isOwn)
  if (own.length > 0) stored.write(all.filter((wish) => !isOwn(wish)))
  return own
}

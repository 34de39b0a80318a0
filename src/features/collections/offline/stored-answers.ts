import { currentMember } from '#src/shared/session/current-member.ts'
import { storedFor, setStoredFor } from './keeping.ts'

const PREFIX = 'saved-homes-'
/** By the service worker. */
const PAGES_PREFIX = 'offline-pages-'
const MOST_ANSWERS = 400

/** An answer of the portal and when it came, in milliseconds since 1970. */
export type StoredAnswer = { at: number; data: unknown }

const nameOf = (memberId: number) => `${PREFIX}${memberId}`
const pathOf = (key: string) => `/${PREFIX}${encodeURIComponent(key)}`
// Pages without HTTPS have none.
const cachesHere = (): CacheStorage | null => ('caches' in globalThis ? caches : null)

/** Whether answers to this member are kept: only while they are the one who is there. */
const isStoredFor = (memberId: number): boolean => storedFor() === memberId && currentMember()?.id === memberId

/** Keeps an answer for its member alone, in place of the former one; the oldest ones make room. Never rejects. */
export async function storeAnswer(memberId: number, key: string, answer: StoredAnswer): Promise<void> {
  const here = cachesHere()
  if (here === null || !isStoredFor(memberId)) return
  try {
    const cache = await here.open(nameOf(memberId))
    const keys = await cache.keys()
    if (keys.length >= MOST_ANSWERS && keys[0] !== undefined) await cache.delete(keys[0])
    await cache.put(pathOf(key), new Response(JSON.stringify(answer)))
    // Who has left meanwhile leaves nothing.
    if (!isStoredFor(memberId)) await here.delete(nameOf(memberId))
  } catch {
    // Storage is full: what was kept before stays.
  }
}

/** What the portal answered last; null where that is not kept, or for another member. */
export async function readAnswer(memberId: number, key: string): Promise<StoredAnswer | null> {
  const here = cachesHere()
  if (here === null || !isStoredFor(memberId)) return null
  try {
    const found = await (await here.open(nameOf(memberId))).match(pathOf(key))
    // Written above.
    return found === undefined ? null : ((await found.json()) as StoredAnswer)
  } catch {
    return null
  }
}

/** Begins to keep for a member; nothing of another one is left. False where nothing can be kept. */
export async function beginKeeping(memberId: number): Promise<boolean> {
  if (cachesHere() === null) return false
  if (storedFor() !== memberId) await clearOffline()
  return currentMember()?.id === memberId && setStoredFor(memberId)
}

/** Clears everything that is kept for opening without a connection, the pages too. */
export async function clearOffline(): Promise<void> {
  const here = cachesHere()
  if (here === null || storedFor() === null) return
  const names = (await here.keys()).filter((name) => name.startsWith(PREFIX) || name.startsWith(PAGES_PREFIX))
  await Promise.all(names.map((name) => here.delete(name)))
  // Last: where the page ends before, the next one goes on.
  setStoredFor(null)
}

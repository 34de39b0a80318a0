import { randomHex } from '#src/api/random-key.ts'
import type { TrackingKind } from '#src/shared/tracking/record-batch.ts'
import { prefixOf, type TrackingCache, trackingCache } from './tracking-cache.ts'

const TAB_KEY = 'trackingTab'
/** After this long a tab that still has something is taken for closed, or for one without a connection. */
const ABANDONED_AFTER = 60_000
/** Well within the month for which the server knows what it has counted. */
const FORGOTTEN_AFTER = 7 * 86_400_000

/** The cache of this tab, the same after a reload. */
export const ownCache = (kind: TrackingKind): TrackingCache => trackingCache(prefixOf(kind) + tabWord(), Date.now)

/** What closed tabs have left; what is older than a week is removed. */
export function abandonedCaches(kind: TrackingKind): { cache: TrackingCache; remove: () => void }[] {
  return keysOf(prefixOf(kind))
    .filter((key) => key !== prefixOf(kind) + tabWord())
    .flatMap((key) => {
      const cache = trackingCache(key, Date.now)
      const age = Math.abs(Date.now() - cache.touchedAt())
      const remove = () => removeKey(key)
      if (age > FORGOTTEN_AFTER) remove()
      return age > ABANDONED_AFTER && age <= FORGOTTEN_AFTER ? [{ cache, remove }] : []
    })
}

let wordWithoutStorage: string | null = null

function tabWord(): string {
  try {
    const known = sessionStorage.getItem(TAB_KEY)
    if (known !== null && /^[\w-]{36}$/.test(known)) return known
    const word = randomHex(18)
    sessionStorage.setItem(TAB_KEY, word)
    return word
  } catch {
    return (wordWithoutStorage ??= randomHex(18))
  }
}

function keysOf(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

function removeKey(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage that cannot be written is not read either.
  }
}

import DataLoader from 'dataloader'
import { LRUCache } from 'lru-cache'
import { sharedWork } from '#server/platform/work/request-work.ts'

export type CachedLoader<Key, Value> = {
  /** The value of a key; null when there is none. */
  load: (key: Key) => Promise<Value | null>
  /** The values of those keys that have one, in the order of the keys. */
  loadAll: (keys: readonly Key[]) => Promise<Value[]>
}

/**
 * Loads by key what changes seldom: what is asked for at about the same time is one call of `load`, and what was found is
 * kept for `life` milliseconds. What was not found, or failed, is asked for again.
 */
export function cachedLoader<Key extends string | number, Value>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  { max, life, clock }: { max: number; life: number; clock: () => Date },
): CachedLoader<Key, Value> {
  const perf = { now: () => clock().getTime() }
  const kept = new LRUCache<Key, Promise<Value | null>>({ max, ttl: life, perf, ttlResolution: 0 })
  const loader = new DataLoader<Key, Value | null>(
    async (keys) => {
      const found = await sharedWork(() => load(keys))
      return keys.map((key) => found.get(key) ?? null)
    },
    { cacheMap: kept },
  )
  async function loadOne(key: Key): Promise<Value | null> {
    const value = await loader.load(key)
    if (value === null) loader.clear(key)
    return value
  }
  return {
    load: loadOne,
    async loadAll(keys) {
      const values = await Promise.all(keys.map(loadOne))
      return values.filter((value) => value !== null)
    },
  }
}

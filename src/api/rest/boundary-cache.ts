import { LRUCache } from 'lru-cache'
import { BOUNDARY_CACHE_ENTRIES, BOUNDARY_CACHE_LIFE } from '#domain/lookups/limits.ts'
import type { components } from '#schema/generated/rest.ts'
import type { RestResult } from './rest-result.ts'

type Boundary = components['schemas']['Boundary']

/** Outlines of places by the place's number; null where the lookup fails, which is not kept (docs/product.md, section 6.5). */
export type BoundaryCache = { boundaryOf(id: number): Promise<Boundary | null> }

/** Keeps the last 10 outlines for 10 minutes in memory (docs/product.md, section 6.5); `now` in milliseconds. */
export function createBoundaryCache(
  readBoundary: (id: number) => Promise<RestResult<Boundary>>,
  now = () => performance.now(),
): BoundaryCache {
  const kept = new LRUCache<number, Promise<Boundary | null>>({
    max: BOUNDARY_CACHE_ENTRIES,
    ttl: BOUNDARY_CACHE_LIFE,
    ttlResolution: 0,
    perf: { now },
  })
  const lookUp = async (id: number): Promise<Boundary | null> => {
    const result = await readBoundary(id).catch(() => null)
    if (result?.ok) return result.data
    kept.delete(id)
    return null
  }
  return {
    boundaryOf(id) {
      const known = kept.get(id)
      if (known !== undefined) return known
      const asked = lookUp(id)
      kept.set(id, asked)
      return asked
    },
  }
}

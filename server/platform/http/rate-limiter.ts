import { LRUCache } from 'lru-cache'

export type RateLimiter = {
  /** Takes `count` from the allowance of a caller; answers 0, or the whole seconds until that much is there again. */
  take(caller: string, count: number): number
  /** For what was taken and not used. */
  giveBack(caller: string, count: number): void
}

type Allowance = { left: number; at: number }

const REMEMBERED_CALLERS = 20_000

/** A bucket for every caller that fills evenly to `perMinute`. `now` is in milliseconds. */
export function rateLimiter({ perMinute, now }: { perMinute: number; now: () => number }): RateLimiter {
  // By size, for by number the room of all is taken at once.
  const allowances = new LRUCache<string, Allowance>({ maxSize: REMEMBERED_CALLERS, sizeCalculation: () => 1 })
  return {
    take(caller, count) {
      const at = now()
      const allowance = allowances.get(caller) ?? { left: perMinute, at }
      // A clock that is set back costs the caller nothing.
      const passed = Math.max(0, at - allowance.at)
      const left = Math.min(perMinute, allowance.left + (passed / 60_000) * perMinute)
      const isEnough = left >= count
      allowances.set(caller, { left: isEnough ? left - count : left, at })
      return isEnough ? 0 : Math.max(1, Math.ceil(((count - left) / perMinute) * 60))
    },
    giveBack(caller, count) {
      const allowance = allowances.get(caller)
      if (allowance === undefined) return
      allowances.set(caller, { left: Math.min(perMinute, allowance.left + count), at: allowance.at })
    },
  }
}

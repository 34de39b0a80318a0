import { LRUCache } from 'lru-cache'

/** Time that was used counts half after so many milliseconds. */
const HALF_LIFE = 5000
/** Others count as present for so long after they last asked for something. */
const PRESENCE = 1000
const REMEMBERED_OWNERS = 10_000

export type Pause = {
  /** Milliseconds of recent use that are free. */
  beyondMs: number
  /** How many times as long as the task that was done. */
  times: number
  /** Milliseconds that a pause lasts at most. */
  longestMs?: number
  /** Also while nobody else is there, for where others are seen elsewhere. */
  isEvenAlone?: boolean
}

export type Owner = {
  name: string
  running: number
  used: number
  usedAt: number
  pausedUntil: number
  /** How long that pause was meant to be: a clock that is set back makes it no longer. */
  pause: number
  pausesAlone: boolean
  askedAt: number
}

const unused = { used: 0, usedAt: 0, pausedUntil: 0, pause: 0, pausesAlone: false, askedAt: 0 }

/** How much time each owner recently used, and which other owners are present. */
export function ownerUse() {
  const owners = new LRUCache<string, Owner>({ max: REMEMBERED_OWNERS })
  let newest: Owner | null = null
  let newestOther: Owner | null = null

  const usedOfLate = ({ used, usedAt }: Owner, now: number): number =>
    used === 0 ? 0 : used * 0.5 ** (Math.max(0, now - usedAt) / HALF_LIFE)

  /** The two owners who asked last tell whether somebody besides one of them is there. */
  function hasOthers(owner: Owner, now: number): boolean {
    const other = newest === owner ? newestOther : newest
    return other !== null && Math.abs(now - other.askedAt) < PRESENCE
  }

  return {
    usedOfLate,
    /** The owner of that name, who asks for something now. */
    asking(name: string, now: number): Owner {
      const owner = owners.get(name) ?? { name, running: 0, ...unused }
      owners.set(name, owner)
      owner.askedAt = now
      if (newest !== owner) newestOther = newest
      newest = owner
      return owner
    },
    charge(owner: Owner, took: number, now: number, pause: Pause | null): void {
      owner.used = usedOfLate(owner, now) + Math.max(0, took)
      owner.usedAt = now
      if (pause === null || owner.used <= pause.beyondMs) return
      owner.pause = Math.min(Math.max(0, took) * pause.times, pause.longestMs ?? Infinity)
      owner.pausedUntil = now + owner.pause
      owner.pausesAlone = pause.isEvenAlone ?? false
    },
    isPaused: (owner: Owner, now: number): boolean =>
      owner.pausedUntil > now &&
      owner.pausedUntil - now <= owner.pause + 1 &&
      (owner.pausesAlone || hasOthers(owner, now)),
  }
}

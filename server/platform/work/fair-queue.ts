import { type Owner, ownerUse, type Pause } from './owner-use.ts'
import { type Item, waitingItems, type WaitingItems } from './waiting-items.ts'

/** Thrown instead of queueing more work than could be done while anybody still waits for it. */
export class QueueFull extends Error {
  constructor() {
    super('Too much work is waiting.')
    this.name = 'QueueFull'
  }
}

type LaneLimits = {
  /** Tasks of the lane that run at once; what the whole queue has beyond that stays free for other lanes. */
  parallel: number
  /** Tasks of one owner that run at once. */
  perOwner: number
  /** In place of the pause of the whole queue. */
  pause?: Pause
}

export type FairQueueLimits<Lane extends string> = {
  /** Tasks that run at once, whatever their lane. */
  parallel: number
  lanes: Readonly<Record<Lane, LaneLimits>>
  /** Tasks that may wait, of everybody and of one owner. */
  longest: number
  longestOfOwner: number
  /** While others are there, an owner who recently used more than `beyondMs` pauses `times` as long as each task took. */
  pause: Pause | null
}

type Claim<Lane extends string> = { lane: Lane; owner: string; signal?: AbortSignal | undefined }

export type FairQueue<Lane extends string> = {
  /**
   * Runs work when its turn comes: first the owner who recently used the least time. Rejects with QueueFull when too much
   * waits, and with the signal's reason when that is aborted before the work began.
   */
  run<Result>(claim: Claim<Lane>, work: () => Promise<Result>): Promise<Result>
  waiting(): number
}

export type QueueClock = { now: () => number; wakeAfter: (milliseconds: number, wake: () => void) => void }

/** Timers of more than 24 days fire at once, without end. */
const LONGEST_SLEEP = 60_000

const systemClock: QueueClock = {
  now: () => performance.now(),
  wakeAfter: (milliseconds, wake) => setTimeout(wake, milliseconds).unref(),
}

/** Shares places among owners and lanes by the time that each owner recently used. Without anybody waiting it costs next to nothing. */
export function fairQueue<Lane extends string>(
  limits: FairQueueLimits<Lane>,
  clock: QueueClock = systemClock,
): FairQueue<Lane> {
  const use = ownerUse()
  const items = waitingItems<Lane>()
  const places = placesOf(limits)
  let wakesAt = Infinity

  function next(now: number): Item<Lane> | null {
    let best: Item<Lane> | null = null
    let least = Infinity
    for (const item of items.firsts()) {
      const { lane, owner } = item
      if (!places.has(lane, owner)) continue
      if (use.isPaused(owner, now)) {
        wake(owner.pausedUntil, now)
        continue
      }
      const used = use.usedOfLate(owner, now)
      if (used >= least) continue
      least = used
      best = item
    }
    return best
  }

  function wake(at: number, now: number): void {
    if (at >= wakesAt) return
    wakesAt = at
    clock.wakeAfter(Math.min(LONGEST_SLEEP, Math.max(1, Math.ceil(at - now))), () => {
      wakesAt = Infinity
      admit()
    })
  }

  function admit(): void {
    const now = clock.now()
    for (let item = next(now); item !== null; item = next(now)) {
      items.remove(item)
      places.take(item.lane, item.owner)
      item.begin()
    }
  }

  return {
    async run({ lane, owner: name, signal }, work) {
      signal?.throwIfAborted()
      const now = clock.now()
      const owner = use.asking(name, now)
      if (items.count() === 0 && places.has(lane, owner) && !use.isPaused(owner, now)) places.take(lane, owner)
      else {
        if (items.count() >= limits.longest || items.countOf({ lane, owner }) >= limits.longestOfOwner) {
          throw new QueueFull()
        }
        const turn = turnOf({ lane, owner, signal, items })
        admit()
        await turn
      }
      const began = clock.now()
      try {
        return await work()
      } finally {
        places.give(lane, owner)
        const ended = clock.now()
        use.charge(owner, ended - began, ended, limits.lanes[lane].pause ?? limits.pause)
        if (items.count() > 0) admit()
      }
    },
    waiting: () => items.count(),
  }
}

function placesOf<Lane extends string>({ parallel, lanes }: Pick<FairQueueLimits<Lane>, 'parallel' | 'lanes'>) {
  const runningOf = new Map<Lane, number>()
  let running = 0
  const count = (lane: Lane, owner: Owner, change: 1 | -1): void => {
    running += change
    owner.running += change
    runningOf.set(lane, (runningOf.get(lane) ?? 0) + change)
  }
  return {
    has: (lane: Lane, owner: Owner): boolean =>
      running < parallel && owner.running < lanes[lane].perOwner && (runningOf.get(lane) ?? 0) < lanes[lane].parallel,
    take: (lane: Lane, owner: Owner): void => count(lane, owner, 1),
    give: (lane: Lane, owner: Owner): void => count(lane, owner, -1),
  }
}

type Waiter<Lane extends string> = {
  lane: Lane
  owner: Owner
  signal: AbortSignal | undefined
  items: WaitingItems<Lane>
}

/** Waits among the items until it may begin; rejects with the signal's reason when that comes first. */
function turnOf<Lane extends string>({ lane, owner, signal, items }: Waiter<Lane>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const item: Item<Lane> = {
    lane,
    owner,
    begin: () => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    },
  }
  const giveUp = () => {
    if (items.remove(item)) reject(signal?.reason)
  }
  items.add(item)
  signal?.addEventListener('abort', giveUp, { once: true })
  return promise
}

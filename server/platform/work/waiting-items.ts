import type { Owner } from './owner-use.ts'

export type Item<Lane> = { lane: Lane; owner: Owner; begin: () => void }

export type WaitingItems<Lane extends string> = ReturnType<typeof waitingItems<Lane>>

/** What waits, in the order in which it came, for each owner in each lane. */
export function waitingItems<Lane extends string>() {
  const queues = new Map<string, Item<Lane>[]>()
  let count = 0
  const keyOf = ({ lane, owner }: Pick<Item<Lane>, 'lane' | 'owner'>): string => `${lane} ${owner.name}`
  return {
    count: () => count,
    countOf: (claim: Pick<Item<Lane>, 'lane' | 'owner'>): number => queues.get(keyOf(claim))?.length ?? 0,
    add(item: Item<Lane>): void {
      const queue = queues.get(keyOf(item)) ?? []
      queue.push(item)
      queues.set(keyOf(item), queue)
      count += 1
    },
    /** False when it waits no longer. */
    remove(item: Item<Lane>): boolean {
      const queue = queues.get(keyOf(item)) ?? []
      const index = queue.indexOf(item)
      if (index < 0) return false
      queue.splice(index, 1)
      if (queue.length === 0) queues.delete(keyOf(item))
      count -= 1
      return true
    },
    /** The next of each owner in each lane. */
    *firsts(): Generator<Item<Lane>> {
      for (const [first] of queues.values()) if (first !== undefined) yield first
    },
  }
}

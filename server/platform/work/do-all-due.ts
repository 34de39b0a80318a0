import { setTimeout as wait } from 'node:timers/promises'

export type DueWork<Item> = {
  /** Items that are done at once. */
  places: number
  /** Takes at most so many items that are due and that nobody else has. */
  claim: (most: number) => Promise<readonly Item[]>
  work: (item: Item) => Promise<void>
  /** Until when it is asked again what is due while more than half of the places are taken. */
  pause?: () => Promise<void>
}

const PAUSE_MS = 500
const shortPause = (): Promise<void> => wait(PAUSE_MS, undefined, { ref: false })

/**
 * Does items side by side until nothing is due, so that one that takes long holds up no other, nor what becomes due meanwhile. Rejects
 * after the last with the first error; nothing new is begun after one.
 */
export async function doAllDue<Item>({ places, claim, work, pause = shortPause }: DueWork<Item>): Promise<void> {
  const underWay = new Set<Promise<void>>()
  const failures: unknown[] = []
  let endedCount = 0
  const begin = (item: Item): void => {
    const done = work(item)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => {
        underWay.delete(done)
        endedCount += 1
      })
    underWay.add(done)
  }
  let paused: Promise<void> | null = null
  // What ends while it is asked may make room for what was not answered.
  let isToAskAgain = false
  do {
    isToAskAgain = false
    // Asking costs: one answer fills many places.
    const isTime = paused === null || underWay.size <= places / 2
    if (failures.length === 0 && underWay.size < places && isTime) {
      const endedBefore = endedCount
      const items = await claim(places - underWay.size).catch((error: unknown) => {
        failures.push(error)
        return []
      })
      items.forEach(begin)
      isToAskAgain = endedCount > endedBefore && failures.length === 0
      paused ??= pause().finally(() => (paused = null))
    }
    if (underWay.size > 0) await Promise.race(paused === null ? underWay : [...underWay, paused])
  } while (underWay.size > 0 || isToAskAgain)
  if (failures.length > 0) throw failures[0]
}

import { createRandom, type Random } from '#demo/data/random/random.ts'

/** Chance that can be repeated, and how many faults of each kind it has brought about. */
export type FaultPlan = {
  random: Random
  /** How likely each chance of a fault is to become one; 0 in quiet times. */
  setRate(rate: number): void
  /** Decides whether a fault of this kind happens now, and counts it. */
  strikes(kind: string, weight?: number): boolean
  /** Counts a fault that was decided on elsewhere. */
  note(kind: string): void
  counts(): Readonly<Record<string, number>>
  total(): number
}

/** A plan by its seed. */
export function createFaultPlan(seed: string | number): FaultPlan {
  const random = createRandom('faults', seed)
  const counts = new Map<string, number>()
  let rate = 0
  const note = (kind: string) => void counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return {
    random,
    setRate: (next) => (rate = next),
    strikes(kind, weight = 1) {
      const isStruck = random.chance(rate * weight)
      if (isStruck) note(kind)
      return isStruck
    },
    note,
    counts: () => Object.fromEntries([...counts].toSorted()),
    total: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
  }
}

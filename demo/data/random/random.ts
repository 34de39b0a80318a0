/** A repeatable stream of chance: the same keys give the same stream on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number
  /** From low up to, not including, high. */
  between: (low: number, high: number) => number
  /** A whole number, both ends included. */
  whole: (low: number, high: number) => number
  chance: (probability: number) => boolean
  /** Leaves out what was drawn here once, so that what is drawn after it stays as it is. */
  skip: (draws: number) => void
  pick: <Item>(items: readonly Item[]) => Item
  /** One of the keys, as often as its weight says; weights need not add up to 1. */
  weighted: <Item extends string>(weights: Readonly<Partial<Record<Item, number>>>) => Item
  /** Around 0 with a standard deviation of about 1, never beyond 3. */
  normal: () => number
  /** A new array in another order. */
  shuffled: <Item>(items: readonly Item[]) => Item[]
}

/**
 * The stream that the keys name (sfc32, seeded from a hash of the keys).
 * Independent streams come from different keys, so a change in one part of the demonstration leaves the others alone.
 */
export function createRandom(...keys: readonly (string | number)[]): Random {
  const next = smallFastCounter(keys.join('\u0000'))
  const whole = (low: number, high: number) => low + Math.floor((high - low + 1) * next())
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole,
    chance: (probability) => next() < probability,
    skip: (draws) => {
      for (let draw = 0; draw < draws; draw += 1) next()
    },
    pick: (items) => pickFrom(items, next),
    weighted: (weights) => weightedFrom(weights, next),
    normal: () => (next() + next() + next() - 1.5) * 2,
    shuffled: (items) => {
      const copy = [...items]
      for (let last = copy.length - 1; last > 0; last -= 1) {
        const other = whole(0, last)
        const moved = pickFrom(copy.slice(other, other + 1), next)
        copy[other] = pickFrom(copy.slice(last, last + 1), next)
        copy[last] = moved
      }
      return copy
    },
  }
}

function pickFrom<Item>(items: readonly Item[], next: () => number): Item {
  const index = Math.floor(next() * items.length)
  if (items.length === 0) throw new Error('There is nothing to pick from')
  // The index lies inside the array, so this is an item even when Item itself may be undefined.
  return items[index] as Item
}

function weightedFrom<Item extends string>(weights: Readonly<Partial<Record<Item, number>>>, next: () => number): Item {
  // Object.entries loses the key type; the record's keys are items.
  const entries = Object.entries(weights) as [Item, number][]
  let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [item, weight] of entries) {
    rest -= weight
    if (rest < 0) return item
  }
  return pickFrom(entries, () => 0)[0]
}

/** Four FNV-like lanes over the text, then sfc32 with its first outputs thrown away. */
function smallFastCounter(text: string): () => number {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = 0xb7e15162
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 0x85ebca6b)
    b = Math.imul(b ^ code, 0xc2b2ae35)
    c = Math.imul(c ^ code, 0x27d4eb2f)
    a ^= b >>> 15
    b ^= c >>> 13
    c ^= a >>> 16
  }
  let counter = 1
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let round = 0; round < 12; round += 1) next()
  return next
}

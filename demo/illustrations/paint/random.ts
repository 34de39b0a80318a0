/** A stream of repeatable chance: the same seed always gives the same picture. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number
  between: (low: number, high: number) => number
  /** A whole number, both ends included. */
  whole: (low: number, high: number) => number
  pick: <const Items extends readonly [unknown, ...unknown[]]>(items: Items) => Items[number]
  chance: (probability: number) => boolean
  /** An independent stream, so that a change in one part of a drawing leaves the others alone. */
  fork: (name: string) => Random
}

/** Mulberry32 over a 32-bit seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
    fork: (name) => createRandom(hashText(name, seed)),
  }
}

/** FNV-1a, started from the parent's seed. */
function hashText(text: string, seed: number): number {
  let hash = (2_166_136_261 ^ seed) >>> 0
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return Math.imul(hash ^ (hash >>> 16), 0x45d9f3b) >>> 0
}

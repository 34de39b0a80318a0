import type { PlaceProfile, PlaceZone } from './demo-place.ts'

const zoneFactor: Readonly<Record<PlaceZone, number>> = {
  cbd: 2.2,
  inner: 3.4,
  middle: 1.5,
  outer: 1,
  regionalCity: 0.9,
  town: 0.7,
  village: 0.5,
}

/** The centres of the capitals by their own name, where homes change hands all the time. */
const capitalFactor: Readonly<Record<string, number>> = {
  Melbourne: 13,
  Sydney: 10,
  Brisbane: 8,
  Perth: 6,
  Adelaide: 6,
  Canberra: 3,
  Hobart: 3,
  Darwin: 4,
  'Gold Coast': 2.4,
}

const LARGEST_POPULATION = 60_000

/** How many homes a place has on the market beside the others; grows a little more slowly than its people. */
export const placeWeight = ({ place, zone }: PlaceProfile): number =>
  Math.min(Math.max(place.population, 300), LARGEST_POPULATION) ** 0.8 *
  (place.population > 100_000 ? (capitalFactor[place.name] ?? 1.6) : zoneFactor[zone])

/**
 * Shares a total out by weight, in whole numbers that add up exactly: each place its floor, the rest by the largest
 * remainders.
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((whole, weight) => whole + weight, 0)
  const exact = weights.map((weight) => (total * weight) / sum)
  const counts = exact.map(Math.floor)
  let left = total - counts.reduce((whole, count) => whole + count, 0)
  const byRemainder = [...exact.keys()].sort(
    (a, b) => (exact[b] ?? 0) - Math.floor(exact[b] ?? 0) - ((exact[a] ?? 0) - Math.floor(exact[a] ?? 0)) || a - b,
  )
  for (const index of byRemainder) {
    if (left === 0) break
    counts[index] = (counts[index] ?? 0) + 1
    left -= 1
  }
  return counts
}

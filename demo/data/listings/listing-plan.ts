import { createRandom, type Random } from '#demo/data/random/random.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import { placeWeight, shareOut } from '#demo/data/places/place-weights.ts'

export type MarketMode = 'sale' | 'rent' | 'sold' | 'leased' | 'removed'

/** How many listings of each kind the whole demonstration has. */
const listingCounts: Readonly<Record<MarketMode, number>> = {
  sale: 9_000,
  rent: 6_000,
  sold: 7_000,
  leased: 2_000,
  removed: 200,
}

export type PlannedListing = {
  id: number
  placeIndex: number
  mode: MarketMode
  /** Days since the home was listed. */
  listedDaysAgo: number
  /** Days since it sold or was leased; null while it has not. */
  completedDaysAgo: number | null
}

const FIRST_LISTING_ID = 100_001

/**
 * Where how many homes are listed, and since when; ids grow with the date. At full scale every place has at least one
 * listing. `scale` is 1 for the whole demonstration, less for tests.
 */
export function planListings(seed: string, profiles: readonly PlaceProfile[], scale: number): PlannedListing[] {
  const counts = sharesOfPlaces(profiles, scale)
  const random = createRandom(seed, 'plan')
  const plans: Omit<PlannedListing, 'id'>[] = []
  for (const [mode, countOfPlace] of counts) {
    countOfPlace.forEach((count, placeIndex) => {
      for (let number = 0; number < count; number += 1) plans.push({ placeIndex, mode, ...drawAges(random, mode) })
    })
  }
  // Shuffled first, so that homes of one day do not stand in the order of their places.
  return random
    .shuffled(plans)
    .sort((left, right) => right.listedDaysAgo - left.listedDaysAgo)
    .map((plan, index) => ({ id: FIRST_LISTING_ID + index, ...plan }))
}

/** How many listings each place has. */
export function countsOfPlaces(plans: readonly PlannedListing[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { placeIndex } of plans) counts.set(placeIndex, (counts.get(placeIndex) ?? 0) + 1)
  return counts
}

function sharesOfPlaces(profiles: readonly PlaceProfile[], scale: number): Map<MarketMode, number[]> {
  const weights = profiles.map(placeWeight)
  const counts = new Map<MarketMode, number[]>()
  // Object.keys loses the key type; the record's keys are the modes.
  for (const mode of Object.keys(listingCounts) as MarketMode[]) {
    counts.set(mode, shareOut(Math.round(listingCounts[mode] * scale), tiltedWeights(weights, profiles, mode)))
  }
  if (scale >= 1) giveEveryPlaceOne(counts.get('sale') ?? [], [...counts.values()])
  return counts
}

/** Rentals gather in the cities. */
const tiltedWeights = (weights: readonly number[], profiles: readonly PlaceProfile[], mode: MarketMode): number[] =>
  weights.map((weight, index) => {
    const zone = profiles[index]?.zone
    const isRental = mode === 'rent' || mode === 'leased'
    return isRental ? weight * (zone === 'cbd' || zone === 'inner' ? 1.35 : zone === 'village' ? 0.5 : 1) : weight
  })

/** Places without anything get one home for sale, from the places that have most. */
function giveEveryPlaceOne(sales: number[], all: readonly (readonly number[])[]): void {
  const rich = [...sales.keys()].sort((left, right) => (sales[right] ?? 0) - (sales[left] ?? 0))
  const empty = [...sales.keys()].filter((index) => all.every((counts) => (counts[index] ?? 0) === 0))
  empty.forEach((index, turn) => {
    const giver = rich[turn % Math.min(300, rich.length)] ?? index
    sales[giver] = (sales[giver] ?? 1) - 1
    sales[index] = 1
  })
}

function drawAges(random: Random, mode: MarketMode): Pick<PlannedListing, 'listedDaysAgo' | 'completedDaysAgo'> {
  switch (mode) {
    case 'sale':
      return { listedDaysAgo: Math.floor(110 * random.next() ** 1.25), completedDaysAgo: null }
    case 'rent':
      return { listedDaysAgo: Math.floor(46 * random.next() ** 1.2), completedDaysAgo: null }
    case 'sold': {
      const completedDaysAgo = 1 + Math.floor(540 * random.next() ** 1.5)
      return { listedDaysAgo: completedDaysAgo + random.whole(12, 70), completedDaysAgo }
    }
    case 'leased': {
      const completedDaysAgo = 1 + Math.floor(200 * random.next() ** 1.3)
      return { listedDaysAgo: completedDaysAgo + random.whole(4, 30), completedDaysAgo }
    }
    case 'removed':
      return { listedDaysAgo: random.whole(20, 160), completedDaysAgo: null }
  }
}

import { createRandom, type Random } from '#demo/data/random/random.ts'
import type { PostPlace } from './post-places.ts'

/** A place anywhere or in one state, one with more homes more often. */
export type PlaceChoice = (random: Random, stateCode: string | null) => PostPlace

const CROWDING = 0.72

export function placeChoice(places: readonly PostPlace[]): PlaceChoice {
  const byState = Map.groupBy(places, ({ profile }): string | null => profile.place.stateCode)
  const ladders = new Map([[null, places] as const, ...byState].map(([state, ofState]) => [state, ladderOf(ofState)]))
  return (random, stateCode) => {
    const ladder = ladders.get(stateCode)
    const drawn = random.next() * (ladder?.sums.at(-1) ?? 0)
    const place = ladder?.places[lowestAbove(ladder.sums, drawn)]
    if (place === undefined) throw new Error('There is no place to choose')
    return place
  }
}

/** Where an author lives; the same whatever is asked of them. */
export const homeOf = (seed: string, username: string, choose: PlaceChoice): PostPlace =>
  choose(createRandom(seed, 'home', username), null)

function ladderOf(places: readonly PostPlace[]) {
  let sum = 0
  return { places, sums: places.map(({ listingCount }) => (sum += listingCount ** CROWDING)) }
}

function lowestAbove(sums: readonly number[], drawn: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > drawn) high = middle
    else low = middle + 1
  }
  return low
}

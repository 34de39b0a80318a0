import type { PlaceProfile, PlaceZone } from '#demo/data/places/demo-place.ts'
import type { PlacePrices } from '#demo/data/prices/place-prices.ts'
import { type LocationTopic, locationTopics } from '#domain/location-reviews/location-review-types.ts'
import { createRandom } from '#demo/data/random/random.ts'

/** What a place is like to live in, topic by topic, from 1 to 5. */
export type PlaceNature = Readonly<Record<LocationTopic, number>>

const ofZone: Readonly<Record<PlaceZone, readonly number[]>> = {
  cbd: [1.9, 2.4, 4.7, 4.7, 3.2, 2.5, 2.8, 4.6],
  inner: [2.8, 3.5, 4.3, 4.5, 3.5, 2.5, 3.4, 4],
  middle: [3.7, 4.2, 3.7, 3.6, 3.8, 3, 3.9, 2.5],
  outer: [4, 4.1, 2.4, 2.7, 3.8, 3.8, 3.6, 1.8],
  regionalCity: [3.8, 4.1, 2.5, 3.2, 4, 3.9, 3.6, 2.7],
  town: [4.4, 4, 1.8, 2.8, 4.3, 4, 4.1, 1.9],
  village: [4.7, 3.8, 1.4, 2.1, 4.5, 3.9, 4.4, 1.4],
}

const LEAST_PEOPLE_OF_STATION = 9_000
const TRAM_KILOMETRES = 11

export const isMetropolitan = ({ zone }: PlaceProfile): boolean =>
  zone === 'cbd' || zone === 'inner' || zone === 'middle' || zone === 'outer'

/** Where the map has a railway too (demo/ground/roads.ts); capitals that never had suburban trains have none in texts. */
export const hasStation = (profile: PlaceProfile): boolean =>
  isMetropolitan(profile) &&
  profile.place.population > LEAST_PEOPLE_OF_STATION &&
  !['TAS', 'NT', 'ACT'].includes(profile.place.stateCode)

export const hasTram = (profile: PlaceProfile): boolean =>
  profile.place.stateCode === 'VIC' && profile.capitalKilometres < TRAM_KILOMETRES && isMetropolitan(profile)

/** How dear a place is beside others of its kind and state: 0 as they are, 1 far dearer, -1 far cheaper. */
export type Dearness = (placeIndex: number) => number

export function dearnessOf(profiles: readonly PlaceProfile[], prices: readonly PlacePrices[]): Dearness {
  const kindOf = ({ place, zone }: PlaceProfile) => `${place.stateCode} ${zone}`
  const logs = new Map<string, number[]>()
  profiles.forEach((profile, index) => {
    const ofKind = logs.get(kindOf(profile)) ?? []
    ofKind.push(Math.log(prices[index]?.house ?? 1))
    logs.set(kindOf(profile), ofKind)
  })
  const middles = new Map([...logs].map(([kind, all]) => [kind, all.sort((a, b) => a - b)[all.length >> 1] ?? 0]))
  return (index) => {
    const profile = profiles[index]
    if (profile === undefined) return 0
    const above = Math.log(prices[index]?.house ?? 1) - (middles.get(kindOf(profile)) ?? 0)
    return Math.min(1, Math.max(-1, above * 1.6))
  }
}

/** The same for the same seed; dear places are safe and good to eat in, and poor value. */
export function natureOf(seed: string, profile: PlaceProfile, dearness: number): PlaceNature {
  const random = createRandom(seed, 'nature', profile.place.uri)
  const byPrice = [0.1, 0.2, 0, 0.25, 0.15, -1, 0.55, 0.1]
  const shift = (topic: LocationTopic): number => {
    if (topic === 'transport' && isMetropolitan(profile)) return hasStation(profile) || hasTram(profile) ? 0.45 : -0.55
    if (topic === 'parks') return profile.isCoastal ? 0.45 : 0
    if (topic === 'food') return profile.isCoastal ? 0.2 : 0
    if (topic === 'value') return profile.isCoastal ? -0.3 : 0
    return 0
  }
  const scores = locationTopics.map((topic, at) => {
    const plain = (ofZone[profile.zone][at] ?? 3) + (byPrice[at] ?? 0) * dearness + shift(topic)
    return [topic, Math.min(5, Math.max(1, plain + random.normal() * 0.35))] as const
  })
  // The pairs are of the topics, one each.
  return Object.fromEntries(scores) as Record<LocationTopic, number>
}

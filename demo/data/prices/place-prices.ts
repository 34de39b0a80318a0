import type { StateCode } from '#domain/lookups/states.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import { kilometresBetween } from '#demo/data/places/distance.ts'
import { priceAnchors } from './price-anchors.ts'
import { COAST_BONUS, priceLevels } from './price-levels.ts'

/** What homes cost in one place, in dollars. */
export type PlacePrices = {
  /** A three-bedroom house in fair condition on the usual land of the place. */
  house: number
  /** A two-bedroom apartment in fair condition. */
  apartment: number
}

type Anchor = { latitude: number; longitude: number; residual: number }

/**
 * The price level of every place: a level for each state that falls with the distance to its capital, a bonus for the
 * coast, a country level that grows with the town, and then the pull of the anchors nearby.
 */
export function pricePlaces(profiles: readonly PlaceProfile[]): PlacePrices[] {
  const anchors = anchorsOf(profiles)
  return profiles.map((profile) => {
    const isCity = isMetropolitan(profile)
    const residual = pullOf(profile, anchors.get(profile.place.stateCode) ?? [], isCity ? 3.5 : 28)
    const house = Math.exp(Math.log(plainLevel(profile)) + residual)
    const { apartment } = priceLevels[profile.place.stateCode]
    return { house, apartment: Math.min(house * 0.86, apartment * Math.pow(house / 1_000_000, 0.52)) }
  })
}

const isMetropolitan = ({ zone }: PlaceProfile): boolean =>
  zone === 'cbd' || zone === 'inner' || zone === 'middle' || zone === 'outer'

function plainLevel(profile: PlaceProfile): number {
  const level = priceLevels[profile.place.stateCode]
  if (isMetropolitan(profile)) {
    const decay = Math.exp(-profile.capitalKilometres / level.reach)
    return (level.edge + (level.centre - level.edge) * decay) * (profile.isCoastal ? COAST_BONUS.metropolitan : 1)
  }
  const size = Math.pow(Math.max(profile.place.population, 500) / 8_000, 0.13)
  const remoteness = Math.max(0.5, Math.exp(-Math.max(0, profile.capitalKilometres - 150) / 1_100))
  return level.country * size * remoteness * (profile.isCoastal ? COAST_BONUS.country : 1)
}

/** The anchors of each state, as the logarithm of anchor over plain level. The largest place of a name is meant. */
function anchorsOf(profiles: readonly PlaceProfile[]): Map<StateCode, Anchor[]> {
  const byName = new Map<string, PlaceProfile>()
  for (const profile of profiles) {
    const key = `${profile.place.stateCode} ${profile.place.name}`
    const known = byName.get(key)
    if (known === undefined || known.place.population < profile.place.population) byName.set(key, profile)
  }
  const anchors = new Map<StateCode, Anchor[]>()
  for (const [stateCode, name, price] of readAnchors()) {
    const profile = byName.get(`${stateCode} ${name}`)
    if (profile === undefined) continue
    const { latitude, longitude } = profile.place
    const list = anchors.get(stateCode) ?? []
    list.push({ latitude, longitude, residual: Math.log(price / plainLevel(profile)) })
    anchors.set(stateCode, list)
  }
  return anchors
}

/** The anchor table as [state, place, dollars]. */
export function readAnchors(): [StateCode, string, number][] {
  // Object.entries loses the key type; the record is keyed by states.
  const entries = Object.entries(priceAnchors) as [StateCode, string][]
  return entries.flatMap(([stateCode, text]) =>
    text.split(',').map((entry): [StateCode, string, number] => {
      const words = entry.trim().split(/\s+/)
      return [stateCode, words.slice(0, -1).join(' '), Number(words.at(-1)) * 1000]
    }),
  )
}

const FALL = 2.4
/** Kilometres within which an anchor speaks for itself alone. */
const CLOSE = 0.3
/** How much the plain level counts, as a share of an anchor that lies one reach away. */
const PLAIN_SHARE = 0.06

/** The weighted mean of the residuals nearby; beyond the reach, in kilometres, it fades to 0. */
function pullOf({ place }: PlaceProfile, anchors: readonly Anchor[], reach: number): number {
  let sum = 0
  let weights = PLAIN_SHARE / reach ** FALL
  for (const anchor of anchors) {
    const kilometres = kilometresBetween(place, anchor)
    if (kilometres > reach * 5) continue
    const weight = 1 / (CLOSE ** FALL + kilometres ** FALL)
    sum += weight * anchor.residual
    weights += weight
  }
  return sum / weights
}

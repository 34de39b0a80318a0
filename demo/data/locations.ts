import type { DemoStreet } from './addresses/streets.ts'
import { middleOf, type StreetLine } from '#demo/ground/stand-on-street.ts'
import { microDegrees } from './places/distance.ts'
import type { PlaceProfile } from './places/demo-place.ts'

export type DemoRegion = {
  name: string
  stateCode: string
  uri: string
  latitude: number
  longitude: number
  settlement: 'city' | 'fringe' | 'country'
}

export type LocationRow = {
  id: number
  uri: string
  type: 'region' | 'suburb' | 'street'
  name: string
  state_code: string
  postcode: string | null
  region_id: number | null
  suburb_id: number | null
  latitude_micro: number
  longitude_micro: number
  population: number
  settlement: 'city' | 'fringe' | 'country'
}

/** Gives every uri its number: the one the database knows it by, else the next free one of its kind. */
export type LocationNumbers = (kind: 'region' | 'suburb' | 'street', uri: string) => number

const firstNumbers = { region: 1, suburb: 1_001, street: 10_001 } as const

/**
 * Numbers for locations. In an empty database regions count from 1, suburbs from 1,001 and streets from 10,001, in the
 * order in which they are asked for; where locations are known already, new ones follow the highest number.
 */
export function locationNumbers(known: ReadonlyMap<string, number>): LocationNumbers {
  const given = new Map(known)
  const highest = Math.max(0, ...known.values())
  const next = known.size === 0 ? { ...firstNumbers } : null
  let following = highest + 1
  return (kind, uri) => {
    const number = given.get(uri) ?? (next === null ? following++ : next[kind]++)
    given.set(uri, number)
    return number
  }
}

/** Gives every region, suburb and street its number, in the order in which each refers only to earlier ones. */
export function numberLocations(
  regions: readonly DemoRegion[],
  profiles: readonly PlaceProfile[],
  streetsOfPlace: readonly (readonly DemoStreet[])[],
  numberOf: LocationNumbers,
): Map<number, string> {
  const uris = new Map<number, string>()
  const number = (kind: 'region' | 'suburb' | 'street', uri: string) => uris.set(numberOf(kind, uri), uri)
  for (const { uri } of regions) number('region', uri)
  for (const { place } of profiles) number('suburb', place.uri)
  for (const streets of streetsOfPlace) for (const { uri } of streets) number('street', uri)
  return uris
}

/** The rows of the regions, the suburbs and their streets, in an order in which each refers only to earlier ones. */
export function* locationRows(
  regions: readonly DemoRegion[],
  profiles: readonly PlaceProfile[],
  streetsOfPlace: readonly (readonly DemoStreet[])[],
  numberOf: LocationNumbers,
  linesOf: (placeIndex: number) => readonly StreetLine[],
): Generator<LocationRow> {
  const regionIds = new Map<string, number>()
  for (const region of regions) {
    const id = numberOf('region', region.uri)
    regionIds.set(`${region.stateCode} ${region.name}`, id)
    yield {
      ...pointOf(region),
      id,
      uri: region.uri,
      type: 'region',
      name: region.name,
      state_code: region.stateCode,
      postcode: null,
      region_id: null,
      suburb_id: null,
      population: 0,
      settlement: region.settlement,
    }
  }
  for (const { place } of profiles) {
    yield {
      ...pointOf(place),
      id: numberOf('suburb', place.uri),
      uri: place.uri,
      type: 'suburb',
      name: place.name,
      state_code: place.stateCode,
      postcode: place.postcode,
      region_id: regionIds.get(`${place.stateCode} ${place.regionName}`) ?? null,
      suburb_id: null,
      population: place.population,
      settlement: place.settlement,
    }
  }
  for (const [placeIndex, streets] of streetsOfPlace.entries()) {
    const place = profiles[placeIndex]?.place
    if (place === undefined) continue
    const lines = linesOf(placeIndex)
    for (const [index, street] of streets.entries()) {
      yield {
        ...pointOf(middleOf(lines[index] ?? [])),
        id: numberOf('street', street.uri),
        uri: street.uri,
        type: 'street',
        name: street.name,
        state_code: place.stateCode,
        postcode: place.postcode,
        region_id: regionIds.get(`${place.stateCode} ${place.regionName}`) ?? null,
        suburb_id: numberOf('suburb', place.uri),
        population: 0,
        settlement: place.settlement,
      }
    }
  }
}

const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude_micro: microDegrees(latitude),
  longitude_micro: microDegrees(longitude),
})

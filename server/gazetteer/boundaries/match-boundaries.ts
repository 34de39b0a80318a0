import { distanceInMetres } from '#domain/geo/distance.ts'
import { isInPolygons } from '#domain/geo/polygon.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import { movedForms, officialWords } from '#domain/locations/name-forms.ts'
import { plainWords } from '#domain/locations/plain-words.ts'
import { officialName } from '../official-names.ts'
import type { Corner, StatedBoundary } from './boundary-features.ts'

/** A suburb of ours with its centre. */
export type KnownSuburb = LatLong & { id: number; uri: string; name: string; stateCode: StateCode }

export type BoundaryMatches = {
  /** The place of the boundary in the list, by the id of the suburb. */
  matches: Map<number, number>
  /** Suburbs whose name a boundary bears that lies too far away to be theirs. */
  doubtful: KnownSuburb[]
  /** Suburbs without a boundary, in the states that the file has. */
  without: KnownSuburb[]
  /** Boundaries that no suburb of ours has, by their place in the list. */
  unknown: number[]
}

/** Centres of the gazetteer are sometimes kilometres off, most of all in the country. */
const LARGEST_METRES = 10_000

/**
 * Gives suburbs the boundaries that bear their name, else those with its direction at the other end: of several in a state the one that the centre lies in, else the nearest. Two
 * suburbs of one name and two postcodes (Melbourne 3000 and 3004) may be one boundary.
 */
export function matchBoundaries(
  suburbs: readonly KnownSuburb[],
  boundaries: readonly StatedBoundary[],
): BoundaryMatches {
  const byName = new Map<string, number[]>()
  for (const [index, { name, stateCode }] of boundaries.entries()) {
    for (const state of stateCode === null ? statesOf(suburbs) : [stateCode]) {
      const key = `${state} ${keyOf(name)}`
      byName.set(key, [...(byName.get(key) ?? []), index])
    }
  }
  const coveredStates = new Set(boundaries.map(({ stateCode }) => stateCode))
  const result: BoundaryMatches = { matches: new Map(), doubtful: [], without: [], unknown: [] }
  for (const suburb of suburbs) {
    const indexesOf = (names: readonly string[]) =>
      names.flatMap((name) => byName.get(`${suburb.stateCode} ${name}`) ?? [])
    const own = indexesOf(namesOf(suburb.name))
    const [best] = (own.length > 0 ? own : indexesOf(movedForms(keyOf(suburb.name))))
      .map((index) => ({ index, metres: metresTo(boundaries[index], suburb) }))
      .sort((left, right) => left.metres - right.metres)
    if (best !== undefined && best.metres <= LARGEST_METRES) result.matches.set(suburb.id, best.index)
    else if (best !== undefined) result.doubtful.push(suburb)
    else if (coveredStates.has(suburb.stateCode) || coveredStates.has(null)) result.without.push(suburb)
  }
  const used = new Set(result.matches.values())
  result.unknown = [...boundaries.keys()].filter((index) => !used.has(index))
  return result
}

const statesOf = (suburbs: readonly KnownSuburb[]): Set<StateCode> => new Set(suburbs.map(({ stateCode }) => stateCode))

/** The name in one spelling: "ST. KILDA" and "Saint Kilda" are the same. */
const keyOf = (name: string): string => officialWords(plainWords(officialName(name)).split(' ')).join(' ')

/** The middle of a city has other names in its state's list: "Darwin City", "Ballarat Central", and for Canberra just "City". */
function namesOf(name: string): string[] {
  const key = keyOf(name.replace(/\s*\([^)]*\)$/, ''))
  const middle = key === 'canberra' ? ['city'] : []
  return [...new Set([key, `${key} city`, `${key} central`, key.replace(/ city$/, ''), ...middle])]
}

/** None within; else to the nearest corner. */
function metresTo(boundary: StatedBoundary | undefined, centre: LatLong): number {
  if (boundary === undefined) return Infinity
  const polygons = boundary.area.map((rings) => rings.map((ring) => ring.map(toLatLong)))
  if (isInPolygons(centre, polygons)) return 0
  return polygons.flat(2).reduce((least, corner) => Math.min(least, distanceInMetres(centre, corner)), Infinity)
}

const toLatLong = ([longitude, latitude]: Corner): LatLong => ({ latitude, longitude })

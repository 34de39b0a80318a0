import type { LatLong } from '#domain/geo/lat-long.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import { slugsOfOtherNames } from '#domain/locations/other-names/other-slugs.ts'
import { suburbSlug } from '#domain/search/location-slug.ts'
import type { Area, BoundarySource, StatedBoundary } from '../boundaries/boundary-features.ts'
import { boundaryTexts, type BoundaryTexts } from '../boundaries/boundary-texts.ts'
import { type KnownSuburb, matchBoundaries } from '../boundaries/match-boundaries.ts'
import { type SimplifiedArea, simplifyAreas } from '../boundaries/simplify-boundaries.ts'
import { withoutCapitals } from '../official-names.ts'
import { isPlaceName } from '../place-name.ts'
import { postcodeOf } from '../postcodes/postcode-table.ts'
import { interiorPoints } from './interior-point.ts'
import { type Edges, outerEdges } from './state-edges.ts'
import type { PostalAreas } from './postal-areas.ts'

/** A suburb of the database as the fetching process is told of it. */
export type KnownPlace = KnownSuburb & { postcode: string }

/** A suburb as it is to be stored, in one line of JSON. */
export type GroundRow = LatLong &
  BoundaryTexts & {
    code: string
    name: string
    source: BoundarySource | null
    stateCode: StateCode
    /** Null where none is known: such a suburb is no new place. */
    postcode: string | null
    /** Of the places that the database has for it. */
    knownIds: number[]
    /** Codes of the suburbs of its state that share a piece of its boundary. */
    neighbours: string[]
  }

export type StateReport = {
  stateCode: StateCode
  stated: number
  /** Places of the database that have their outline now, and those that have none by name or only far away. */
  matched: number
  without: string[]
  doubtful: string[]
  withoutPostcode: number
  /** Suburbs whose name and postcode are those of another one. */
  repeated: number
  /** Places whose postcode is that of the postal areas, of all that both state. */
  agreeing: number
  compared: number
}

/** A tile with so many takes half a second to draw; outlines of the country have some thousands. */
const MOST_CORNERS = 20_000
/** Where nobody lives by name, or that is what a list calls the rest. */
export const isNoSuburb = (name: string): boolean =>
  /^(?:no usual address|migratory|unclassified|unincorporated)\b|\bremainder\b/i.test(name)

/** Below this share of postcodes that agree, postal areas are those of something else. */
const LEAST_AGREEMENT = 0.8
const LEAST_COMPARED = 20

/** The rows of a state from its outlines, matched with the places that are known there, and its outer edges with the codes of their suburbs. */
export function rowsOfState(
  stateCode: StateCode,
  stated: readonly StatedBoundary[],
  known: readonly KnownPlace[],
  postalAreas: PostalAreas,
): { rows: GroundRow[]; edges: Edges<string>; report: StateReport } {
  const boundaries = stated.filter(isSuburb).map((each) => ({ ...each, stateCode, name: withoutCapitals(each.name) }))
  const points = boundaries.map(({ area }) => interiorPoints(area))
  const postal = points.map((each) => postalAreas.postcodeOf(each))
  const { matches, without, doubtful } = matchBoundaries(known, boundaries)
  const knownById = new Map(known.map((place) => [place.id, place]))
  const pairs = [...matches].flatMap(([id, index]) => {
    const [own, there] = [knownById.get(id)?.postcode, postal[index]]
    return own === undefined || there === null || there === undefined ? [] : [own === there]
  })
  const agreeing = pairs.filter(Boolean).length
  const isTrusted = pairs.length < LEAST_COMPARED || agreeing / pairs.length >= LEAST_AGREEMENT
  const counts = countsOf(boundaries.map(({ name }) => name.toLowerCase()))
  const postcodes = boundaries.map(({ name }, index) => {
    const [point] = points[index] ?? []
    const isOnly = counts.get(name.toLowerCase()) === 1
    const fromTable = point === undefined || !isOnly ? null : postcodeOf({ name, stateCode, ...point })
    return (isTrusted ? postal[index] : null) ?? fromTable
  })
  const repeated = matchBySlug({ boundaries, postcodes, known, matches })
  const idsOf = Map.groupBy(matches.keys(), (id) => matches.get(id))
  const areas = boundaries.map(({ area }) => area)
  const simplified = simplifyAreas(areas).map(withFewCorners)
  const codes = boundaries.map(({ code }, index) => code ?? `${stateCode}-${index}`)
  const rows = boundaries.flatMap(({ name, source }, index): GroundRow[] => {
    const [area, [point], code] = [simplified[index], points[index] ?? [], codes[index]]
    if (area == null || point === undefined || code === undefined || repeated.has(index)) return []
    const postcode = postcodes[index] ?? null
    const neighbours = area.neighbours.flatMap((neighbour) => codes[neighbour] ?? [])
    return [
      {
        code,
        name,
        source,
        stateCode,
        postcode,
        knownIds: idsOf.get(index) ?? [],
        neighbours,
        ...point,
        ...boundaryTexts(area),
      },
    ]
  })
  const edges: Edges<string> = new Map()
  for (const [key, index] of outerEdges(areas)) edges.set(key, codes[index] ?? '')
  const report = {
    stateCode,
    stated: boundaries.length,
    matched: matches.size,
    without: without.filter(({ id }) => !matches.has(id)).map(({ uri }) => uri),
    doubtful: doubtful.filter(({ id }) => !matches.has(id)).map(({ uri }) => uri),
    withoutPostcode: rows.filter(({ postcode, knownIds }) => postcode === null && knownIds.length === 0).length,
    repeated: repeated.size,
    agreeing,
    compared: pairs.length,
  }
  return { rows, edges, report }
}

/** Its forms, a coarser one for each that is too large to be drawn while visitors wait; null where all are. */
function withFewCorners({ outline, near, far, neighbours }: SimplifiedArea): SimplifiedArea | null {
  if (hasTooMany(far)) return null
  const drawn = hasTooMany(near) ? far : near
  return { outline: hasTooMany(outline) ? drawn : outline, near: drawn, far, neighbours }
}

const hasTooMany = (area: Area): boolean => area.flat(2).length > MOST_CORNERS

/** Outlines of Australia with its islands, and a name that can be shown and makes a slug. */
const isSuburb = ({ name, area }: StatedBoundary): boolean =>
  isPlaceName(name) &&
  !isNoSuburb(name) &&
  area.every((rings) => rings.every((ring) => ring.every(([x, y]) => x >= 96 && x <= 169.5 && y >= -55.5 && y <= -8.5)))

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

type Matching = {
  boundaries: readonly StatedBoundary[]
  postcodes: readonly (string | null)[]
  known: readonly KnownPlace[]
  matches: Map<number, number>
}

/**
 * Gives places without an outline the one of their own slug or of an older name of theirs. Answers the outlines that are no places of their
 * own: the slug belongs to another one.
 */
function matchBySlug({ boundaries, postcodes, known, matches }: Matching): ReadonlySet<number> {
  const byUri = new Map(known.map((place) => [place.uri, place]))
  const used = new Set(matches.values())
  const taken = new Set<string>()
  const repeated = new Set<number>()
  boundaries.forEach(({ name, stateCode }, index) => {
    const postcode = postcodes[index] ?? null
    if (used.has(index) || postcode === null || stateCode === null) return
    const slug = suburbSlug({ name, stateCode, postcode })
    const own = byUri.get(slug)
    const older = byUri.get(slugsOfOtherNames().get(slug) ?? '')
    const place = own ?? older
    if (place !== undefined && !matches.has(place.id)) matches.set(place.id, index)
    else if (own !== undefined || taken.has(slug)) repeated.add(index)
    else taken.add(slug)
  })
  return repeated
}

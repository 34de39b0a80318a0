import { createRandom, type Random } from '#demo/data/random/random.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import { streetNames } from '#demo/data/addresses/street-names.ts'
import { clipLine, lengthOf, type Line, type Spot } from './flat-ground.ts'
import { type Lattice, latticeOf, type LatticeStreet } from './lattice.ts'
import { type StreetPattern, streetPatterns } from './street-pattern.ts'
import { isInTerritory, type Territory, territoryOf } from './territory.ts'

export type TownStreet = { name: string; kind: LatticeStreet['kind'] | 'country'; line: Line }

export type Town = { territory: Territory; streets: TownStreet[]; parks: Line[] }

export type TownOptions = {
  seed: string
  profile: PlaceProfile
  /** Where the places around lie, from the centre of this one. */
  neighbours: readonly Spot[]
  /** The streets that addresses stand on; roads outside the town are last. */
  names: readonly { name: string; isRural: boolean }[]
  /** Null where no sea is near. */
  isLand: ((spot: Spot) => boolean) | null
}

const SHORTEST_STREET = 55

/** The streets of a suburb, those of the addresses first and in their order. */
export function townOf({ seed, profile, neighbours, names, isLand }: TownOptions): Town {
  const random = createRandom(seed, 'ground', profile.place.uri)
  const pattern = streetPatterns[profile.zone]
  const territory = territoryOf(neighbours, radiusOf(profile, pattern))
  const isInside = isInTerritory(territory)
  const fits = (spot: Spot) => isInside(spot) && (isLand === null || isLand(spot))
  // Around a city there is no open country: its roads are the streets furthest out.
  const inTown = isCountry(profile) ? names.filter(({ isRural }) => !isRural) : names
  const outside = names.filter((name) => !inTown.includes(name))
  const lattice = clippedLattice(random, { pattern, territory, fits, profile, needed: inTown.length })
  const used = new Set(names.map(({ name }) => name))
  return {
    territory,
    streets: [
      ...named(random, lattice.streets, inTown, used),
      ...outside.map(({ name }) => countryRoad(random, name, territory, isLand)),
    ],
    parks: lattice.parks,
  }
}

const isCountry = ({ zone }: PlaceProfile): boolean => zone === 'town' || zone === 'village'

/** A city fills its ground up to its neighbours; a town ends where its people do. */
function radiusOf(profile: PlaceProfile, { peoplePerSquareKilometre }: StreetPattern): number {
  const { zone, place } = profile
  const radius = Math.sqrt((place.population / peoplePerSquareKilometre / Math.PI) * 1e6)
  if (isCountry(profile)) return Math.min(2200, Math.max(260, radius))
  return Math.min(3000, Math.max(zone === 'regionalCity' ? 900 : 1500, radius * 1.6))
}

type Clipping = {
  pattern: StreetPattern
  territory: Territory
  fits: (spot: Spot) => boolean
  profile: PlaceProfile
  needed: number
}

/** A lattice with as many streets as the addresses need: its blocks shrink until there are. */
function clippedLattice(random: Random, { pattern, territory, fits, profile, needed }: Clipping): Lattice {
  const radius = Math.max(...territory.map(({ east, north }) => Math.hypot(east, north)))
  const turns = turnsOf(random, profile)
  const gapAt = gapsOf(random, profile, territory, pattern)
  for (let scale = 1; ; scale *= 0.8) {
    const block = { depth: pattern.block.depth * scale, length: pattern.block.length * scale }
    const { streets, parks } = latticeOf({ random, pattern: { ...pattern, block }, radius, turns, gapAt })
    const clipped = streets.flatMap(({ kind, line }) =>
      clipLine(line, fits, SHORTEST_STREET).map((part) => ({ kind, line: part })),
    )
    const addressed = clipped.filter(({ kind }) => kind !== 'lane')
    if (addressed.length >= needed || scale < 0.3)
      return { streets: clipped, parks: parks.filter((park) => park.every(fits)) }
  }
}

const BEYOND_METRES = 260

/** No streets off the ground; they thin out where the paddocks begin, those of a town in the country from its middle on. */
function gapsOf(
  random: Random,
  profile: PlaceProfile,
  territory: Territory,
  pattern: StreetPattern,
): (spot: Spot) => number {
  const isNear = isInTerritory(territory, BEYOND_METRES)
  const radius = radiusOf(profile, pattern)
  const { from, rise } = isCountry(profile) ? { from: 0.45, rise: 1.3 } : { from: 0.7, rise: 2.6 }
  // What has neighbours all around ends at their borders; what stands alone has grown further to one side than to another.
  const alone = territory.filter(({ neighbour }) => neighbour === null).length / territory.length
  const [first, second] = [random.between(0, 2 * Math.PI), random.between(0, 2 * Math.PI)]
  return ({ east, north }) => {
    if (!isNear({ east, north })) return 1
    const angle = Math.atan2(north, east)
    const lobes = 0.2 + 0.16 * Math.sin(2 * angle + first) + 0.1 * Math.sin(3 * angle + second)
    const share = Math.hypot(east, north) / (radius * (1 - alone * lobes))
    return Math.max(0, Math.min(0.98, (share - from) * rise))
  }
}

/** Old grids lie as the surveyor of the city laid them, later ones as the ground does. */
function turnsOf(random: Random, { zone, capital }: PlaceProfile): number {
  const ofCity = createRandom('grid', capital).between(-0.05, 0.05)
  if (zone === 'cbd' || zone === 'inner') return ofCity + random.between(-0.012, 0.012)
  return zone === 'middle' ? ofCity + random.between(-0.03, 0.03) : random.between(0, 0.25)
}

const courtTypes = / (?:Court|Place|Close)$/
const laneTypes = / (?:Lane|Way)$/

/** Gives dead ends the names of courts, and the streets nearest to the centre the rest of the addresses. */
function named(
  random: Random,
  streets: readonly LatticeStreet[],
  names: TownOptions['names'],
  used: Set<string>,
): TownStreet[] {
  const order = streets
    .map((street) => ({ ...street, rank: distanceOf(street.line) * random.between(0.6, 1.4) }))
    .sort((left, right) => left.rank - right.rank)
  const free = new Set(order)
  const take = ({ name, isRural }: TownOptions['names'][number]): TownStreet | null => {
    const wanted = courtTypes.test(name) ? 'court' : laneTypes.test(name) ? 'lane' : 'street'
    const all = isRural ? [...free].reverse() : [...free]
    const street =
      all.find(({ kind }) => kind === wanted || (wanted === 'street' && kind === 'main')) ??
      all.find(({ kind }) => kind !== 'lane') ??
      all.find(() => true)
    if (street === undefined) return null
    free.delete(street)
    return { name, kind: street.kind, line: street.line }
  }
  const taken = names.map((name) => take(name))
  const others = [...free].map(({ kind, line }) => ({
    kind,
    line,
    name: kind === 'lane' ? '' : otherName(random, used, kind),
  }))
  return [...taken.filter((street) => street !== null), ...others]
}

function otherName(random: Random, used: Set<string>, kind: LatticeStreet['kind']): string {
  for (let tries = 0; tries < 60; tries += 1) {
    const type =
      kind === 'court' ? random.pick(['Court', 'Place', 'Close']) : random.pick(['Street', 'Street', 'Avenue', 'Road'])
    const name = `${random.pick(streetNames)} ${type}`
    if (used.has(name)) continue
    used.add(name)
    return name
  }
  return ''
}

const distanceOf = (line: Line): number => {
  const middle = line[Math.floor(line.length / 2)]
  return middle === undefined ? 0 : Math.hypot(middle.east, middle.north)
}

const COUNTRY_STEP = 90

/** A road that winds out of the town to the farms. */
function countryRoad(random: Random, name: string, territory: Territory, isLand: TownOptions['isLand']): TownStreet {
  const edge = Math.max(...territory.map(({ east, north }) => Math.hypot(east, north))) * 0.55
  let best: Line = []
  for (let tries = 0; tries < 8; tries += 1) {
    let bearing = random.between(0, 2 * Math.PI)
    let spot: Spot = { east: Math.sin(bearing) * edge, north: Math.cos(bearing) * edge }
    const steps = Math.round(random.between(2400, 6500) / COUNTRY_STEP)
    const line: Spot[] = [spot]
    for (let step = 0; step < steps; step += 1) {
      bearing += random.normal() * 0.09
      spot = {
        east: spot.east + Math.sin(bearing) * COUNTRY_STEP,
        north: spot.north + Math.cos(bearing) * COUNTRY_STEP,
      }
      line.push(spot)
    }
    const parts = isLand === null ? [line] : clipLine(line, isLand, SHORTEST_STREET)
    const [dry = []] = parts.toSorted((one, other) => lengthOf(other) - lengthOf(one))
    if (lengthOf(dry) > lengthOf(best)) best = dry
    if (lengthOf(best) > 2000) break
  }
  return { name, kind: 'country', line: best }
}

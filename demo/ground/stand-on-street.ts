import type { LatLong } from '#domain/geo/lat-long.ts'
import { createRandom } from '#demo/data/random/random.ts'
import { besideLine, flatGround, lengthOf, metresBetween } from './flat-ground.ts'

export type StreetLine = readonly LatLong[]

/** Numbers of a street in town go up to this; of a road, where a number is ten metres, to the other. */
const TOP_NUMBER = 420
const TOP_RURAL_NUMBER = 2_900
/** Low numbers are common, and each needs its own frontage. */
const CROWDING = 0.62
/** Nobody lives on the crossing itself. */
const CORNER_METRES = 13
/** From the middle of the street to the middle of the house. */
const HOUSE_METRES = { least: 13, most: 19 }
const FARM_METRES = { least: 45, most: 160 }

/**
 * Where a street address lies: its number along its street, odd ones on the left. All homes of a building lie at one point;
 * `isOnCorner` moves a home to the nearer end of the street.
 */
export function standOnStreet(
  line: StreetLine,
  streetAddress: string,
  { isRural, isOnCorner }: { isRural: boolean; isOnCorner: boolean },
): LatLong {
  const [origin] = line
  if (origin === undefined) throw new Error('A street needs a line')
  const ground = flatGround(origin)
  const spots = line.map(ground.spotOf)
  const number = numberOf(streetAddress)
  const building = streetAddress.slice(streetAddress.lastIndexOf('/') + 1)
  const random = createRandom('stands', building)
  const length = lengthOf(spots)
  const share = Math.min(1, (number / (isRural ? TOP_RURAL_NUMBER : TOP_NUMBER)) ** (isRural ? 1 : CROWDING))
  const corner = Math.min(CORNER_METRES, length / 3)
  const along = isOnCorner ? (share < 0.5 ? corner : length - corner) : corner + share * (length - 2 * corner)
  const { least, most } = isRural ? FARM_METRES : HOUSE_METRES
  const aside = random.between(least, most) * (number % 2 === 0 ? 1 : -1)
  return ground.pointOf(besideLine(spots, along, aside))
}

/** The number of the house: 18 of "3/18 Smith Street", 7 of "Lot 7 Smith Street". */
const numberOf = (streetAddress: string): number => Number(/(\d+)[A-Z]? (?!.*\d)/.exec(streetAddress)?.[1] ?? 1)

const YARD_METRES = 38

/** The middle of a street. */
export function middleOf(line: StreetLine): LatLong {
  const [origin] = line
  if (origin === undefined) throw new Error('A street needs a line')
  const ground = flatGround(origin)
  const spots = line.map(ground.spotOf)
  return ground.pointOf(besideLine(spots, lengthOf(spots) / 2))
}

/** The point beside the nearest of some streets, back from the kerb as a school is. */
export function besideNearestStreet(lines: readonly StreetLine[], point: LatLong): LatLong {
  const ground = flatGround(point)
  const here = { east: 0, north: 0 }
  const spots = lines.flatMap((line) => {
    const all = line.map(ground.spotOf)
    const length = lengthOf(all)
    return [0.15, 0.3, 0.5, 0.7, 0.85].map((share) => besideLine(all, share * length, YARD_METRES))
  })
  const [first] = spots
  if (first === undefined) return point
  return ground.pointOf(
    spots.reduce((best, spot) => (metresBetween(here, spot) < metresBetween(here, best) ? spot : best), first),
  )
}

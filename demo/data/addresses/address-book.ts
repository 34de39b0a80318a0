import type { Random } from '#demo/data/random/random.ts'
import type { Home } from '#demo/data/homes/home.ts'
import { isRuralType } from '#demo/data/homes/land.ts'
import { isStacked } from '#demo/data/homes/rooms.ts'
import { standOnStreet, type StreetLine } from '#demo/ground/stand-on-street.ts'
import type { DemoStreet } from './streets.ts'

export type DemoAddress = {
  streetIndex: number
  streetName: string
  /** "3/18 Smith Street" */
  streetAddress: string
  latitude: number
  longitude: number
}

/** The addresses of one place; it gives none out twice. */
export type AddressBook = { streets: readonly DemoStreet[]; lines: readonly StreetLine[]; taken: Set<string> }

/** An address once lay at a drawn point; what is drawn after it stays as it was. */
const DRAWS_FOR_A_POINT = 2

/** A free address that suits the home: flats in buildings, farms on roads outside the town, new land by its lot. */
export function drawAddress(random: Random, home: Home, book: AddressBook): DemoAddress {
  for (;;) {
    const streetIndex = drawStreet(random, home, book.streets)
    const street = book.streets[streetIndex]
    if (street === undefined) throw new Error('A place needs a street before it can have an address')
    const streetAddress = `${numberOf(random, home, streetIndex)} ${street.name}`
    if (book.taken.has(streetAddress)) continue
    book.taken.add(streetAddress)
    random.skip(DRAWS_FOR_A_POINT)
    return addressOn(book, streetIndex, streetAddress, home)
  }
}

/** An address on a street of the book, where its number lies. */
export function addressOn(
  { streets, lines }: AddressBook,
  streetIndex: number,
  streetAddress: string,
  home: Home,
): DemoAddress {
  const street = streets[streetIndex]
  const line = lines[streetIndex]
  if (street === undefined || line === undefined) throw new Error('An address needs a street')
  const isOnCorner = home.extras.has('cornerBlock')
  return {
    streetIndex,
    streetName: street.name,
    streetAddress,
    ...standOnStreet(line, streetAddress, { isRural: street.isRural, isOnCorner }),
  }
}

function drawStreet(random: Random, home: Home, streets: readonly DemoStreet[]): number {
  const wantsRoad = isRuralType(home.propertyType) || home.propertyType === 'Acreage'
  const fitting = [...streets.keys()].filter((index) => streets[index]?.isRural === wantsRoad)
  return random.pick(fitting.length > 0 ? fitting : [...streets.keys()])
}

function numberOf(random: Random, home: Home, streetIndex: number): string {
  const type = home.propertyType
  if (isRuralType(type) || type === 'Acreage') return String(random.whole(14, 2_900))
  if (home.isNewDevelopment && home.bedrooms === null) return `Lot ${random.whole(1, 640)}`
  const number = random.chance(0.6) ? random.whole(1, 90) : random.whole(1, 340)
  if (isStacked(home)) return unitNumber(random, home, streetIndex)
  if (type === 'Unit' || type === 'Villa' || type === 'Retirement') return `${random.whole(1, 14)}/${number}`
  if (type === 'Townhouse' && random.chance(0.72)) return `${random.whole(1, 9)}/${number}`
  if (type === 'SemiDetached')
    return random.chance(0.5) ? `${number}${random.pick(['A', 'B'])}` : `${random.whole(1, 2)}/${number}`
  return String(number)
}

/** Large buildings stand at a few numbers of each street, so that several of their homes are listed. */
function unitNumber(random: Random, home: Home, streetIndex: number): string {
  const { level, buildingLevels } = home
  const isLarge = (buildingLevels ?? 0) > 3
  const building = isLarge ? 20 + ((streetIndex * 37 + random.whole(0, 3) * 61) % 380) : random.whole(1, 160)
  const onFloor = random.whole(1, isLarge ? 14 : 6)
  if (!isLarge) return `${(level ?? 0) * 6 + onFloor}/${building}`
  return level === 0
    ? `G${String(onFloor).padStart(2, '0')}/${building}`
    : `${level ?? 1}${String(onFloor).padStart(2, '0')}/${building}`
}

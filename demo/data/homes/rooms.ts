import type { PropertyType } from '#domain/lookups/property-types.ts'
import type { Random } from '#demo/data/random/random.ts'
import type { PlaceZone } from '#demo/data/places/demo-place.ts'
import type { Home, HomeCondition } from './home.ts'

type Counts = Readonly<Record<string, number>>

const houses: Counts = { '2': 10, '3': 40, '4': 38, '5': 10, '6': 2 }
const bedroomWeights: Readonly<Partial<Record<PropertyType, Counts>>> = {
  Apartment: { '1': 27, '2': 52, '3': 19, '4': 2 },
  ServicedApartment: { '1': 64, '2': 36 },
  Flat: { '1': 42, '2': 53, '3': 5 },
  Unit: { '1': 12, '2': 57, '3': 28, '4': 3 },
  Villa: { '1': 3, '2': 57, '3': 40 },
  Townhouse: { '2': 20, '3': 54, '4': 23, '5': 3 },
  Terrace: { '2': 35, '3': 41, '4': 19, '5': 5 },
  SemiDetached: { '2': 30, '3': 52, '4': 16, '5': 2 },
  Retirement: { '1': 24, '2': 64, '3': 12 },
  Warehouse: { '1': 22, '2': 52, '3': 26 },
  Alpine: { '1': 6, '2': 22, '3': 32, '4': 22, '5': 9, '6': 5, '8': 4 },
  Other: { '2': 40, '3': 60 },
  Acreage: { '3': 22, '4': 46, '5': 25, '6': 6, '7': 1 },
}
const bigHouses: Counts = { '2': 4, '3': 27, '4': 50, '5': 15, '6': 3, '7': 1 }
const countryHouses: Counts = { '2': 14, '3': 50, '4': 28, '5': 6, '6': 2 }

/** Bedrooms of a home; 0 for a studio. Blocks of units count the bedrooms of all their units. */
export function drawBedrooms(random: Random, type: PropertyType, zone: PlaceZone): number {
  if (type === 'Studio') return 0
  if (type === 'Block_of_Units') return random.whole(2, 6) * 2
  const weights = bedroomWeights[type] ?? (zone === 'outer' ? bigHouses : isCountry(zone) ? countryHouses : houses)
  return Number(random.weighted(weights))
}

const isCountry = (zone: PlaceZone) => zone === 'town' || zone === 'village'

/** Bathrooms that go with the bedrooms and the age of a home. */
export function drawBathrooms(random: Random, type: PropertyType, bedrooms: number, condition: HomeCondition): number {
  if (type === 'Block_of_Units') return bedrooms / 2
  if (bedrooms <= 1) return 1
  const isModern = condition === 'new' || condition === 'renovated'
  const chanceOfSecond =
    { 2: isModern ? 0.55 : 0.16, 3: isModern ? 0.86 : 0.42, 4: isModern ? 0.99 : 0.88 }[bedrooms] ?? 0.99
  if (!random.chance(chanceOfSecond)) return 1
  if (bedrooms >= 5 && random.chance(isModern ? 0.62 : 0.34)) return random.chance(0.2) ? 4 : 3
  return bedrooms >= 4 && random.chance(isModern ? 0.24 : 0.08) ? 3 : 2
}

/** Where the cars stand, and how many. */
export function drawParking(
  random: Random,
  type: PropertyType,
  bedrooms: number,
  zone: PlaceZone,
  landSize: number | null,
): Pick<Home, 'parking' | 'carSpaces'> {
  if (type === 'Block_of_Units') return { parking: 'offStreet', carSpaces: bedrooms / 2 }
  const isFlat = isFlatType(type)
  const isTight = zone === 'cbd' || zone === 'inner'
  if (random.chance(chanceOfNoParking(type, bedrooms, zone))) return { parking: 'none', carSpaces: 0 }
  if (isFlat) {
    const parking = random.chance(isTight ? 0.75 : 0.4) ? 'basement' : random.chance(0.5) ? 'offStreet' : 'carport'
    return { parking, carSpaces: bedrooms >= 3 && random.chance(0.6) ? 2 : 1 }
  }
  const isSmall = isTight || smallTypes.has(type)
  const large = (landSize ?? 0) >= 600 ? { '1': 14, '2': 60, '3': 11, '4': 11, '6': 4 } : { '1': 24, '2': 76 }
  const spaces = random.weighted(isSmall ? { '1': 70, '2': 30 } : large)
  return { parking: random.weighted({ garage: 66, carport: 20, offStreet: 14 }), carSpaces: Number(spaces) }
}

const smallTypes = new Set<PropertyType>(['Unit', 'Villa', 'Retirement', 'Terrace'])

function chanceOfNoParking(type: PropertyType, bedrooms: number, zone: PlaceZone): number {
  if (bedrooms === 0) return 0.6
  if (type === 'Terrace') return 0.5
  if (isFlatType(type)) return zone === 'cbd' ? 0.36 : zone === 'inner' ? 0.16 : 0.04
  return zone === 'cbd' || zone === 'inner' ? 0.24 : 0.03
}

/** True for homes that stand inside a building with others above, below or beside. */
export const isFlatType = (type: PropertyType): boolean =>
  type === 'Apartment' || type === 'Flat' || type === 'Studio' || type === 'ServicedApartment'

/** True for those, and for units on one floor of a walk-up. */
export const isStacked = ({ propertyType, style }: Pick<Home, 'propertyType' | 'style'>): boolean =>
  isFlatType(propertyType) || style === 'walkUp'

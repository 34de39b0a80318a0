import { isLandType, type PropertyType, ruralSubtypes } from '#domain/lookups/property-types.ts'
import type { Home } from '#demo/data/homes/home.ts'
import { isRuralType } from '#demo/data/homes/land.ts'
import { isFlatType, isStacked } from '#demo/data/homes/rooms.ts'
import type { FactRecord } from './grammar.ts'
import { areaAdjective, areaWords, capitalised, counted, numberWord, ordinalWord } from './words.ts'

/** What texts may say about a home itself. */
export const homeFacts = (home: Home): FactRecord[] => [
  namedFlags(home.features),
  namedFlags(home.extras),
  namedFlags([home.style, home.propertyType]),
  roomFacts(home),
  parkingFacts(home),
  landFacts(home),
  buildingFacts(home),
  kitchenFacts(home),
  climateFacts(home),
  outlookFacts(home),
  {
    home: nounOf(home),
    ...(home.bedrooms === null ? {} : { [home.condition === 'new' ? 'isNew' : home.condition]: 'yes' }),
    flat: flag(isStacked(home)),
    newDevelopment: flag(home.isNewDevelopment),
    commercial: flag(home.propertyType === 'commercialLand'),
  },
]

export const flag = (isTrue: boolean): string | undefined => (isTrue ? 'yes' : undefined)

function namedFlags(names: Iterable<string>): FactRecord {
  const flags: Record<string, string> = {}
  for (const name of names) flags[name] = 'yes'
  return flags
}

const nouns: Readonly<Partial<Record<PropertyType, string>>> = {
  Apartment: 'apartment',
  ServicedApartment: 'apartment',
  Flat: 'flat',
  Studio: 'studio',
  Unit: 'unit',
  Villa: 'villa',
  Terrace: 'terrace',
  Townhouse: 'townhouse',
  SemiDetached: 'semi',
  Retirement: 'villa',
  Warehouse: 'conversion',
  Alpine: 'lodge',
  Block_of_Units: 'block',
  Other: 'property',
}

function nounOf(home: Home): string {
  if (home.propertyType === 'House') return houseNouns[home.style] ?? 'home'
  if (isLandType(home.propertyType)) return 'block'
  return nouns[home.propertyType] ?? 'home'
}

const houseNouns: Readonly<Partial<Record<Home['style'], string>>> = {
  workersCottage: 'cottage',
  stoneCottage: 'cottage',
  queenslander: 'Queenslander',
  bungalow: 'bungalow',
  beachHouse: 'beach house',
  weatherboard: 'weatherboard',
  projectHome: 'house',
  brickVeneer: 'house',
  federation: 'Federation home',
}

function roomFacts({ propertyType, bedrooms, bathrooms }: Home): FactRecord {
  if (bedrooms === null || bathrooms === null) return {}
  const isStudio = bedrooms === 0
  const beds = isStudio ? 'one well-planned room' : counted(bedrooms, 'bedroom')
  const baths = counted(bathrooms, 'bathroom')
  const units = propertyType === 'Block_of_Units' ? bedrooms / 2 : null
  return {
    studio: flag(isStudio),
    oneRoom: flag(isStudio),
    single: flag(bedrooms === 1),
    pair: flag(bedrooms === 2),
    beds,
    bedsCapital: capitalised(beds),
    bedsLower: beds,
    bedsNumber: numberWord(bedrooms),
    bedsAdj: isStudio ? 'well-planned' : `${numberWord(bedrooms)}-bedroom`,
    otherBeds: bedrooms === 2 ? 'the second bedroom' : `the other ${numberWord(bedrooms - 1)}`,
    oneBed: flag(bedrooms <= 1),
    twoBed: flag(bedrooms === 2),
    manyBeds: flag(bedrooms >= 3),
    fourBeds: flag(bedrooms >= 4),
    fiveBeds: flag(bedrooms >= 5),
    baths,
    bathsLower: baths,
    bathsCapital: capitalised(baths),
    bathsAdj: `${numberWord(bathrooms)}-bathroom`,
    oneBath: flag(bathrooms === 1),
    twoBaths: flag(bathrooms >= 2),
    unitCount: units === null ? undefined : numberWord(units),
    unitCountCapital: units === null ? undefined : capitalised(numberWord(units)),
  }
}

const parkingWords = ['', 'single', 'double', 'triple']

function parkingFacts({ parking, carSpaces, features }: Home): FactRecord {
  const spaces = carSpaces ?? 0
  if (carSpaces === null) return {}
  if (spaces === 0) return { noParking: 'yes' }
  const size = parkingWords[spaces]
  const words = {
    garage: size ? `a ${size} garage` : `garaging for ${numberWord(spaces)} cars`,
    carport: size ? `a ${size} carport` : `covered parking for ${numberWord(spaces)} cars`,
    basement: spaces === 1 ? 'a basement car space' : `${numberWord(spaces)} basement car spaces`,
    offStreet: spaces === 1 ? 'an off-street car space' : `off-street parking for ${numberWord(spaces)} cars`,
    none: '',
  }[parking]
  return {
    parking: words,
    parkingCapital: capitalised(words),
    [parking]: 'yes',
    secureParking: flag(features.has('secureParking')),
  }
}

function landFacts({ propertyType, landSize, frontage, features }: Home): FactRecord {
  const isHectares = landSize !== null && landSize >= 10_000
  const hasGround = landSize !== null && !isFlatType(propertyType) && propertyType !== 'Block_of_Units'
  return {
    land: landSize === null ? undefined : areaWords(landSize),
    landAdj: landSize === null ? undefined : areaAdjective(landSize),
    hectares: flag(isHectares),
    garden: flag(hasGround && landSize >= 280 && !isLandType(propertyType)),
    yard: flag(hasGround && landSize >= 200),
    bigLand: flag(hasGround && landSize >= 780 && propertyType === 'House'),
    smallYard: flag(hasGround && landSize >= 120 && landSize < 280 && !features.has('courtyard')),
    frontage: frontage === null ? undefined : `${frontage.toLocaleString('en-AU')} metres`,
    rural: flag(isRuralType(propertyType) || propertyType === 'Acreage'),
    farm: flag(ruralSubtypes.includes(propertyType)),
  }
}

function buildingFacts(home: Home): FactRecord {
  const { level, buildingLevels, storeys, yearBuilt, buildingSize } = home
  const hasLevel = level !== null && buildingLevels !== null
  const floor = hasLevel && level > 0 ? `${ordinalWord(level)} floor` : undefined
  return {
    size: buildingSize === null || home.propertyType === 'Block_of_Units' ? undefined : `${buildingSize} square metres`,
    floorName: floor === undefined ? undefined : capitalised(floor),
    floorLower: floor,
    ground: flag(level === 0),
    top: flag(hasLevel && level > 1 && level === buildingLevels - 1),
    levels: hasLevel && buildingLevels > 2 ? counted(buildingLevels, 'level') : undefined,
    levelsAdj: hasLevel && buildingLevels > 2 ? `${numberWord(buildingLevels)}-level` : undefined,
    singleLevel: flag(storeys === 1 && !isStacked(home) && home.propertyType !== 'Block_of_Units'),
    twoLevels: flag(storeys >= 2),
    ...yearFacts(yearBuilt),
  }
}

function yearFacts(yearBuilt: number | null): FactRecord {
  if (yearBuilt === null) return {}
  if (yearBuilt >= 2000) return { year: String(yearBuilt), builtIn: String(yearBuilt) }
  const decade = `${Math.floor(yearBuilt / 10) * 10}s`
  return { decade, builtIn: `the ${decade}` }
}

const cookingWords = { gas: 'gas cooking', induction: 'an induction cooktop', electric: 'electric cooking' } as const
const flooringWords = {
  boards: 'timber floors',
  carpet: 'soft carpets',
  tiles: 'easy-care tiles',
  hybrid: 'wide hybrid boards',
  concrete: 'polished concrete floors',
} as const

const kitchenFacts = ({ benchtop, cooking, flooring }: Home): FactRecord => ({
  bench: benchtop ?? undefined,
  cooking: cooking === null ? undefined : cookingWords[cooking],
  floors: flooring === null ? undefined : flooringWords[flooring],
  floorsCapital: flooring === null ? undefined : capitalised(flooringWords[flooring]),
})

function climateFacts({ features }: Home): FactRecord {
  const heating = features.has('ductedHeating')
    ? 'ducted heating'
    : features.has('gasHeating')
      ? 'gas heating'
      : features.has('splitSystemHeating') && !features.has('splitSystemAirCon')
        ? 'split-system heating'
        : undefined
  const cooling = features.has('ductedCooling')
    ? 'ducted cooling'
    : features.has('evaporativeCooling')
      ? 'evaporative cooling'
      : features.has('splitSystemAirCon')
        ? features.has('splitSystemHeating')
          ? 'reverse-cycle air conditioning'
          : 'split-system air conditioning'
        : undefined
  return {
    heating,
    heatingCapital: heating && capitalised(heating),
    cooling,
    coolingCapital: cooling && capitalised(cooling),
  }
}

const outlookFacts = ({ aspect, outlook }: Home): FactRecord => ({
  ...(aspect === null ? {} : { [aspect]: 'yes' }),
  ...(outlook === null ? {} : { [`view${capitalised(outlook)}`]: 'yes' }),
})

import { isLandType, type PropertyType } from '#domain/lookups/property-types.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { Random } from '#demo/data/random/random.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import type { Home, HomeCondition, HomeStyle } from './home.ts'
import { drawExtras } from './home-extras.ts'
import { type BareHome, drawFeatures } from './home-features.ts'
import { drawBuildingSize, drawFrontage, drawLandSize, isRuralType } from './land.ts'
import { drawBathrooms, drawBedrooms, drawParking, isFlatType, isStacked } from './rooms.ts'
import { drawCondition, drawStyle, drawYearBuilt } from './styles.ts'

export type HomeRequest = {
  profile: PlaceProfile
  propertyType: PropertyType
  isRental: boolean
  isNewDevelopment: boolean
  thisYear: number
}

/** A home of this type in this place: every fact of it agrees with the others. */
export function drawHome(random: Random, request: HomeRequest): Home {
  const { profile, propertyType: type } = request
  if (isLandType(type)) return bareLand(random, request)
  const style = request.isNewDevelopment
    ? newStyle(type, drawStyle(random, type, profile))
    : drawStyle(random, type, profile)
  const condition = request.isNewDevelopment ? 'new' : drawCondition(random, style)
  const bedrooms = drawBedrooms(random, type, profile.zone)
  // A unit in a walk-up shares ground and garages as a flat does.
  const groundType = isStacked({ propertyType: type, style }) ? 'Flat' : type
  const landSize = drawLandSize(random, groundType, profile)
  const storeys = drawStoreys(random, type, style)
  const bare: BareHome = {
    propertyType: type,
    isNewDevelopment: request.isNewDevelopment,
    style,
    condition,
    bedrooms,
    bathrooms: drawBathrooms(random, type, bedrooms, condition),
    ...drawParking(random, groundType, bedrooms, profile.zone, landSize),
    landSize,
    frontage: drawFrontage(random, groundType, landSize),
    buildingSize: drawBuildingSize(random, groundType, bedrooms, condition === 'new' || isRuralType(type)),
    storeys,
    ...drawLevel(random, type, style, profile.place.stateCode),
    yearBuilt:
      condition === 'new'
        ? request.thisYear - random.whole(0, 2)
        : drawYearBuilt(random, style, false, request.thisYear),
    ...drawFinishes(random, type, style, condition),
    aspect: random.chance(0.3) ? random.weighted({ north: 66, east: 22, west: 12 }) : null,
    outlook: drawOutlook(random, type, style, profile),
  }
  const features = drawFeatures(random, bare, profile, request.isRental)
  return { ...bare, features, extras: drawExtras(random, bare, features, profile) }
}

function bareLand(random: Random, { profile, propertyType, isNewDevelopment }: HomeRequest): Home {
  const landSize = isNewDevelopment ? random.whole(240, 620) : drawLandSize(random, propertyType, profile)
  const bare: BareHome = {
    propertyType,
    isNewDevelopment,
    landSize,
    style: 'bareLand',
    condition: 'wellKept',
    bedrooms: null,
    bathrooms: null,
    carSpaces: null,
    parking: 'none',
    frontage: drawFrontage(random, propertyType, landSize),
    buildingSize: null,
    storeys: 0,
    level: null,
    buildingLevels: null,
    yearBuilt: null,
    benchtop: null,
    cooking: null,
    flooring: null,
    aspect: random.chance(0.2) ? 'north' : null,
    outlook: profile.zone === 'village' && random.chance(0.3) ? 'hills' : null,
  }
  return { ...bare, features: new Set(), extras: drawExtras(random, bare, new Set(), profile) }
}

function newStyle(type: PropertyType, style: HomeStyle): HomeStyle {
  if (type === 'House') return 'projectHome'
  if (isFlatType(type)) return style === 'tower' ? 'tower' : 'midRise'
  return style
}

function drawStoreys(random: Random, type: PropertyType, style: HomeStyle): number {
  if (isStacked({ propertyType: type, style }) || style === 'villa' || type === 'Block_of_Units') return 1
  if (style === 'townhouse') return random.weighted({ '2': 72, '3': 28 }) === '3' ? 3 : 2
  const chances: Partial<Record<HomeStyle, number>> = {
    terrace: 0.74,
    contemporary: 0.56,
    projectHome: 0.36,
    beachHouse: 0.5,
    tropical: 0.4,
    queenslander: 0.44,
    lodge: 0.7,
    shopHouse: 0.8,
    warehouse: 0.5,
    brickVeneer: 0.2,
    duplex: 0.34,
  }
  return random.chance(chances[style] ?? 0.08) ? 2 : 1
}

/** The tallest residential towers of the demonstration, in levels. */
const tallest: Readonly<Record<StateCode, number>> = {
  ACT: 24,
  NSW: 58,
  NT: 26,
  QLD: 56,
  SA: 32,
  TAS: 14,
  VIC: 60,
  WA: 36,
}

function drawLevel(
  random: Random,
  type: PropertyType,
  style: HomeStyle,
  stateCode: StateCode,
): Pick<Home, 'level' | 'buildingLevels'> {
  if (!isStacked({ propertyType: type, style })) return { level: null, buildingLevels: null }
  const buildingLevels =
    style === 'tower'
      ? random.whole(12, tallest[stateCode])
      : style === 'midRise'
        ? random.whole(4, 9)
        : random.whole(2, 3)
  return { level: random.whole(style === 'tower' ? 2 : 0, buildingLevels - 1), buildingLevels }
}

function drawFinishes(
  random: Random,
  type: PropertyType,
  style: HomeStyle,
  condition: HomeCondition,
): Pick<Home, 'benchtop' | 'cooking' | 'flooring'> {
  if (type === 'Block_of_Units') return { benchtop: null, cooking: null, flooring: null }
  const isFresh = condition === 'new' || condition === 'renovated'
  const benchtop = isFresh
    ? random.weighted({ stone: 82, timber: 10, granite: 8 })
    : condition === 'original'
      ? 'laminate'
      : random.weighted({ stone: 46, laminate: 34, granite: 12, timber: 8 })
  const cooking = random.weighted({ gas: isFresh ? 40 : 52, induction: isFresh ? 44 : 14, electric: isFresh ? 16 : 34 })
  const isBoarded = [
    'terrace',
    'workersCottage',
    'weatherboard',
    'federation',
    'queenslander',
    'bungalow',
    'stoneCottage',
    'artDecoFlats',
    'homestead',
    'postWar',
    'warehouse',
  ]
  const flooring = isBoarded.includes(style)
    ? random.weighted({ boards: 84, carpet: 10, concrete: style === 'warehouse' ? 40 : 0 })
    : random.weighted({
        boards: 20,
        carpet: 26,
        tiles: style === 'tropical' ? 60 : 22,
        hybrid: isFresh ? 32 : 12,
        concrete: style === 'contemporary' ? 10 : 0,
      })
  return { benchtop, cooking, flooring }
}

function drawOutlook(random: Random, type: PropertyType, style: HomeStyle, profile: PlaceProfile): Home['outlook'] {
  if (style === 'tower')
    return random.chance(0.55) ? (profile.isCoastal && random.chance(0.6) ? 'water' : 'skyline') : null
  if (profile.isCoastal && random.chance(isFlatType(type) ? 0.34 : 0.14)) return 'water'
  if (isRuralType(type) || type === 'Acreage') return random.chance(0.5) ? 'hills' : null
  if (!random.chance(0.24)) return null
  return random.weighted({ park: 26, treetops: isFlatType(type) || style === 'queenslander' ? 40 : 8, garden: 34 })
}

import { isLandType, type PropertyType, ruralSubtypes } from '#domain/lookups/property-types.ts'
import type { Random } from '#demo/data/random/random.ts'
import type { PlaceProfile, PlaceZone } from '#demo/data/places/demo-place.ts'
import { isFlatType } from './rooms.ts'

/** Square metres of a house block, from and to, by place. */
const houseBlocks: Readonly<Record<PlaceZone, readonly [number, number]>> = {
  cbd: [110, 260],
  inner: [170, 520],
  middle: [340, 820],
  outer: [300, 760],
  regionalCity: [420, 980],
  town: [560, 1_250],
  village: [680, 2_400],
}

const otherBlocks: Readonly<Partial<Record<PropertyType, readonly [number, number]>>> = {
  Terrace: [88, 230],
  SemiDetached: [180, 420],
  Townhouse: [105, 260],
  Unit: [120, 320],
  Villa: [150, 340],
  Block_of_Units: [560, 1_400],
  Alpine: [240, 1_100],
  Warehouse: [140, 420],
  commercialLand: [600, 9_000],
}

/** Hectares of a farm, from and to. */
const farms: Readonly<Partial<Record<PropertyType, readonly [number, number]>>> = {
  Acreage: [0.4, 16],
  Rural: [18, 620],
  cropping: [90, 2_400],
  dairy: [45, 320],
  farmlet: [2, 18],
  horticulture: [4, 70],
  lifestyle: [1.5, 40],
  livestock: [70, 3_200],
  mixedFarming: [90, 1_600],
  viticulture: [6, 85],
  ruralOther: [12, 380],
}

/** True for farms and other rural land, the general kind included. */
export const isRuralType = (type: PropertyType): boolean => type === 'Rural' || ruralSubtypes.includes(type)

/** Square metres of land that come with a home; null where none does or nobody measured. */
export function drawLandSize(random: Random, type: PropertyType, profile: PlaceProfile): number | null {
  if (isFlatType(type) || type === 'Retirement') return null
  const farm = farms[type]
  if (farm !== undefined)
    return Math.round(spread(random, ...farm) * (farm[0] >= 18 ? 1 : 100)) * (farm[0] >= 18 ? 10_000 : 100)
  if ((type === 'Unit' || type === 'Villa' || type === 'Townhouse') && random.chance(0.5)) return null
  if (type === 'House' && random.chance(0.03)) return null
  const [low, high] = otherBlocks[type] ?? houseBlocks[profile.zone]
  if (isLandType(type) && profile.zone === 'village' && random.chance(0.4)) return random.whole(20, 98) * 100
  return Math.round(spread(random, low, high))
}

/** More small ones than large ones. */
const spread = (random: Random, low: number, high: number): number => low * Math.pow(high / low, random.next() ** 1.25)

/** Metres along the street; null where nobody measured. */
export function drawFrontage(random: Random, type: PropertyType, landSize: number | null): number | null {
  if (landSize === null || landSize > 40_000 || isFlatType(type)) return null
  if (!random.chance(isLandType(type) ? 0.86 : type === 'House' || type === 'Terrace' ? 0.34 : 0.12)) return null
  const squareness = random.between(0.42, 0.72)
  return Math.round(Math.sqrt(landSize) * squareness * (landSize > 2_000 ? 14 : 10)) / 10
}

/** Square metres inside. */
export function drawBuildingSize(
  random: Random,
  type: PropertyType,
  bedrooms: number,
  isLarge: boolean,
): number | null {
  if (!random.chance(isFlatType(type) ? 0.62 : 0.42)) return null
  if (type === 'Studio') return random.whole(26, 44)
  const flat = [38, 52, 76, 108, 150][bedrooms] ?? 170
  const house = [40, 70, 98, 142, 214, 282, 340][bedrooms] ?? 380
  const plain = isFlatType(type) ? flat : type === 'Block_of_Units' ? bedrooms * 36 : house
  return Math.round(plain * random.between(0.86, 1.2) * (isLarge ? 1.25 : 1))
}

import type { PropertyType } from '#domain/lookups/property-types.ts'
import type { Random } from '#demo/data/random/random.ts'
import type { Home, HomeCondition } from '#demo/data/homes/home.ts'
import { isRuralType } from '#demo/data/homes/land.ts'
import type { PlaceProfile, PlaceZone } from '#demo/data/places/demo-place.ts'
import type { PlacePrices } from './place-prices.ts'

/** What a home is worth in dollars, before rounding: its place's level, its own facts, and a little luck. */
export function valueOfHome(random: Random, home: Home, profile: PlaceProfile, prices: PlacePrices): number {
  const luck = Math.exp(random.normal() * 0.1)
  return plainValue(home, profile, prices) * luck * charm(home)
}

function plainValue(home: Home, profile: PlaceProfile, prices: PlacePrices): number {
  const type = home.propertyType
  const bedrooms = home.bedrooms ?? 0
  const apartment = prices.apartment * (apartmentRooms[bedrooms] ?? 2.6) * conditionFactor[home.condition]
  if (type in apartmentShare) return apartment * (apartmentShare[type] ?? 1) * floorFactor(home)
  if (type === 'Block_of_Units') return prices.apartment * 0.68 * (bedrooms / 2)
  if (isVacant(type)) return vacantValue(home, profile, prices)
  const house = prices.house * (houseRooms[bedrooms] ?? 2) * conditionFactor[home.condition]
  if (isRuralType(type)) return house * 0.72 + groundValue(home, prices)
  const share = houseShare[type] ?? 1
  return house * share * landFactor(home, profile.zone)
}

const houseRooms = [0.5, 0.62, 0.82, 1, 1.2, 1.42, 1.66, 1.85, 2.1]
const apartmentRooms = [0.56, 0.74, 1, 1.46, 2, 2.3]

const houseShare: Partial<Record<PropertyType, number>> = {
  Terrace: 0.96,
  SemiDetached: 0.84,
  Townhouse: 0.74,
  Warehouse: 0.92,
  Acreage: 1.12,
  Alpine: 1.05,
  Other: 0.8,
}

const apartmentShare: Partial<Record<PropertyType, number>> = {
  Apartment: 1,
  Flat: 0.84,
  Studio: 1,
  ServicedApartment: 0.66,
  Unit: 0.96,
  Villa: 1.08,
  Retirement: 0.74,
}

const conditionFactor: Readonly<Record<HomeCondition, number>> = {
  original: 0.87,
  wellKept: 0.96,
  updated: 1.02,
  renovated: 1.13,
  new: 1.12,
}

const usualBlock: Readonly<Record<PlaceZone, number>> = {
  cbd: 170,
  inner: 290,
  middle: 540,
  outer: 480,
  regionalCity: 640,
  town: 850,
  village: 1_200,
}

function landFactor(home: Home, zone: PlaceZone): number {
  if (home.landSize === null || home.propertyType === 'Terrace' || home.propertyType === 'Townhouse') return 1
  const usual =
    home.propertyType === 'Acreage' ? 22_000 : usualBlock[zone] * (home.propertyType === 'SemiDetached' ? 0.6 : 1)
  return Math.pow(home.landSize / usual, home.propertyType === 'Acreage' ? 0.13 : 0.2)
}

const floorFactor = ({ level, carSpaces }: Home): number => (1 + (level ?? 0) * 0.006) * (carSpaces === 0 ? 0.94 : 1)

const isVacant = (type: PropertyType) => type === 'Land' || type === 'residentialLand' || type === 'commercialLand'

function vacantValue(home: Home, profile: PlaceProfile, prices: PlacePrices): number {
  const size = Math.pow((home.landSize ?? 500) / usualBlock[profile.zone], (home.landSize ?? 0) > 2_000 ? 0.28 : 0.5)
  return prices.house * (home.propertyType === 'commercialLand' ? 0.6 : 0.48) * size
}

/** Dollars a hectare, in a place whose houses cost 500,000. */
const hectareValue: Partial<Record<PropertyType, number>> = {
  cropping: 6_500,
  dairy: 16_000,
  farmlet: 34_000,
  horticulture: 30_000,
  lifestyle: 26_000,
  livestock: 5_000,
  mixedFarming: 6_800,
  viticulture: 36_000,
  ruralOther: 6_000,
  Rural: 8_000,
}

function groundValue(home: Home, prices: PlacePrices): number {
  const hectares = (home.landSize ?? 0) / 10_000
  const perHectare = (hectareValue[home.propertyType] ?? 8_000) * Math.pow(prices.house / 500_000, 1.2)
  return perHectare * Math.pow(hectares, 0.94)
}

/** What one pays for besides rooms and land. */
function charm({ features, outlook, extras, frontage }: Home): number {
  return (
    (features.has('pool') && !extras.has('sharedPool') ? 1.045 : 1) *
    (features.has('tennisCourt') ? 1.06 : 1) *
    (outlook === 'water' ? 1.14 : outlook === 'skyline' || outlook === 'park' ? 1.03 : 1) *
    (extras.has('grannyFlat') ? 1.07 : 1) *
    (frontage !== null && frontage > 18 ? 1.02 : 1)
  )
}

import type { PropertyType } from '#domain/lookups/property-types.ts'
import type { Random } from '#demo/data/random/random.ts'
import type { PlaceProfile, PlaceZone } from '#demo/data/places/demo-place.ts'

type Mix = Partial<Record<PropertyType, number>>

const ruralMix: Mix = {
  Rural: 1,
  cropping: 0.8,
  dairy: 0.9,
  farmlet: 1,
  horticulture: 0.9,
  lifestyle: 1.4,
  livestock: 0.9,
  mixedFarming: 0.8,
  viticulture: 1.1,
  ruralOther: 0.9,
}

const ruralShare = (share: number): Mix => {
  const total = Object.values(ruralMix).reduce((sum, weight) => sum + weight, 0)
  return Object.fromEntries(Object.entries(ruralMix).map(([type, weight]) => [type, (weight / total) * share]))
}

const saleMix: Readonly<Record<PlaceZone, Mix>> = {
  cbd: {
    Apartment: 78,
    Studio: 6,
    ServicedApartment: 4,
    Townhouse: 3,
    Warehouse: 2,
    Unit: 3,
    Flat: 1,
    House: 2,
    Terrace: 2,
  },
  inner: {
    Apartment: 37,
    House: 21,
    Terrace: 5,
    Townhouse: 12,
    Unit: 9,
    SemiDetached: 4,
    Studio: 2.4,
    Flat: 1.6,
    Warehouse: 1.2,
    Villa: 1.2,
    Block_of_Units: 0.6,
    Land: 0.4,
    ServicedApartment: 0.6,
    Retirement: 0.7,
  },
  middle: {
    House: 50,
    Apartment: 15,
    Unit: 12,
    Townhouse: 12,
    Villa: 4,
    SemiDetached: 3,
    Flat: 1,
    Land: 2,
    Retirement: 1.5,
    Studio: 0.8,
    Block_of_Units: 0.6,
    Terrace: 0.4,
    Other: 0.2,
  },
  outer: {
    House: 66,
    Townhouse: 7,
    Unit: 7,
    Apartment: 4,
    Land: 7,
    residentialLand: 2,
    Acreage: 3.5,
    Villa: 1.5,
    Retirement: 1,
    SemiDetached: 1,
    Other: 0.3,
    Block_of_Units: 0.3,
    ...ruralShare(1.3),
  },
  regionalCity: {
    House: 61,
    Unit: 11,
    Apartment: 7,
    Townhouse: 5,
    Land: 6,
    residentialLand: 1.5,
    Acreage: 3,
    Villa: 1.5,
    SemiDetached: 1.2,
    Flat: 0.8,
    Block_of_Units: 0.9,
    Retirement: 1,
    commercialLand: 0.7,
    Warehouse: 0.3,
    Other: 0.5,
    ...ruralShare(1.8),
  },
  town: {
    House: 63,
    Unit: 6,
    Land: 8,
    Acreage: 6,
    Townhouse: 1.5,
    Villa: 1,
    Block_of_Units: 0.7,
    commercialLand: 0.9,
    residentialLand: 1,
    Retirement: 0.7,
    Other: 0.6,
    Flat: 0.5,
    ...ruralShare(15),
  },
  village: {
    House: 58,
    Land: 10,
    Acreage: 8,
    Unit: 2,
    Villa: 0.5,
    residentialLand: 1,
    commercialLand: 0.6,
    Other: 0.8,
    ...ruralShare(25),
  },
}

const neverRented = new Set<PropertyType>([
  'Land',
  'residentialLand',
  'commercialLand',
  'Block_of_Units',
  'Rural',
  'cropping',
  'dairy',
  'horticulture',
  'livestock',
  'mixedFarming',
  'viticulture',
  'ruralOther',
  'Other',
])

/** The kind of property that comes up next in a place. */
export function drawPropertyType(random: Random, profile: PlaceProfile, isRental: boolean): PropertyType {
  return random.weighted<PropertyType>(mixOf(profile, isRental))
}

const mixes = new Map<string, Mix>()

function mixOf(profile: PlaceProfile, isRental: boolean): Mix {
  const { stateCode } = profile.place
  const key = [profile.zone, stateCode, profile.isCoastal, profile.isAlpine, isRental].join()
  const known = mixes.get(key)
  if (known !== undefined) return known
  const mix = adapted(saleMix[profile.zone], profile, isRental)
  mixes.set(key, mix)
  return mix
}

function adapted(plain: Mix, profile: PlaceProfile, isRental: boolean): Mix {
  const { stateCode } = profile.place
  const mix: Mix = { ...plain }
  const scale = (type: PropertyType, factor: number) => {
    if (mix[type] !== undefined) mix[type] *= factor
  }
  if (stateCode === 'VIC' || stateCode === 'NSW') scale('Terrace', 2.6)
  else if (stateCode !== 'SA') scale('Terrace', 0.2)
  if (stateCode === 'TAS' || stateCode === 'NT') scale('Apartment', 0.6)
  if (stateCode === 'QLD' || stateCode === 'WA') scale('SemiDetached', 0.4)
  if (profile.isCoastal && profile.zone !== 'cbd') {
    scale('Apartment', profile.zone === 'regionalCity' || profile.zone === 'outer' ? 3 : 1.2)
    scale('Land', 0.7)
    if (profile.zone === 'town') mix.Apartment = 6
  }
  if (profile.isTropical) {
    delete mix.viticulture
    delete mix.dairy
  }
  if (profile.isAlpine) mix.Alpine = 90
  if (!isRental) return mix
  for (const type of neverRented) delete mix[type]
  for (const type of ['Apartment', 'Unit', 'Studio', 'Flat', 'Townhouse'] as const) scale(type, 1.5)
  for (const type of ['Acreage', 'lifestyle', 'farmlet', 'Retirement'] as const) scale(type, 0.3)
  return mix
}

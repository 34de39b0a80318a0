import type { PropertyFeature } from '#domain/lookups/features.ts'
import type { Random } from '#demo/data/random/random.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import type { Home } from './home.ts'
import { isRuralType } from './land.ts'
import { isStacked } from './rooms.ts'

export type BareHome = Omit<Home, 'features' | 'extras'>

const isFresh = ({ condition }: BareHome) => condition === 'new' || condition === 'renovated'
const isOldStyle = ({ yearBuilt }: BareHome) => yearBuilt !== null && yearBuilt < 1945

/** The features that a search can ask for, as they go with the home, its place and how it is offered. */
export function drawFeatures(
  random: Random,
  home: BareHome,
  profile: PlaceProfile,
  isRental: boolean,
): Set<PropertyFeature> {
  const features = new Set<PropertyFeature>()
  if (home.bedrooms === null) return features
  const add = (feature: PropertyFeature, probability: number) => {
    if (random.chance(probability)) features.add(feature)
  }
  addIndoor(add, home)
  addClimate(random, features, home, profile)
  if (isStacked(home)) addOfFlats(add, home)
  else addOfHouses(add, home, profile)
  if (home.parking === 'basement') features.add('secureParking')
  if (home.parking === 'garage') {
    add('remoteGarage', isFresh(home) ? 0.8 : 0.4)
    add('secureParking', 0.4)
  }
  if (isRental) {
    add('petFriendly', isStacked(home) ? 0.24 : 0.42)
    add('furnished', home.propertyType === 'ServicedApartment' ? 1 : isStacked(home) ? 0.12 : 0.03)
  } else if (home.propertyType === 'ServicedApartment') features.add('furnished')
  return features
}

type Add = (feature: PropertyFeature, probability: number) => void

function addIndoor(add: Add, home: BareHome): void {
  const bedrooms = home.bedrooms ?? 0
  add('builtInRobes', home.condition === 'original' ? 0.35 : 0.72)
  add('dishwasher', home.condition === 'original' ? 0.18 : bedrooms === 0 ? 0.2 : 0.66)
  add('study', bedrooms >= 4 ? 0.42 : bedrooms >= 2 ? 0.2 : 0.04)
  add('broadband', 0.22)
  add('intercom', isStacked(home) ? 0.55 : 0.06)
  add('alarmSystem', bedrooms >= 4 ? 0.22 : 0.07)
  add('vacuumSystem', bedrooms >= 4 ? 0.05 : 0.01)
  add('payTV', 0.04)
  add('rumpusRoom', bedrooms >= 4 && !isStacked(home) ? 0.24 : 0)
  add('insideSpa', bedrooms >= 3 ? 0.03 : 0.005)
  if (home.flooring === 'boards') add('floorboards', 1)
}

/** Heating and cooling by climate. At most one kind of heating and one of cooling, so that texts stay plain. */
function addClimate(random: Random, features: Set<PropertyFeature>, home: BareHome, profile: PlaceProfile): void {
  const isHot = profile.isTropical || profile.place.stateCode === 'QLD'
  const isLarge = (home.bedrooms ?? 0) >= 3 && !isStacked(home)
  addHeating(random, features, home, profile, isLarge, isHot)
  addCooling(random, features, home, profile, isLarge, isHot)
  if (isStacked(home) || isHot) return
  if (random.chance(isOldStyle(home) || profile.isAlpine ? 0.46 : 0.1)) features.add('openFirePlace')
}

const coldStates = new Set(['TAS', 'ACT', 'VIC'])

function addHeating(
  random: Random,
  features: Set<PropertyFeature>,
  home: BareHome,
  profile: PlaceProfile,
  isLarge: boolean,
  isHot: boolean,
): void {
  if (!coldStates.has(profile.place.stateCode) && !profile.isAlpine) {
    if (!isHot && random.chance(0.2)) features.add('gasHeating')
    return
  }
  const none = home.condition === 'original' ? 16 : 4
  const kind = random.weighted({ ducted: isLarge ? 56 : 12, gas: 14, split: 40, none })
  if (kind === 'ducted') features.add('ductedHeating')
  if (kind === 'gas') features.add('gasHeating')
  if (kind === 'split') features.add('splitSystemHeating')
}

function addCooling(
  random: Random,
  features: Set<PropertyFeature>,
  home: BareHome,
  profile: PlaceProfile,
  isLarge: boolean,
  isHot: boolean,
): void {
  const { stateCode } = profile.place
  const isDry = stateCode === 'SA' || stateCode === 'WA' || stateCode === 'VIC'
  const kind = random.weighted({
    split: 50,
    ducted: isLarge ? (isFresh(home) ? 40 : 14) : 6,
    evaporative: isDry && isLarge && !isHot ? 22 : 0,
    none: isHot ? 4 : 20,
  })
  if (kind === 'split') features.add('splitSystemAirCon')
  if (kind === 'ducted') features.add('ductedCooling')
  if (kind === 'evaporative') features.add('evaporativeCooling')
  if (kind === 'split' || kind === 'ducted') features.add('airConditioning')
}

function addOfFlats(add: Add, home: BareHome): void {
  const isTower = home.style === 'tower'
  if ((home.level ?? 0) > 0) add('balcony', isTower || home.style === 'midRise' ? 0.88 : 0.5)
  else add('courtyard', 0.6)
  add('gym', isTower ? 0.52 : home.style === 'midRise' ? 0.12 : 0)
  add('pool', isTower ? 0.42 : home.style === 'midRise' ? 0.12 : 0.03)
  add('solarPanels', home.style === 'midRise' ? 0.08 : 0)
}

function addOfHouses(add: Add, home: BareHome, profile: PlaceProfile): void {
  if (home.propertyType === 'Block_of_Units') return
  const hasGarden = (home.landSize ?? 0) >= 260 || isRuralType(home.propertyType)
  add('balcony', home.storeys > 1 ? 0.34 : 0)
  const isDeckStyle = home.style === 'queenslander' || home.style === 'beachHouse'
  add('deck', hasGarden ? (isDeckStyle ? 0.74 : 0.36) : 0.1)
  add('courtyard', hasGarden ? 0.08 : 0.62)
  add('outdoorEnt', hasGarden ? 0.56 : 0.24)
  add('fullyFenced', hasGarden ? 0.5 : 0.24)
  if (hasGarden) addOfGarden(add, home, profile)
  const isGreen = home.propertyType === 'Townhouse' || home.propertyType === 'Terrace' ? 0.12 : 0.36
  add('solarPanels', isGreen)
  add('solarHotWater', isGreen * 0.4)
  const isFarther = profile.zone === 'town' || profile.zone === 'village' || (home.landSize ?? 0) > 4_000
  add('waterTank', isFarther ? 0.7 : hasGarden ? 0.22 : 0.04)
  add('greyWaterSystem', isFarther ? 0.07 : 0.02)
}

function addOfGarden(add: Add, home: BareHome, profile: PlaceProfile): void {
  const land = home.landSize ?? 0
  const isHot = profile.isTropical || profile.place.stateCode === 'QLD' || profile.place.stateCode === 'WA'
  if ((home.bedrooms ?? 0) >= 3) add('pool', (isHot ? 0.27 : 0.13) * (land > 550 ? 1.3 : 0.8))
  if ((home.bedrooms ?? 0) >= 4) add('outsideSpa', 0.06)
  add('tennisCourt', land > 3_500 ? 0.14 : land > 1_400 ? 0.05 : 0)
  add('shed', profile.zone === 'inner' ? 0.12 : 0.42)
  add('workshop', land > 500 ? 0.16 : 0)
}

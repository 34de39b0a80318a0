import type { PropertyFeature } from '#domain/lookups/features.ts'
import { isLandType } from '#domain/lookups/property-types.ts'
import type { Random } from '#demo/data/random/random.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import type { HomeExtra, HomeStyle } from './home.ts'
import type { BareHome } from './home-features.ts'
import { isRuralType } from './land.ts'
import { isStacked } from './rooms.ts'

type Add = (extra: HomeExtra, probability: number) => void

/** What else a home offers, as it goes with its rooms, age, land and place. */
export function drawExtras(
  random: Random,
  home: BareHome,
  features: ReadonlySet<PropertyFeature>,
  profile: PlaceProfile,
): Set<HomeExtra> {
  const extras = new Set<HomeExtra>()
  const add: Add = (extra, probability) => {
    if (random.chance(probability)) extras.add(extra)
  }
  if (isLandType(home.propertyType)) {
    add('services', profile.zone === 'village' ? 0.3 : 0.72)
    add('cornerBlock', 0.14)
    return extras
  }
  if (home.propertyType === 'Block_of_Units') {
    add('laundry', 0.5)
    add('ceilingFans', 0.3)
    return extras
  }
  addOfRooms(add, home, extras)
  addOfAge(add, home)
  if (isStacked(home)) addOfBuilding(add, home, features)
  else addOfGarden(add, home, features, profile)
  if (isRuralType(home.propertyType) || home.propertyType === 'Acreage') addOfFarm(add, home)
  add('ceilingFans', profile.place.stateCode === 'QLD' || profile.isTropical ? 0.72 : 0.14)
  return extras
}

function addOfRooms(add: Add, home: BareHome, extras: ReadonlySet<HomeExtra>): void {
  const bedrooms = home.bedrooms ?? 0
  const bathrooms = home.bathrooms ?? 0
  const isFresh = home.condition === 'new' || home.condition === 'renovated'
  add('ensuite', bathrooms >= 2 ? 0.88 : 0)
  add('walkInRobe', bedrooms >= 3 ? 0.34 : 0.04)
  add('powderRoom', bedrooms >= 3 && home.storeys > 1 ? 0.4 : 0.04)
  add('bath', bedrooms >= 2 ? 0.3 : 0.05)
  add('islandBench', isFresh && bedrooms >= 2 ? 0.5 : 0.1)
  add('pantry', bedrooms >= 3 ? 0.32 : 0.03)
  if (!extras.has('pantry')) add('butlersPantry', isFresh && bedrooms >= 4 ? 0.34 : 0)
  add('skylights', home.style === 'terrace' || home.style === 'warehouse' ? 0.3 : isStacked(home) ? 0 : 0.1)
  if (bedrooms >= 3) addLivingRooms(add, home, bedrooms, extras)
}

function addLivingRooms(add: Add, home: BareHome, bedrooms: number, extras: ReadonlySet<HomeExtra>): void {
  const isLarge = bedrooms >= 4
  add('secondLiving', isLarge ? 0.4 : 0.16)
  if (!extras.has('secondLiving')) add('formalLounge', isStacked(home) ? 0 : 0.2)
  add('homeTheatre', !isLarge ? 0 : home.style === 'projectHome' ? 0.34 : 0.07)
  add('cellar', isLarge && home.condition !== 'original' ? 0.03 : 0)
  add('parentsRetreat', isLarge && home.storeys > 1 ? 0.22 : 0)
}

function addOfAge(add: Add, home: BareHome): void {
  const isOld = home.yearBuilt !== null && home.yearBuilt < 1940
  const isRecent = home.yearBuilt !== null && home.yearBuilt >= 2012
  add('highCeilings', isOld ? 0.5 : isRecent ? 0.2 : 0.03)
  add('ornateCeilings', isOld && home.style !== 'warehouse' ? 0.34 : 0)
  add('leadlight', home.style === 'federation' || home.style === 'bungalow' ? 0.42 : 0)
  add('decorativeFireplace', isOld && !isStacked(home) ? 0.24 : 0)
  add('doubleGlazing', isRecent ? 0.26 : 0.06)
  add('evCharger', isRecent && home.parking !== 'none' ? 0.16 : 0)
}

function addOfBuilding(add: Add, home: BareHome, features: ReadonlySet<PropertyFeature>): void {
  const isLarge = home.style === 'tower' || home.style === 'midRise'
  if (features.has('pool')) add('sharedPool', 1)
  if (features.has('gym')) add('sharedGym', 1)
  add('lift', home.style === 'tower' ? 1 : home.style === 'midRise' ? 0.8 : 0)
  add('concierge', home.style === 'tower' ? 0.3 : 0)
  add('rooftop', isLarge ? 0.2 : 0)
  add('storageCage', isLarge ? 0.46 : 0.06)
  add('bikeStorage', isLarge ? 0.26 : 0)
  add('europeanLaundry', isLarge ? 0.56 : 0.14)
  add('sharedGarden', isLarge ? 0.1 : 0.3)
}

function addOfGarden(add: Add, home: BareHome, features: ReadonlySet<PropertyFeature>, profile: PlaceProfile): void {
  const isOuter = profile.zone !== 'cbd' && profile.zone !== 'inner'
  add('laundry', 0.4)
  add('verandah', verandahStyles.has(home.style) ? 0.55 : 0.04)
  add('alfresco', features.has('outdoorEnt') ? 0.5 : 0)
  add('outdoorKitchen', features.has('outdoorEnt') && (home.bedrooms ?? 0) >= 4 ? 0.14 : 0)
  addOfGround(add, home, isOuter)
  add('battery', features.has('solarPanels') ? 0.2 : 0)
  add('woodHeater', !profile.isTropical && isOuter && profile.place.stateCode !== 'QLD' ? 0.16 : 0)
}

const verandahStyles = new Set<HomeStyle>(['federation', 'queenslander', 'farmhouse', 'homestead', 'weatherboard'])

function addOfGround(add: Add, home: BareHome, isOuter: boolean): void {
  const land = home.landSize ?? 0
  add('vegetableBeds', land >= 300 ? 0.2 : 0)
  add('fruitTrees', land >= 450 ? 0.2 : 0)
  add('lawn', land >= 350 && land < 3_000 ? 0.3 : 0)
  add('sideAccess', land >= 500 && isOuter ? 0.26 : 0)
  add('boatSpace', land >= 600 && isOuter ? 0.16 : 0)
  add('rearLane', home.style === 'terrace' || home.style === 'workersCottage' ? 0.3 : 0)
  add('cornerBlock', home.propertyType === 'House' ? 0.06 : 0)
  add('grannyFlat', land >= 600 && home.propertyType === 'House' ? 0.08 : 0)
}

function addOfFarm(add: Add, home: BareHome): void {
  const type = home.propertyType
  const isStock = type === 'livestock' || type === 'dairy' || type === 'mixedFarming' || type === 'Rural'
  const isLarge = (home.landSize ?? 0) > 300_000
  add('dam', isLarge ? 0.8 : 0.4)
  add('bore', 0.4)
  add('creek', isLarge ? 0.3 : 0.1)
  add('paddocks', type === 'viticulture' || type === 'horticulture' ? 0.2 : 0.72)
  add('yards', isStock ? 0.8 : 0.06)
  add('stables', type === 'lifestyle' || type === 'Acreage' || type === 'farmlet' ? 0.2 : 0.04)
  add('machineryShed', type === 'Acreage' || type === 'lifestyle' ? 0.2 : 0.72)
  add('hayShed', isStock || type === 'cropping' ? 0.5 : 0.05)
}

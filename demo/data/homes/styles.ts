import { isLandType, type PropertyType } from '#domain/lookups/property-types.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { Random } from '#demo/data/random/random.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import type { HomeCondition, HomeStyle } from './home.ts'
import { isRuralType } from './land.ts'

type Styles = Partial<Record<HomeStyle, number>>

const innerHouses: Readonly<Record<StateCode, Styles>> = {
  VIC: { weatherboard: 26, workersCottage: 18, federation: 24, bungalow: 14, contemporary: 18 },
  NSW: { federation: 30, workersCottage: 18, bungalow: 22, weatherboard: 8, contemporary: 22 },
  QLD: { queenslander: 56, postWar: 22, workersCottage: 8, contemporary: 14 },
  SA: { stoneCottage: 42, bungalow: 26, federation: 14, contemporary: 18 },
  WA: { federation: 26, bungalow: 22, weatherboard: 12, contemporary: 40 },
  TAS: { weatherboard: 34, stoneCottage: 16, federation: 30, contemporary: 20 },
  NT: { tropical: 74, contemporary: 26 },
  ACT: { brickVeneer: 34, midCentury: 36, contemporary: 30 },
}

const middleHouses: Readonly<Record<StateCode, Styles>> = {
  VIC: { brickVeneer: 36, weatherboard: 18, bungalow: 10, midCentury: 14, contemporary: 22 },
  NSW: { brickVeneer: 38, bungalow: 14, weatherboard: 12, midCentury: 12, contemporary: 24 },
  QLD: { queenslander: 22, postWar: 30, brickVeneer: 28, contemporary: 20 },
  SA: { brickVeneer: 40, bungalow: 16, stoneCottage: 12, midCentury: 14, contemporary: 18 },
  WA: { brickVeneer: 52, midCentury: 16, contemporary: 32 },
  TAS: { weatherboard: 34, brickVeneer: 36, midCentury: 14, contemporary: 16 },
  NT: { tropical: 60, brickVeneer: 24, contemporary: 16 },
  ACT: { brickVeneer: 48, midCentury: 26, contemporary: 26 },
}

const outerHouses: Styles = { projectHome: 52, brickVeneer: 32, contemporary: 12, midCentury: 4 }
const countryHouses: Styles = { weatherboard: 34, brickVeneer: 36, federation: 8, projectHome: 14, contemporary: 8 }

/** The style a house of this place is likely to be built in. */
function houseStyles({ zone, place, isCoastal, isTropical }: PlaceProfile): Styles {
  if (zone === 'cbd' || zone === 'inner') return innerHouses[place.stateCode]
  if (zone === 'middle') return middleHouses[place.stateCode]
  if (isTropical) return { tropical: 40, brickVeneer: 34, contemporary: 14, projectHome: 12 }
  if (zone === 'outer') return isCoastal ? { ...outerHouses, beachHouse: 26 } : outerHouses
  const plain: Styles =
    place.stateCode === 'QLD' ? { ...countryHouses, queenslander: 26, weatherboard: 12 } : countryHouses
  return isCoastal ? { ...plain, beachHouse: 40 } : plain
}

/** The style of a home of this type. */
export function drawStyle(random: Random, type: PropertyType, profile: PlaceProfile): HomeStyle {
  if (isLandType(type)) return 'bareLand'
  if (type === 'Apartment' || type === 'ServicedApartment' || type === 'Studio') {
    const isSmallCity = profile.place.stateCode === 'TAS' || profile.place.stateCode === 'ACT'
    if (profile.zone === 'cbd') return random.weighted({ tower: isSmallCity ? 16 : 82, midRise: 15, artDecoFlats: 3 })
    return profile.zone === 'inner'
      ? random.weighted({ tower: 14, midRise: 56, walkUp: 20, artDecoFlats: 10 })
      : random.weighted({ midRise: 64, walkUp: 36 })
  }
  if (type === 'Flat') return random.weighted({ walkUp: 70, artDecoFlats: profile.zone === 'inner' ? 30 : 4 })
  if (type === 'Unit') return random.chance(0.3) ? 'walkUp' : 'villa'
  const only = onlyStyle[type]
  if (only !== undefined) return only
  if (type === 'Acreage') return random.weighted({ farmhouse: 38, contemporary: 22, homestead: 18, brickVeneer: 22 })
  if (isRuralType(type)) return random.weighted({ farmhouse: 58, homestead: 42 })
  return random.weighted(houseStyles(profile))
}

const onlyStyle: Readonly<Partial<Record<PropertyType, HomeStyle>>> = {
  Townhouse: 'townhouse',
  Terrace: 'terrace',
  SemiDetached: 'duplex',
  Warehouse: 'warehouse',
  Block_of_Units: 'block',
  Other: 'shopHouse',
  Alpine: 'lodge',
  Villa: 'villa',
  Retirement: 'villa',
}

/** [from, to] years in which a style was built; a year of 0 stands for the present one. */
const eras: Readonly<Partial<Record<HomeStyle, readonly [number, number]>>> = {
  terrace: [1872, 1904],
  workersCottage: [1880, 1912],
  stoneCottage: [1878, 1912],
  federation: [1898, 1916],
  queenslander: [1895, 1934],
  bungalow: [1918, 1938],
  weatherboard: [1908, 1956],
  artDecoFlats: [1930, 1942],
  postWar: [1946, 1962],
  midCentury: [1956, 1972],
  walkUp: [1962, 1978],
  brickVeneer: [1966, 1996],
  villa: [1974, 2004],
  warehouse: [1906, 1938],
  farmhouse: [1925, 1988],
  homestead: [1884, 1922],
  tropical: [1974, 2008],
  duplex: [1928, 2012],
  beachHouse: [1968, 2012],
  shopHouse: [1890, 1925],
  block: [1960, 1984],
  lodge: [1978, 2012],
  townhouse: [1994, 2022],
  projectHome: [2004, 2023],
  midRise: [2003, 2022],
  tower: [2001, 2023],
  contemporary: [2008, 2023],
}

/** When a home was built; null for land. */
export function drawYearBuilt(random: Random, style: HomeStyle, isNew: boolean, thisYear: number): number | null {
  if (style === 'bareLand') return null
  if (isNew) return thisYear
  const [from, to] = eras[style] ?? [1970, 2010]
  return random.whole(from, to)
}

const recentStyles = new Set<HomeStyle>(['projectHome', 'contemporary', 'midRise', 'tower', 'townhouse'])

/** The state a home is in. */
export function drawCondition(random: Random, style: HomeStyle): HomeCondition {
  if (style === 'bareLand') return 'wellKept'
  if (recentStyles.has(style)) return random.weighted({ wellKept: 58, updated: 26, new: 16 })
  return random.weighted({ original: 18, wellKept: 26, updated: 26, renovated: 30 })
}

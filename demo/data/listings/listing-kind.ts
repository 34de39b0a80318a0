import { isLandType, type PropertyType } from '#domain/lookups/property-types.ts'
import type { Random } from '#demo/data/random/random.ts'
import type { Home } from '#demo/data/homes/home.ts'
import { isRuralType } from '#demo/data/homes/land.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import { drawSaleMethod, type SaleMethod } from '#demo/data/prices/price-text.ts'

/** Whether a developer might be selling it by itself, not yet built; new apartments come in projects. */
export const mayBeNew = (type: PropertyType, { zone }: PlaceProfile): boolean =>
  (type === 'Townhouse' || type === 'House' || type === 'Land') && zone !== 'town' && zone !== 'village'

/** How a home is sold. */
export function drawMethod(random: Random, home: Home, value: number, profile: PlaceProfile): SaleMethod {
  if (home.isNewDevelopment) return 'privateTreaty'
  const isCity = profile.zone !== 'town' && profile.zone !== 'village'
  return drawSaleMethod(random, profile.place.stateCode, isCity, value > 2_400_000 || isRuralType(home.propertyType))
}

/** The market segment of a home that is no new development. */
export function classOf(type: PropertyType): 'residential' | 'land' | 'rural' {
  if (isLandType(type)) return 'land'
  return isRuralType(type) ? 'rural' : 'residential'
}

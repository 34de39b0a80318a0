import { isLandType, type PropertyType } from '#domain/lookups/property-types.ts'
import { isRuralType } from '#demo/data/homes/land.ts'

const unitTypes: ReadonlySet<PropertyType> = new Set<PropertyType>([
  'Apartment',
  'Flat',
  'Unit',
  'Studio',
  'ServicedApartment',
  'Townhouse',
  'Villa',
  'Retirement',
])

/** Which median a property counts for; null for land, farms and whole blocks, which count for none. */
export function propertyGroupOf(type: PropertyType): 'house' | 'unit' | null {
  if (isLandType(type) || isRuralType(type) || type === 'Block_of_Units' || type === 'Other') return null
  return unitTypes.has(type) ? 'unit' : 'house'
}

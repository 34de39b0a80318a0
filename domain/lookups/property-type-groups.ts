import { type PropertyType, ruralSubtypes } from './property-types.ts'

type PropertyTypeGroup = { name: string; displayName: string; types: readonly PropertyType[] }

/** The types as people look for them; each is in one group, the commonest first. */
export const propertyTypeGroups: readonly PropertyTypeGroup[] = [
  {
    name: 'apartments',
    displayName: 'Apartment & unit',
    types: ['Apartment', 'Unit', 'Flat', 'Studio', 'ServicedApartment', 'Block_of_Units'],
  },
  { name: 'houses', displayName: 'House', types: ['House', 'Terrace', 'SemiDetached'] },
  { name: 'townhouses', displayName: 'Townhouse & villa', types: ['Townhouse', 'Villa'] },
  { name: 'land', displayName: 'Land', types: ['Land', 'residentialLand', 'commercialLand'] },
  { name: 'rural', displayName: 'Rural', types: ['Acreage', 'Rural', ...ruralSubtypes] },
  { name: 'other', displayName: 'Other', types: ['Retirement', 'Alpine', 'Warehouse', 'Other'] },
]

/** The types of the group with this name; none where there is no such group. */
export const typesOfGroup = (name: string): readonly PropertyType[] =>
  propertyTypeGroups.find((group) => group.name === name)?.types ?? []

import { type PropertyType, ruralSubtypes } from '../lookups/property-types.ts'

/** Kinds of home that the same visitor would look at. */
const groups: readonly (readonly PropertyType[])[] = [
  ['House', 'SemiDetached', 'Terrace', 'Townhouse', 'Villa', 'Alpine'],
  ['Apartment', 'Unit', 'Flat', 'Studio', 'ServicedApartment', 'Retirement', 'Warehouse'],
  ['Acreage', 'Rural', ...ruralSubtypes],
  ['Land', 'residentialLand', 'commercialLand'],
]

/** The types whose homes whoever looks at one would look at; of a type that is like no other, itself. */
export const alikeTypes = (type: PropertyType): readonly PropertyType[] =>
  groups.find((group) => group.includes(type)) ?? [type]

export const areAlike = (one: PropertyType, other: PropertyType): boolean => alikeTypes(one).includes(other)

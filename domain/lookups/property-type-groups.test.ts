import { expect, it } from 'vitest'
import { propertyTypeGroups, typesOfGroup } from './property-type-groups.ts'
import { propertyTypeNames } from './property-types.ts'

it('hold every type once, but the unknown one', () => {
  const grouped = propertyTypeGroups.flatMap(({ types }) => types)
  expect(grouped.toSorted()).toEqual(propertyTypeNames.filter((type) => type !== 'Unknown').toSorted())
})

it('are found by their names', () => {
  expect(typesOfGroup('townhouses')).toEqual(['Townhouse', 'Villa'])
  expect(typesOfGroup('castles')).toEqual([])
})

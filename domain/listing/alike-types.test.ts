import { expect, it } from 'vitest'
import { alikeTypes, areAlike } from './alike-types.ts'

it.each([
  ['House', 'Townhouse', true],
  ['Apartment', 'Studio', true],
  ['dairy', 'Acreage', true],
  ['Land', 'residentialLand', true],
  ['House', 'Apartment', false],
  ['House', 'Land', false],
] as const)('%s and %s are looked at by the same visitor: %s', (one, other, are) => {
  expect(areAlike(one, other)).toBe(are)
})

it('a type that is like no other is like itself', () => {
  expect(alikeTypes('Unknown')).toEqual(['Unknown'])
})

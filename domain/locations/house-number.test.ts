import { describe, expect, it } from 'vitest'
import { isAtHouse, readHouseNumber } from './house-number.ts'

describe('a house number', () => {
  it.each([
    ['12 Smith Street Collingwood', { unit: null, house: '12', street: 'Smith Street Collingwood' }],
    ['12a smith st', { unit: null, house: '12a', street: 'smith st' }],
    ['5/12A Smith St', { unit: '5', house: '12a', street: 'Smith St' }],
    ['unit 5, 12 Smith St', { unit: '5', house: '12', street: 'Smith St' }],
    ['  Apt 301/8 Gore St', { unit: '301', house: '8', street: 'Gore St' }],
  ])('is read from "%s"', (text, expected) => expect(readHouseNumber(text)).toEqual(expected))

  it.each(['Smith Street', '3121', '12', '12 ', '', 'Fitzroy 3065', '1 2 3'])('is not in "%s"', (text) =>
    expect(readHouseNumber(text)).toBeNull(),
  )

  it.each([
    ['12 Smith Street', '12', true],
    ['5/12 Smith Street', '12', true],
    ['12-14 Smith Street', '12', true],
    ['112 Smith Street', '12', false],
    ['12/5 Smith Street', '12', false],
    ['12 Smith Street', '5/12', false],
    ['5/12 Smith Street', '5/12', true],
  ])('of "%s" is that of %s: %s', (address, number, expected) => {
    const read = readHouseNumber(`${number} x`)
    expect(read !== null && isAtHouse(address, read)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { isAtHouse, readHouse, readStreetAddress, streetAddressParts } from './street-address.ts'

describe('a street address', () => {
  it.each([
    ['12 Smith Street', null, '12', 'Smith Street'],
    ['12A Smith Street', null, '12A', 'Smith Street'],
    ['3/12 Smith Street', '3', '12', 'Smith Street'],
    ['G02/10-12 King Street', 'G02', '10-12', 'King Street'],
    ['Unit 5, 10 King Street', '5', '10', 'King Street'],
    ['Shop 2/7 The Esplanade', '2', '7', 'The Esplanade'],
    ['Lot 4 Kings Road', null, 'Lot 4', 'Kings Road'],
    ["8 O'Connell Street", null, '8', "O'Connell Street"],
    ['Kings Road', null, null, 'Kings Road'],
    ['Unit 14, 106 Julia Street', '14', '106', 'Julia Street'],
    ['unit 14 106 Julia Street', '14', '106', 'Julia Street'],
    ['Unit 14/106 Julia Street', '14', '106', 'Julia Street'],
    ['U14/106 Julia Street', '14', '106', 'Julia Street'],
    ['U 14, 106 Julia Street', '14', '106', 'Julia Street'],
    ['14\\106 Julia Street', '14', '106', 'Julia Street'],
    ['(Unit 14)/106 Julia Street', '14', '106', 'Julia Street'],
    ['(14)/106 Julia Street', '14', '106', 'Julia Street'],
    ['14 / 106 Julia Street', '14', '106', 'Julia Street'],
    ['14, 106 Julia Street', '14', '106', 'Julia Street'],
    ['14 106 Julia Street', '14', '106', 'Julia Street'],
    ['106 Julia Street, Unit 14', '14', '106', 'Julia Street'],
    ['106 Julia Street Unit 14', '14', '106', 'Julia Street'],
    ['106 Julia Street, Apt. 14, Fitzroy', '14', '106', 'Julia Street, Fitzroy'],
    ['106 Julia Street (Unit 14)', '14', '106', 'Julia Street'],
    ['Villa 14/106 Julia Street', '14', '106', 'Julia Street'],
    ['Apartment 14B/106 Julia Street', '14B', '106', 'Julia Street'],
    ['Townhouse 3, 20 Julia Street', '3', '20', 'Julia Street'],
    ['TH3/20 Julia Street', 'TH3', '20', 'Julia Street'],
    ['Suite 301/8 Julia Street', '301', '8', 'Julia Street'],
    ['Level 5, 20 Julia Street', '5', '20', 'Julia Street'],
    ['Unit A, 12 Julia Street', 'A', '12', 'Julia Street'],
    ['A/12 Julia Street', 'A', '12', 'Julia Street'],
    ['Unit No. 5, 12 Julia Street', '5', '12', 'Julia Street'],
    ['G08/243 Julia Street', 'G08', '243', 'Julia Street'],
    ['B1203/243 Julia Street', 'B1203', '243', 'Julia Street'],
    ['1-2/45 Julia Street', '1-2', '45', 'Julia Street'],
    ['Rear 106 Julia Street', 'Rear', '106', 'Julia Street'],
    ['Rear of 106 Julia Street', 'Rear', '106', 'Julia Street'],
    ['106 Julia Street (rear), Fitzroy', 'rear', '106', 'Julia Street, Fitzroy'],
    ['106 Julia Street, Rear', 'Rear', '106', 'Julia Street'],
    ['12 Front Street', null, '12', 'Front Street'],
    ['Front Street', null, null, 'Front Street'],
    ['Bungalow 2/106 Julia Street', '2', '106', 'Julia Street'],
    ['DUP 2, 106 Julia Street', '2', '106', 'Julia Street'],
    ['No. 106 Julia Street', null, '106', 'Julia Street'],
    ['No 106 Julia Street', null, '106', 'Julia Street'],
    ['Number 106 Julia Street', null, '106', 'Julia Street'],
    ['#106 Julia Street', null, '106', 'Julia Street'],
    ['#14/106 Julia Street', '14', '106', 'Julia Street'],
    ['10-12 Julia Street', null, '10-12', 'Julia Street'],
    ['10 - 12 Julia Street', null, '10 - 12', 'Julia Street'],
    ['10–12 Julia Street', null, '10-12', 'Julia Street'],
    ['10 & 12 Julia Street', null, '10 & 12', 'Julia Street'],
    ['10 to 12 Julia Street', null, '10 to 12', 'Julia Street'],
    ['5/10-12 Julia Street', '5', '10-12', 'Julia Street'],
    ['Lot 5 Julia Street', null, 'Lot 5', 'Julia Street'],
    ['Lot 5, Julia Street', null, 'Lot 5', 'Julia Street'],
    ['Lot 5A Julia Street', null, 'Lot 5A', 'Julia Street'],
    ['Lot 5/106 Julia Street', 'Lot 5', '106', 'Julia Street'],
    ['Lot 5, 106 Julia Street', 'Lot 5', '106', 'Julia Street'],
    ['106, Julia Street', null, '106', 'Julia Street'],
    ['12 1st Avenue', null, '12', '1st Avenue'],
    ['1st Avenue', null, null, '1st Avenue'],
    ['Unit 5 Julia Street', '5', null, 'Julia Street'],
    ['Shop Street', null, null, 'Shop Street'],
    ['Flat Rock Road', null, null, 'Flat Rock Road'],
    ['12 Flat Rock Road', null, '12', 'Flat Rock Road'],
    ['3121', null, null, '3121'],
    ['12', null, null, '12'],
  ])('%s has its unit %s, its number %s and its street %s', (address, unit, number, street) => {
    expect(readStreetAddress(address)).toEqual({ unit, number, street })
  })

  it('has no parts where there is none', () => {
    const none = { unit: null, streetNumber: null, street: null }
    expect([streetAddressParts(null), streetAddressParts(' ')]).toEqual([none, none])
    expect(streetAddressParts('3/12 Smith Street')).toEqual({ unit: '3', streetNumber: '12', street: 'Smith Street' })
  })
})

describe('a house', () => {
  it.each(['Smith Street', '3121', '12', '12 ', '', 'Fitzroy 3065', '1 2 3'])('is not in "%s"', (text) =>
    expect(readHouse(text)).toBeNull(),
  )

  it.each([
    ['12 Smith Street', '12', true],
    ['5/12 Smith Street', '12', true],
    ['12-14 Smith Street', '12', true],
    ['12-14 Smith Street', '14', true],
    ['12-14 Smith Street', '12-14', true],
    ['12-14 Smith Street', '12 – 14', true],
    ['112 Smith Street', '12', false],
    ['12/5 Smith Street', '12', false],
    ['12 Smith Street', '5/12', false],
    ['5/12 Smith Street', '5/12', true],
    ['G08/243 Smith Street', 'g08\\243', true],
    ['14/106 Smith Street', 'Unit 14, 106', true],
    ['Unit 14, 106 Smith Street', '14/106', true],
    ['12A Smith Street', '12a', true],
    ['Lot 5 Smith Street', 'lot 5', true],
    ['Lot 5 Smith Street', 'Lot 5, 106', true],
    ['Lot 5 Smith Street', '5', false],
    ['Smith Street', '5', false],
    ['Unit 5 Smith Street', '5', true],
    ['12 Smith Street', 'Rear 12', false],
    ['12 Smith Street (rear)', 'Rear 12', true],
  ])('of "%s" is that of %s: %s', (address, number, expected) => {
    const read = readHouse(`${number} Smith Street`)
    expect(read !== null && isAtHouse(address, read)).toBe(expected)
  })
})

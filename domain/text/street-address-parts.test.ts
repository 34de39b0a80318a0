import { expect, it } from 'vitest'
import { streetAddressParts } from './street-address-parts.ts'

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
  ['', null, null, null],
  [null, null, null, null],
])('%s has its unit %s, its number %s and its street %s', (address, unit, streetNumber, street) => {
  expect(streetAddressParts(address)).toEqual({ unit, streetNumber, street })
})

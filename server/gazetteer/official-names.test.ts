import { expect, it } from 'vitest'
import { officialName } from './official-names.ts'

it.each([
  ['Saint Kilda', 'St Kilda'],
  ['Mount Saint Thomas', 'Mount St Thomas'],
  ['St. Georges Basin', 'St Georges Basin'],
  ['O’Halloran Hill', "O'Halloran Hill"],
  ['Hmas Cerberus', 'HMAS Cerberus'],
  ['Mckinnon', 'McKinnon'],
  ['Mount Isa', 'Mount Isa'],
  ['Saintly', 'Saintly'],
  ['Mt. Eliza', 'Mount Eliza'],
  ['Mt St. Thomas', 'Mount St Thomas'],
  ['Smith  St', 'Smith St'],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
])('%s is written %s', (name, official) => {
  expect(officialName(name)).toBe(official)
})

import { expect, it } from 'vitest'
import { placeLabel } from './place-label.ts'

it.each([
  [{ name: 'Fitzroy', suburbName: null, stateCode: 'VIC', postcode: '3065' }, 'Fitzroy, VIC 3065'],
  [{ name: 'Inner Melbourne', suburbName: null, stateCode: 'VIC', postcode: null }, 'Inner Melbourne, VIC'],
  [
    { name: 'Gore Street', suburbName: 'Fitzroy', stateCode: 'VIC', postcode: '3065' },
    'Gore Street, Fitzroy, VIC 3065',
  ],
] as const)('%j is labelled "%s"', (place, label) => {
  expect(placeLabel(place)).toBe(label)
})

import { expect, it } from 'vitest'
import { officeAddress } from './office-address.ts'

it('an office has its suburb in the address once', () => {
  const addressParts = { suburb: 'Fitzroy', stateCode: 'VIC', postcode: '3065' }
  expect(officeAddress({ address: '1 High Street', addressParts })).toBe('1 High Street, Fitzroy, VIC 3065')
  expect(officeAddress({ address: '1 High Street, Fitzroy, VIC 3065', addressParts })).toBe(
    '1 High Street, Fitzroy, VIC 3065',
  )
})

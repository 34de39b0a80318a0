import { describe, expect, it } from 'vitest'
import type { PlaceRecord } from '../locations/place-record.ts'
import { visibleText } from './listing-visibility.ts'

const fitzroy: PlaceRecord = {
  id: 11,
  uri: 'fitzroy-vic-3065',
  type: 'suburb',
  name: 'Fitzroy',
  stateCode: 'VIC',
  postcode: '3065',
  regionId: null,
  suburbId: null,
  latitudeMicro: -37_801_100,
  longitudeMicro: 144_978_900,
  settlement: 'city',
  suburbName: null,
}

const listingAt = (streetAddress: string, isAddressHidden = true) => ({
  uri: '',
  streetAddress,
  isAddressHidden,
  latitudeMicro: null,
  longitudeMicro: null,
})

const seen = (text: string, streetAddress: string) => visibleText(text, listingAt(streetAddress), fitzroy)

describe('a text about a home whose address is hidden', () => {
  it.each([
    ['7/45 Rose Street', 'Come to 7/45 Rose Street today', 'Come to Fitzroy today'],
    ['7/45 Rose Street', 'Come to 45 Rose St.', 'Come to Fitzroy.'],
    ['7/45 Rose Street', 'the ROSE STREET end', 'the Fitzroy end'],
    ['45 Rose Street', 'rose-street-45.jpg', 'Fitzroy-45.jpg'],
    ['Unit 3, 12 Mount Alexander Road', 'on Mount Alexander Rd', 'on Fitzroy'],
    ['12A St Georges Road', 'Quiet St Georges Road, 12a St Georges Rd', 'Quiet Fitzroy, Fitzroy'],
    ['Lot 5 Old Mill Lane', 'Lot 5 Old Mill Lane', 'Fitzroy'],
    ['10-12 The Avenue', 'a house on The Avenue', 'a house on Fitzroy'],
    ["8 O'Connell Street", 'O’Connell Street and Oconnell St', 'Fitzroy and Fitzroy'],
    ['12', 'Number 12', 'Number 12'],
    ['9 Esplanade', 'near the Esplanade', 'near the Fitzroy'],
    ['106 Rose Street, Unit 14', 'See Unit 14, 106 Rose St', 'See Fitzroy'],
    ['Townhouse 3/20 Rose Street', 'just off Rose Street', 'just off Fitzroy'],
    ['Villa 14/106 Rose Street', '14/106 Rose St', 'Fitzroy'],
    ['Rear 106 Rose Street', 'in Rose Street', 'in Fitzroy'],
    ['No. 106 Rose Street', 'No. 106 Rose Street', 'Fitzroy'],
    ['Wren House, 12 Rose Street', 'Wren House in Rose Street', 'Wren House in Fitzroy'],
    ['12 Rose St', '12 Rose Street', 'Fitzroy'],
    ['12 Rose Crescent', '12 Rose Crs., 12 Rose Cr', 'Fitzroy., Fitzroy'],
    ['12 Rose Parkway', 'Rose Pkwy', 'Fitzroy'],
    ['12 Rose Street North', 'Rose St, Rose St Nth', 'Fitzroy, Fitzroy'],
    ['12 Mount Rose Road', 'Mt. Rose Rd', 'Fitzroy'],
    ['10 & 12 Rose Street', '10 & 12 Rose Street', 'Fitzroy'],
    ['12 Rose Street', 'Built in 1920, 12 Rose Street', 'Built in 1920, Fitzroy'],
    ['10–12 Rose Street', '10–12 Rose St, 10 — 12 Rose St', 'Fitzroy, Fitzroy'],
    ['3/10-12 Rose Street', 'See 3/10-12 Rose Street', 'See Fitzroy'],
    ['3/12 Rose Street', 'Unit 3 of 12 Rose Street, unit 3 at 12 Rose St', 'Fitzroy, Fitzroy'],
    ['12 Rose Street', '12_rose_street.jpg', 'Fitzroy.jpg'],
    ['12 Rose Street', 'See 12Rose Street', 'See Fitzroy'],
    ["8 O'Connell Street", 'on O Connell St', 'on Fitzroy'],
    ['8 O Connell Street', 'on O’Connell St', 'on Fitzroy'],
    ['Cnr Rose St & Old Mill Lane', 'between Rose Street and Old Mill Ln', 'between Fitzroy and Fitzroy'],
    ['10 corner of Rose Street and Mount Road', '10 Rose St, Mt Rd', 'Fitzroy, Fitzroy'],
    ['12 Église Road', 'on Église Rd', 'on Fitzroy'],
    ['Unit 4 Wren House, 12 Rose Street', '4/12 Rose Street', 'Fitzroy'],
  ])('at %s, "%s", names the suburb instead of the street', (address, text, expected) => {
    expect(seen(text, address)).toBe(expected)
  })

  it('keeps other streets, and words that only begin like its own', () => {
    expect(seen('Between Smith Street and Primrose Street, roses in the street', '45 Rose Street')).toBe(
      'Between Smith Street and Primrose Street, roses in the street',
    )
  })

  it('is left alone when the address is not hidden', () => {
    expect(visibleText('45 Rose Street', listingAt('45 Rose Street', false), fitzroy)).toBe('45 Rose Street')
  })
})

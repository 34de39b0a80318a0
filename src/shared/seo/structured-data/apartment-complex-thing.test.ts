import { expect, it } from 'vitest'
import { apartmentComplexThing } from './apartment-complex-thing.ts'

it('says of a building where it is and how many apartments are still for sale', () => {
  const thing = apartmentComplexThing('https://homely.example', {
    name: 'Wren House',
    canonicalUri: '/new-apartments/fitzroy-vic-3065/wren-house',
    streetAddress: '12 Smith Street',
    location: { name: 'Fitzroy', stateCode: 'VIC', postcode: '3065' },
    photo: null,
    apartments: [{ isUnderOffer: false }, { isUnderOffer: true }],
  })
  expect(thing).toMatchObject({
    '@type': 'ApartmentComplex',
    url: 'https://homely.example/new-apartments/fitzroy-vic-3065/wren-house',
    address: { streetAddress: '12 Smith Street', addressLocality: 'Fitzroy', postalCode: '3065' },
    numberOfAvailableAccommodationUnits: 1,
  })
})

import { expect, it } from 'vitest'
import { gazetteerPlaces } from './places.ts'
import { settlementOf } from './settlement.ts'

it.each([
  ['melbourne-vic-3000', 'city'],
  ['frankston-vic-3199', 'city'],
  ['parramatta-nsw-2150', 'city'],
  ['joondalup-wa-6027', 'city'],
  ['cairns-qld-4870', 'city'],
  ['mornington-vic-3931', 'fringe'],
  ['sunbury-vic-3429', 'fringe'],
  ['hahndorf-sa-5245', 'fringe'],
  ['richmond-tas-7025', 'fringe'],
  ['horsham-vic-3400', 'country'],
  ['byron-bay-nsw-2481', 'country'],
  ['broome-wa-6725', 'country'],
])('%s lies in the %s', (uri, settlement) => {
  expect(gazetteerPlaces().find((place) => place.uri === uri)?.settlement).toBe(settlement)
})

it('the settlement of a place goes by distance: a city of 9 km has a fringe of 15 km around it', () => {
  const northOfHobart = (kilometres: number) =>
    settlementOf({ latitude: -42.87 + kilometres / 111.2, longitude: 147.32 })
  expect([8.9, 9.1, 23.9, 24.1].map(northOfHobart)).toEqual(['city', 'fringe', 'fringe', 'country'])
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { StateCode } from '#domain/lookups/states.ts'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import { createRandom } from '#demo/data/random/random.ts'
import { profilePlaces } from '#demo/data/places/place-profile.ts'
import { pricePlaces, readAnchors } from './place-prices.ts'
import { drawSaleMethod, roundPrice, salePriceText, type StatedPrice } from './price-text.ts'

let houseIn: (name: string, state: StateCode) => number
let apartmentIn: (name: string, state: StateCode) => number
beforeAll(() => {
  const profiles = profilePlaces(gazetteerPlaces())
  const prices = pricePlaces(profiles)
  const indexOf = (name: string, state: StateCode) => {
    const places = profiles.map(({ place }, index) => ({ place, index }))
    const named = places.filter(({ place }) => place.name === name && place.stateCode === state)
    return named.toSorted((left, right) => right.place.population - left.place.population)[0]?.index ?? -1
  }
  houseIn = (name, state) => prices[indexOf(name, state)]?.house ?? 0
  apartmentIn = (name, state) => prices[indexOf(name, state)]?.apartment ?? 0
})

describe('what homes cost', () => {
  it('is far more in Toorak and Mosman than at the edge of the city, and little in Broken Hill', () => {
    expect(houseIn('Toorak', 'VIC')).toBeGreaterThan(4 * houseIn('Tarneit', 'VIC'))
    expect(houseIn('Mosman', 'NSW')).toBeGreaterThan(4 * houseIn('Penrith', 'NSW'))
    expect(houseIn('Broken Hill', 'NSW')).toBeLessThan(280_000)
    expect(houseIn('Sydney', 'NSW')).toBeGreaterThan(houseIn('Adelaide', 'SA'))
  })

  it('stays within reason everywhere', () => {
    for (const [state, name, dollars] of readAnchors()) {
      const house = houseIn(name, state)
      if (house === 0) continue
      expect(house / dollars).toBeGreaterThan(0.7)
      expect(house / dollars).toBeLessThan(1.4)
      expect(apartmentIn(name, state)).toBeLessThan(house)
    }
  })

  it('names places that the gazetteer knows', () => {
    const unknown = readAnchors().filter(([state, name]) => houseIn(name, state) === 0)
    expect(unknown.map(([state, name]) => `${name} ${state}`)).toEqual([])
  })
})

const texts = (state: StateCode, method: 'auction' | 'privateTreaty'): StatedPrice[] =>
  Array.from({ length: 300 }, (_, index) =>
    salePriceText(createRandom('text', index), {
      value: 1_234_567,
      method,
      stateCode: state,
      isNewDevelopment: false,
      closing: '',
    }),
  )

describe('the price as the agent writes it', () => {
  it('states its figures, or none', () => {
    for (const state of ['VIC', 'NSW', 'QLD', 'WA', 'SA', 'ACT', 'TAS', 'NT'] as const) {
      for (const { text, from, to } of [...texts(state, 'auction'), ...texts(state, 'privateTreaty')]) {
        const figures = [...text.matchAll(/\$([\d,]+)/g)].map(([, digits]) =>
          Number((digits ?? '').replaceAll(',', '')),
        )
        expect(figures[0] ?? null).toBe(from)
        expect(figures.at(-1) ?? null).toBe(to)
        expect(to ?? 0).toBeLessThanOrEqual((from ?? 0) * 1.1)
      }
    }
  })

  it('follows the habits of the states', () => {
    expect(texts('VIC', 'privateTreaty').filter(({ text }) => / - \$/.test(text)).length).toBeGreaterThan(150)
    expect(texts('QLD', 'auction').every(({ from }) => from === null)).toBe(true)
    expect(texts('NSW', 'auction').some(({ text }) => text.startsWith('Price guide $'))).toBe(true)
    expect(texts('TAS', 'privateTreaty').some(({ text }) => text.startsWith('Offers over $'))).toBe(true)
  })

  it('is one figure or a range in Victoria, of new homes too', () => {
    const newHomes = Array.from({ length: 50 }, (_, index) =>
      salePriceText(createRandom('new', index), {
        value: 1_234_567,
        method: 'privateTreaty',
        stateCode: 'VIC',
        isNewDevelopment: true,
        closing: '',
      }),
    )
    for (const { text } of [...texts('VIC', 'auction'), ...texts('VIC', 'privateTreaty'), ...newHomes])
      expect(text).not.toMatch(/from|over|above|\+/i)
  })

  it('says when expressions of interest close', () => {
    const said = Array.from({ length: 20 }, (_, index) =>
      salePriceText(createRandom(index), {
        value: 900_000,
        method: 'expressionsOfInterest',
        stateCode: 'VIC',
        isNewDevelopment: false,
        closing: '5 pm, Thursday 10 December',
      }),
    )
    expect(new Set(said.map(({ text }) => text))).toEqual(
      new Set(['Expressions of interest closing 5 pm, Thursday 10 December', 'Expressions of interest']),
    )
  })

  it('rounds to what agents like', () => {
    expect([512_345, 1_234_567, 3_333_333, 7_777_777].map(roundPrice)).toEqual([
      510_000, 1_230_000, 3_325_000, 7_800_000,
    ])
  })

  it('auctions more in Melbourne than in Perth', () => {
    const share = (state: StateCode) =>
      Array.from({ length: 2_000 }, (_, index) =>
        drawSaleMethod(createRandom(state, index), state, true, false),
      ).filter((method) => method === 'auction').length / 2_000
    expect(share('VIC')).toBeGreaterThan(5 * share('WA'))
  })
})

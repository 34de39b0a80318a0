import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsTyped, initialOf, nameSortKey, searchableWords } from './place-words.ts'

const smithStreet = searchableWords({ name: 'Smith Street', suburbName: 'Fitzroy', postcode: '3065' })

describe('what was typed', () => {
  it.each(['smith', 'Smith St', 'street', 'fitz', '3065', 'fitzroy 30', 'SMITH STREET FITZROY', '', "  '"])(
    '%j fits Smith Street, Fitzroy',
    (typed) => expect(fitsTyped(smithStreet, typed)).toBe(true),
  )
  it.each(['mith', 'smith fitzroy', '065', 'smiths', 'street smith'])('%j does not', (typed) =>
    expect(fitsTyped(smithStreet, typed)).toBe(false),
  )
  it('fits a place whose name it begins, whatever the name is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (name, length) => {
        const words = searchableWords({ name, suburbName: null, postcode: null })
        expect(fitsTyped(words, words.slice(0, length))).toBe(true)
      }),
    )
  })
})

describe('the first letter', () => {
  it.each([
    ['Fitzroy', 'F'],
    ['école Street', 'E'],
    ["'Oaks", 'O'],
    ['1st Avenue', null],
    ['', null],
  ])('of %j is %j', (name, letter) => expect(initialOf(name)).toBe(letter))
})

describe('the order of names', () => {
  const place = (id: number, name: string, stateCode = 'VIC', suburbName: string | null = null) => ({
    id,
    name,
    stateCode,
    suburbName,
    postcode: null,
  })
  it('is by name, suburb, state and number, each of the same length of its kind', () => {
    expect(nameSortKey(place(7, 'École Street', 'VIC', 'North Fitzroy'))).toBe(
      'ecole-street north-fitzroy VIC 0000000007',
    )
    expect(nameSortKey(place(12_345, 'Richmond', 'NSW'))).toBe('richmond  NSW 0000012345')
  })

  it('is from A to Z without regard to case, then by suburb, state and number', () => {
    const inOrder = [
      place(9, 'abbotsford'),
      place(1, 'Richmond', 'NSW'),
      place(9, 'Richmond', 'VIC'),
      place(10, 'Richmond', 'VIC'),
      place(3, 'Smith Street', 'VIC', 'Carlton'),
      place(2, 'Smith Street', 'NSW', 'Fitzroy'),
    ]
    const byKey = inOrder.toReversed().sort((left, right) => (nameSortKey(left) < nameSortKey(right) ? -1 : 1))
    expect(byKey).toEqual(inOrder)
  })
})

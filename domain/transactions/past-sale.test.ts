import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkPastSale,
  enteredPropertyTypes,
  lastDayOfSale,
  proofKinds,
  proofsOf,
  tidyPastSale,
  type TypedPastSale,
  wholeNumberTyped,
} from './past-sale.ts'
import { isSameSale } from './same-sale.ts'

const TODAY = '2026-11-21'
const sale: TypedPastSale = {
  type: 'sale',
  streetAddress: '12 Smith Street',
  suburbUri: 'fitzroy-vic-3065',
  price: 1_250_000,
  completedOn: '2015-03-07',
  propertyType: 'Terrace',
  bedrooms: 3,
  proofKind: 'settlementNotice',
  proofReference: 'PEXA 7741902',
}
const fieldsOf = (change: Partial<TypedPastSale>) =>
  checkPastSale(tidyPastSale({ ...sale, ...change }), TODAY).map(({ field }) => field)

describe('a past sale', () => {
  it('may be entered as a sale and as a lease', () => {
    expect(fieldsOf({})).toEqual([])
    expect(fieldsOf({ type: 'rental', price: 520, proofKind: 'tenancyAgreement', bedrooms: null })).toEqual([])
    expect(fieldsOf({ type: 'rental', price: 520, proofKind: 'vendorConfirmation' })).toEqual([])
  })

  it.each<[string, Partial<TypedPastSale>, string]>([
    ['no street', { streetAddress: ' ' }, 'streetAddress'],
    ['a street of signs', { streetAddress: '—' }, 'streetAddress'],
    ['too long a street', { streetAddress: `1 ${'x'.repeat(119)}` }, 'streetAddress'],
    ['no suburb', { suburbUri: '' }, 'suburbUri'],
    ['a price of letters', { price: wholeNumberTyped('a million') }, 'price'],
    ['a price of nothing', { price: 0 }, 'price'],
    ['a sale for the rent of a week', { price: 999 }, 'price'],
    ['too high a price', { price: 500_000_001 }, 'price'],
    ['half a dollar', { price: 1_250_000.5 }, 'price'],
    ['the price of a home as the rent of a week', { type: 'rental', price: 100_001 }, 'price'],
    ['tomorrow', { completedOn: '2026-11-22' }, 'completedOn'],
    ['before 1990', { completedOn: '1989-12-31' }, 'completedOn'],
    ['a day that is none', { completedOn: '2015-02-30' }, 'completedOn'],
    ['no day', { completedOn: '' }, 'completedOn'],
    ['no kind of property', { propertyType: null }, 'propertyType'],
    ['a kind that only searches name', { propertyType: 'Unknown' }, 'propertyType'],
    ['too many bedrooms', { bedrooms: 51 }, 'bedrooms'],
    ['bedrooms of letters', { bedrooms: wholeNumberTyped('three') }, 'bedrooms'],
    ['no proof', { proofKind: null }, 'proofKind'],
    ['a sale by the agreement of a tenancy', { proofKind: 'tenancyAgreement' }, 'proofKind'],
    ['no reference', { proofReference: '' }, 'proofReference'],
    ['too short a reference', { proofReference: ' 12 ' }, 'proofReference'],
    ['a reference that cannot be printed', { proofReference: 'PEXA\u0007123' }, 'proofReference'],
  ])('is refused with %s', (_about, change, field) => {
    const rental = change.type === 'rental' ? { proofKind: 'tenancyAgreement' as const } : {}
    expect(fieldsOf({ ...rental, ...change })).toEqual([field])
  })

  it('may be of today and of the first day of 1990, for the least and the most', () => {
    expect(fieldsOf({ completedOn: TODAY, price: 1000 })).toEqual([])
    expect(fieldsOf({ completedOn: '1990-01-01', price: 500_000_000 })).toEqual([])
    expect(fieldsOf({ type: 'rental', price: 10, proofKind: 'tenancyAgreement' })).toEqual([])
  })

  it('says what is wrong in words with the limits', () => {
    expect(checkPastSale({ ...sale, price: 5 }, TODAY)).toEqual([
      { field: 'price', message: 'Enter the price in whole dollars, from $1,000 to $500,000,000.' },
    ])
    expect(checkPastSale({ ...sale, type: 'rental', proofKind: 'tenancyAgreement', price: 5 }, TODAY)[0]?.message).toBe(
      'Enter the rent of a week in whole dollars, from $10 to $100,000.',
    )
  })

  it('is kept without the space around what was typed', () => {
    expect(tidyPastSale({ ...sale, streetAddress: '  12  Smith Street ', proofReference: ' A\tB  1 ' })).toMatchObject({
      streetAddress: '12 Smith Street',
      proofReference: 'A B 1',
    })
  })

  it('is checked alike however often it is tidied, whatever is typed', () => {
    const anything = fc.record({
      type: fc.constantFrom('sale' as const, 'rental' as const),
      streetAddress: fc.string({ unit: 'grapheme' }),
      suburbUri: fc.string(),
      price: fc.oneof(fc.integer(), fc.double()),
      completedOn: fc.oneof(
        fc.string(),
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
      ),
      propertyType: fc.constantFrom(...enteredPropertyTypes, null),
      bedrooms: fc.option(fc.integer()),
      proofKind: fc.constantFrom(...proofKinds, null),
      proofReference: fc.string({ unit: 'grapheme' }),
    })
    fc.assert(
      fc.property(anything, (typed) => {
        const once = tidyPastSale(typed)
        expect(tidyPastSale(once)).toEqual(once)
        const errors = checkPastSale(once, TODAY)
        expect(new Set(errors.map(({ field }) => field)).size).toBe(errors.length)
        // What passes keeps the rules of the table.
        const isDay = once.completedOn >= '1990-01-01' && once.completedOn <= TODAY
        const isPrice = Number.isInteger(once.price) && once.price > 0 && once.price <= 500_000_000
        expect(errors.length > 0 || (isDay && isPrice && [...once.streetAddress].length <= 120)).toBe(true)
      }),
    )
  })
})

describe('what is typed as a number', () => {
  it.each([
    ['1250000', 1_250_000],
    ['$1,250,000', 1_250_000],
    [' 1 250 000 ', 1_250_000],
    ['0', 0],
    ['1.5', Number.NaN],
    ['1.25m', Number.NaN],
    ['-5', Number.NaN],
    ['12,50', Number.NaN],
    ['', Number.NaN],
    ['9'.repeat(13), Number.NaN],
  ])('%s is %d', (text, number) => {
    expect(wholeNumberTyped(text)).toBe(number)
  })
})

describe('what proves it', () => {
  it('goes with what it was', () => {
    expect(proofsOf('sale')).toEqual(['settlementNotice', 'contractOfSale', 'vendorConfirmation'])
    expect(proofsOf('rental')).toEqual(['tenancyAgreement', 'vendorConfirmation'])
  })
})

describe('two sales', () => {
  const first = { streetAddress: '7/45 Rose Street', completedOn: '2015-03-07' }

  it('are the same at one address within 90 days, however the street is written', () => {
    expect(isSameSale(first, { streetAddress: 'Unit 7, 45 Rose St.', completedOn: '2015-06-05' })).toBe(true)
    expect(isSameSale(first, { streetAddress: '7/45 Rose Street', completedOn: '2014-12-07' })).toBe(true)
  })

  it('are two where the home was sold again, at another address, and where the address is hidden', () => {
    expect(isSameSale(first, { ...first, completedOn: '2015-06-06' })).toBe(false)
    expect(isSameSale(first, { ...first, streetAddress: '8/45 Rose Street' })).toBe(false)
    expect(isSameSale({ ...first, streetAddress: null }, { ...first, streetAddress: null })).toBe(false)
  })
})

it('the last day is that of the calendar in Sydney', () => {
  expect(lastDayOfSale('2026-11-20T12:59:00Z')).toBe('2026-11-20')
  expect(lastDayOfSale('2026-11-20T13:00:00Z')).toBe('2026-11-21')
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatDollars } from '../price/dollars.ts'
import { typedArea, typedCount, typedDay, typedDollars, typedTime } from './typed-values.ts'

const MOST = 1_000_000_000

it.each([
  ['1250000', 1_250_000],
  [' $1,250,000 ', 1_250_000],
  ['$1.25m', 1_250_000],
  ['1.15M', 1_150_000],
  ['850k', 850_000],
  ['650 pw', 650],
  ['$650 per week', 650],
  ['650.00', 650],
  ['650.50', null],
  ['1,25', null],
  ['0', null],
  ['-5', null],
  ['1e6', null],
  ['1000000001', null],
  ['over 500,000', null],
  ['500,000+', null],
  ['', null],
])('“%s” is %s dollars', (text, dollars) => {
  expect(typedDollars(text, MOST)).toBe(dollars)
})

it('reads every amount as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MOST }), (dollars) => {
      expect(typedDollars(formatDollars(dollars), MOST)).toBe(dollars)
    }),
  )
})

it.each([
  ['4', 4],
  ['4.0', 4],
  ['0', 0],
  ['Studio', 0],
  ['100', 100],
  ['101', null],
  ['4.5', null],
  ['four', null],
])('“%s” is %s rooms', (text, count) => {
  expect(typedCount(text, 100)).toBe(count)
})

it.each([
  ['650', 650],
  ['1,250.4 m²', 1250],
  ['650 sqm', 650],
  ['1.2 ha', 12_000],
  ['5 acres', 20_234],
  ['0', null],
  ['0.4', null],
  ['650 squares', null],
  ['6000000 ha', null],
])('“%s” is %s square metres', (text, size) => {
  expect(typedArea(text, MOST)).toBe(size)
})

it('knows days and times', () => {
  expect(['2026-02-28', '2026-02-30', '28/2/2026', ''].map(typedDay)).toEqual(['2026-02-28', null, null, null])
  expect(['09:30', '23:59', '24:00', '9:30', ''].map(typedTime)).toEqual(['09:30', '23:59', null, null, null])
})

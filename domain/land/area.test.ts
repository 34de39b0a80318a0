import { expect, it } from 'vitest'
import { formatArea, formatLength } from './area.ts'

it.each([
  [650, '650 m²'],
  [1250.4, '1,250 m²'],
  [9999, '9,999 m²'],
  [9999.6, '1 ha'],
  [10_000, '1 ha'],
  [12_500, '1.25 ha'],
  [40_468.6, '4.05 ha'],
  [25_000_000, '2,500 ha'],
])('%d square metres are %s', (squareMetres, text) => {
  expect(formatArea(squareMetres)).toBe(text)
})

it('lengths have at most one decimal', () => {
  expect([formatLength(12), formatLength(15.24)]).toEqual(['12 m', '15.2 m'])
})

import { describe, expect, it } from 'vitest'
import { AREA_PATTERN, LENGTH_PATTERN, typedArea, typedLength, typedPrice } from './typed-amounts.ts'

describe('a typed price', () => {
  it.each([
    ['1.2m', 1_200_000],
    ['$1.2M', 1_200_000],
    ['1.25 mil', 1_250_000],
    ['2 million', 2_000_000],
    ['850k', 850_000],
    ['$ 850K', 850_000],
    ['850 thousand', 850_000],
    ['650pw', 650],
    ['$650 p.w.', 650],
    ['650 per week', 650],
    ['650/week', 650],
    ['650 a week', 650],
    ['1,200,000', 1_200_000],
    ['1 200 000', 1_200_000],
    ['A$900000', 900_000],
    ['900000+', 900_000],
    ['650.50', 651],
    ['400', 400],
    ['$1.5M.', 1_500_000],
    ['AU$800k', 800_000],
    ['1.25mn', 1_250_000],
    ['1.2 million dollars', 1_200_000],
    ['650 p/w', 650],
    ['.9m', 900_000],
    ['1,200k', 1_200_000],
  ])('%s is %i dollars', (text, dollars) => expect(typedPrice(text)).toBe(dollars))

  it.each([
    '1.2',
    '',
    'lots',
    '1,2m',
    '1m2',
    '500sqm',
    '650-700',
    '$',
    '-5',
    '1e6',
    '12345678901',
    '2600 pcm',
    '800k-1m',
    '.',
    '.9',
  ])('%j is none', (text) => expect(typedPrice(text)).toBeNull())
})

describe('a typed size', () => {
  it.each([
    ['1ha', 10_000],
    ['1.25 Hectares', 12_500],
    ['500sqm', 500],
    ['500 sq m', 500],
    ['500 sq. m', 500],
    ['500 square metres', 500],
    ['1,200 m²', 1200],
    ['2000m2', 2000],
    ['2 acres', 8094],
    ['5ac', 20_234],
    ['650', 650],
    ['.5ha', 5000],
    ['1000 sq metres', 1000],
    ['600 sq. mtrs', 600],
    ['600㎡', 600],
    ['2 hect', 20_000],
  ])('%s is %i square metres', (text, size) => {
    expect(typedArea(text)).toBe(size)
  })

  it.each(['1k', 'big', '', '1,2 ha', '3x4', '40ft'])('%j is none', (text) => expect(typedArea(text)).toBeNull())

  it('of a frontage is whole metres', () => {
    expect(['12.5', '20 m', '20 metres', '40ft', '1ha'].map(typedLength)).toEqual([13, 20, 20, 12, null])
  })

  it('is what its field takes, and no more', () => {
    const metres = [
      'm',
      'm2',
      'm²',
      '㎡',
      'sqms',
      'sq metres',
      'Sq. MT',
      'hect',
      'sqm',
      'sq m',
      'sq.m',
      'sq. m',
      'square metres',
      'square  metre',
      'Square Meters',
    ]
    const areas = [...metres, '', 'sqm +', 'ha', 'HA', 'hectare', 'Hectares', 'ac', 'acre', 'Acres', 'ac.']
    const lengths = ['M', 'metre', 'Meters', 'mtr', 'mtrs', 'ft', 'ft.', 'feet', 'foot', 'FEET', 'm+']
    const numbers = ['1,200 ', '1 200', '40', ' 12.5 ', '1,2 ', 'about 40 ', '12.5.1', '.5', '.', '5.']
    const typed = [...areas, ...lengths, 'km', 'k'].flatMap((unit) => numbers.map((number) => number + unit))
    for (const [pattern, read] of [[AREA_PATTERN, typedArea] as const, [LENGTH_PATTERN, typedLength] as const]) {
      const field = new RegExp(`^(?:${pattern})$`, 'v')
      expect(typed.filter((text) => field.test(text) !== (read(text) !== null))).toEqual([])
    }
  })

  it.each([
    ['500 metres', typedArea, AREA_PATTERN],
    ['40 ft', typedArea, AREA_PATTERN],
    ['1 ha', typedLength, LENGTH_PATTERN],
    ['2 acres', typedLength, LENGTH_PATTERN],
  ] as const)('in the unit of another measure is none: %s', (text, read, pattern) => {
    expect(read(text)).toBeNull()
    expect(new RegExp(`^(?:${pattern})$`, 'v').test(text)).toBe(false)
  })
})

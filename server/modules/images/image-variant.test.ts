import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageWidths, readVariant } from './image-variant.ts'

const variantOf = (query: Record<string, unknown>) => {
  const reading = readVariant(query)
  if (!reading.ok) throw new Error(reading.errors.map(({ message }) => message).join(' '))
  return reading.variant
}

describe('the width of a picture', () => {
  it.each([
    ['1', 160],
    ['160', 160],
    ['160.4', 160],
    ['160.5', 320],
    ['0.5', 160],
    ['319.6', 320],
    ['320.49', 320],
    ['321', 400],
    ['401', 640],
    ['799.5', 800],
    ['801', 1200],
    ['1201', 1600],
    ['1601', 1600],
    ['10000', 1600],
  ])('%s becomes %d', (width, listed) => {
    expect(variantOf({ width })).toEqual({ width: listed, ratio: null, quality: 78 })
  })

  it('is 800 when nobody says', () => {
    expect(variantOf({})).toEqual({ width: 800, ratio: null, quality: 78 })
  })
})

describe('the shape of a crop', () => {
  it.each([
    ['400', '300', 400, 3 / 4],
    ['400', '266.7', 400, 2 / 3],
    ['400', '400', 400, 1],
    ['640', '360', 640, 9 / 16],
    ['1200', '630', 1200, 0.525],
    ['152', '152', 160, 1],
    ['390', '290', 400, 3 / 4],
    ['300', '400', 320, 4 / 3],
    ['1600', '1600', 1600, 1],
    ['1', '10000', 160, 2],
    ['10000', '1', 1600, 1 / 3],
  ])('of %s × %s is %d wide and %d times as high', (width, height, listed, ratio) => {
    expect(variantOf({ width, height })).toMatchObject({ width: listed, ratio })
  })

  it('never gets higher than 1600', () => {
    expect(variantOf({ width: '1600', height: '3200' })).toMatchObject({ width: 800, ratio: 2 })
    expect(variantOf({ width: '1200', height: '1800' })).toMatchObject({ width: 800, ratio: 3 / 2 })
  })

  it('stands on the usual width when there is only a height', () => {
    expect(variantOf({ height: '600' })).toMatchObject({ width: 800, ratio: 3 / 4 })
  })
})

describe('the quality of a picture', () => {
  it.each([
    ['auto', 78],
    [undefined, 78],
    ['1', 30],
    ['34', 30],
    ['35', 40],
    ['60', 60],
    ['74.6', 80],
    ['94', 90],
    ['100', 90],
  ])('%s becomes %d', (quality, listed) => {
    expect(variantOf({ width: '400', quality }).quality).toBe(listed)
  })
})

describe('parameters that cannot be read', () => {
  it.each([
    '',
    ' ',
    '0',
    '0.4',
    '-1',
    '-0',
    '+400',
    'NaN',
    'Infinity',
    '1e3',
    '0x10',
    '400px',
    '4 00',
    '400,5',
    '.5',
    '5.',
    '10001',
    '99999999999999999999',
    '٣٢٠',
    'auto ',
    'null',
    '../../x',
    ['400', '400'],
    ['400'],
    { a: '1' },
    400,
    null,
    true,
  ])('refuse %j by name', (value) => {
    for (const field of ['width', 'height', 'quality']) {
      const reading = readVariant({ [field]: value })
      expect(reading).toMatchObject({ ok: false, errors: [{ field, code: 'BAD_INPUT' }] })
    }
  })

  it('are all named at once', () => {
    expect(readVariant({ width: 'x', height: '-1', quality: '101' })).toEqual({
      ok: false,
      errors: [
        { field: 'width', code: 'BAD_INPUT', message: '"width" must be one number from 1 to 10000.' },
        { field: 'height', code: 'BAD_INPUT', message: '"height" must be one number from 1 to 10000.' },
        { field: 'quality', code: 'BAD_INPUT', message: '"quality" must be one number from 1 to 100.' },
      ],
    })
  })
})

it('many requested sizes lead to few pictures', () => {
  const number = fc.double({ min: 0.5, max: 10_000, noNaN: true }).map((each) => each.toFixed(3))
  const heard = new Set<string>()
  fc.assert(
    fc.property(number, fc.option(number, { nil: undefined }), (width, height) => {
      const variant = variantOf({ width, height })
      heard.add(JSON.stringify(variant))
      expect(imageWidths).toContain(variant.width)
      expect(Math.round(variant.width * (variant.ratio ?? 1))).toBeLessThanOrEqual(1600)
    }),
    { numRuns: 2000 },
  )
  expect(heard.size).toBeLessThanOrEqual(imageWidths.length * 13)
})

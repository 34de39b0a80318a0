import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodePolyline } from './decode-polyline.ts'
import { encodePolyline } from './encode-polyline.ts'

const example = [
  { latitude: 38.5, longitude: -120.2 },
  { latitude: 40.7, longitude: -120.95 },
  { latitude: 43.252, longitude: -126.453 },
]

it('writes and reads the published example', () => {
  expect(encodePolyline(example)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(example)
})

it('gives no point for an empty text, and null for texts that are no line', () => {
  expect(decodePolyline('')).toEqual([])
  expect(decodePolyline('??')).toEqual([{ latitude: 0, longitude: 0 }])
  expect(encodePolyline([{ latitude: 0, longitude: 0 }])).toBe('??')
  for (const text of [
    '_',
    '_p~iF',
    '_p~iF~ps|',
    'é',
    '!!',
    '\0\0',
    '~~~~~~~~~~~~~~~~',
    '\x7f??',
    '???',
    '_______?_______?',
  ]) {
    expect(decodePolyline(text)).toBeNull()
  }
})

it('goes from one corner of the globe to the other', () => {
  const corners = [
    { latitude: -90, longitude: -180 },
    { latitude: 90, longitude: 180 },
    { latitude: -90, longitude: -180 },
  ]
  expect(decodePolyline(encodePolyline(corners))).toEqual(corners)
})

it('rejects points off the globe', () => {
  expect(decodePolyline(encodePolyline([{ latitude: 91, longitude: 0 }]))).toBeNull()
  expect(decodePolyline(encodePolyline([{ latitude: 0, longitude: -180.00001 }]))).toBeNull()
})

const degrees = (limit: number) => fc.integer({ min: -limit * 100_000, max: limit * 100_000 }).map((n) => n / 100_000)
const points = fc.array(fc.record({ latitude: degrees(90), longitude: degrees(180) }), { maxLength: 30 })

it('brings back any points of five decimals', () => {
  fc.assert(
    fc.property(points, (line) => {
      const decoded = decodePolyline(encodePolyline(line))
      expect(decoded?.length).toBe(line.length)
      for (const [index, point] of line.entries()) {
        expect(decoded?.[index]?.latitude).toBeCloseTo(point.latitude, 6)
        expect(decoded?.[index]?.longitude).toBeCloseTo(point.longitude, 6)
      }
      expect(encodePolyline(decoded ?? [])).toBe(encodePolyline(line))
    }),
  )
})

it('answers any text without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
      const decoded = decodePolyline(text)
      expect(decoded === null || Array.isArray(decoded)).toBe(true)
    }),
  )
})

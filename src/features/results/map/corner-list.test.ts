import { expect, it } from 'vitest'
import { readDegrees, withCorner, withCornerAt, withCornerEarlier, withoutCorner } from './corner-list.ts'

const [a, b, c] = [
  { latitude: 1, longitude: 2 },
  { latitude: 3, longitude: 4 },
  { latitude: 5, longitude: 6 },
] as const

it('adds a corner at the end, to five decimals', () => {
  expect(withCorner([a], { latitude: 3.000001, longitude: 4 })).toEqual([a, b])
})

it('removes, moves and reorders one corner and leaves the others', () => {
  const corners = [a, b, c]
  expect(withoutCorner(corners, 1)).toEqual([a, c])
  expect(withCornerAt(corners, 2, a)).toEqual([a, b, a])
  expect(withCornerEarlier(corners, 2)).toEqual([a, c, b])
  expect(withCornerEarlier(corners, 0)).toEqual([a, b, c])
  expect(corners).toEqual([a, b, c])
})

it('reads degrees as people type them, and nothing else', () => {
  expect(readDegrees(' -37.812345678 ', 90)).toBe(-37.81235)
  expect(readDegrees('−37.8', 90)).toBe(-37.8)
  expect(readDegrees('144', 180)).toBe(144)
  for (const text of ['', '-', '37,8', '91', '1e1', '37.8 S', 'Infinity']) expect(readDegrees(text, 90)).toBeNull()
  expect(readDegrees('180.1', 180)).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { squareRing } from '#tests/support/map-service.ts'
import { areaOf, type Area, type StatedBoundary } from '../boundaries/boundary-features.ts'
import { rowsOfState } from './state-rows.ts'

const square: Area = areaOf({ geometry: { type: 'Polygon', coordinates: [squareRing(145, -37)] } })
const suburb = (name: string, area = square): StatedBoundary => ({
  name,
  stateCode: 'VIC',
  code: null,
  source: null,
  area,
})
const postalAreas = { count: 1, postcodeOf: () => '3999' }
const rowsOf = (...boundaries: StatedBoundary[]) => rowsOfState('VIC', boundaries, [], postalAreas).rows

describe('the name of a suburb', () => {
  it.each([
    ['U+0000', 'Bad\u0000Place'],
    ['a bell', 'Bell\u0007'],
    ['an escape', '\u001b[31mRed'],
    ['another direction of writing', '\u202Eevil'],
    ['half a character', '\ud800lone'],
    ['a slug that is too long for a URL', '½'.repeat(60)],
    ['no letter', '---'],
  ])('has not %s', (_, name) => {
    expect(rowsOf(suburb(name), suburb('Fitzroy')).map((row) => row.name)).toEqual(['Fitzroy'])
  })

  it('may be a word of the language that the portal is written in', () => {
    expect(rowsOf(suburb('constructor'), suburb('__proto__')).map((row) => row.name)).toEqual([
      'constructor',
      '__proto__',
    ])
  })
})

describe('the outline of a suburb', () => {
  const cornersIn = (text = '') => text.split(',').length
  const star = (depth: number): Area => {
    const corners = Array.from({ length: 30_000 }, (_, number): [number, number] => {
      const angle = (number / 30_000) * 2 * Math.PI
      const radius = 1 + (number % 2) * depth
      return [145 + radius * Math.cos(angle), -37 + radius * Math.sin(angle)]
    })
    return [[[...corners, ...corners.slice(0, 1)]]]
  }

  it('is a coarser one where it has too many corners', () => {
    const [row] = rowsOf(suburb('Fitzroy', star(0.01)))
    expect(cornersIn(row?.far)).toBeLessThan(20_000)
    expect([row?.outline, row?.near]).toEqual([row?.far, row?.far])
  })

  it('is none, and the suburb no place, where every form has too many', () => {
    expect(rowsOf(suburb('Fitzroy', star(0.5)))).toEqual([])
  })
})

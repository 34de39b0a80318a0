import { describe, expect, it } from 'vitest'
import { isStreetType, shortStreetTypes, streetTypeOf } from './street-types.ts'

describe('a kind of street', () => {
  it.each([
    ['st', 'street'],
    ['av', 'avenue'],
    ['cr', 'crescent'],
    ['cswy', 'causeway'],
    ['caus', 'causeway'],
    ['dvwy', 'driveway'],
    ['mndr', 'meander'],
    ['plza', 'plaza'],
    ['csac', 'cul de sac'],
    ['cds', 'cul de sac'],
    ['rofw', 'right of way'],
    ['bdy', 'boundary'],
    ['clr', 'cluster'],
    ['conr', 'connector'],
    ['crvr', 'crossover'],
    ['de', 'deviation'],
    ['devn', 'deviation'],
    ['id', 'island'],
    ['inlt', 'inlet'],
    ['lnkway', 'linkway'],
    ['mz', 'maze'],
    ['prch', 'perch'],
    ['sdng', 'siding'],
    ['phwy', 'pathway'],
    ['vdct', 'viaduct'],
    ['shwy', 'state highway'],
  ])('%s is %s', (short, name) => expect(streetTypeOf(short)).toBe(name))

  it.each(['street', 'wynd', 'annex', 'yards', 'nest', 'boundary', 'inlet'])('in full is %s', (word) =>
    expect([isStreetType(word), streetTypeOf(word)]).toEqual([true, null]),
  )

  it('has no short form that stands for another or is one in full', () => {
    const shorts = shortStreetTypes.map(([short]) => short)
    expect(new Set(shorts).size).toBe(shorts.length)
    expect(shorts.filter(isStreetType)).toEqual([])
    expect(shorts.length).toBeGreaterThan(300)
  })
})

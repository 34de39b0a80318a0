import { describe, expect, it } from 'vitest'
import { graphicPairs, textPairs } from './colour-pairs.ts'
import { type ColourName, darkColours, lightColours } from './colours.ts'
import { contrastRatio } from './contrast.ts'

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for equal colours, in either order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5)
    expect(contrastRatio('#1c694d', '#1c694d')).toBe(1)
  })

  it('puts the well-known grey #767676 on white just above 4.5', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(contrastRatio('#777777', '#ffffff')).toBeLessThan(4.5)
  })

  it('refuses what is not a six-digit colour', () => {
    expect(() => contrastRatio('#fff', '#000000')).toThrow('#fff')
  })
})

describe.each<[string, Record<ColourName, string>]>([
  ['light', lightColours],
  ['dark', darkColours],
])('the %s theme', (_, colours) => {
  const flat = (pairs: typeof textPairs) =>
    pairs.flatMap(({ foreground, grounds }) => grounds.map((ground): [ColourName, ColourName] => [foreground, ground]))

  it.each(flat(textPairs))('has text in %s on %s at 4.5:1 or more', (foreground, ground) => {
    expect(contrastRatio(colours[foreground], colours[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(flat(graphicPairs))('has icons and borders in %s on %s at 3:1 or more', (foreground, ground) => {
    expect(contrastRatio(colours[foreground], colours[ground])).toBeGreaterThanOrEqual(3)
  })
})

it('names every colour that text is written in', () => {
  const written = new Set([...textPairs, ...graphicPairs].map((pair) => pair.foreground))
  const grounds: ColourName[] = ['paper', 'surface', 'shade', 'brandSoft', 'accentSoft', 'dangerSoft', 'accent', 'line']
  const names = Object.keys(lightColours).filter((name) => !grounds.some((ground) => ground === name))
  expect([...written].toSorted()).toEqual(names.toSorted())
})

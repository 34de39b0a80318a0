import { describe, expect, it } from 'vitest'
import type { Area, Corner } from './boundary-features.ts'
import { simplifyAreas } from './simplify-boundaries.ts'

/** A side that wanders about 20 m to and fro from south to north, at 145° east. */
const river: Corner[] = Array.from({ length: 101 }, (_, step): Corner => [
  145 + (step % 2) * 0.0002,
  Math.round((-38 + step * 0.0002) * 1e6) / 1e6,
])
const west: Area = [[[...river, [144.98, -37.98], [144.98, -38], [145, -38]]]]
const east: Area = [[[...river.toReversed(), [145.02, -38], [145.02, -37.98], [145, -37.98]]]]
const islet: Area = [
  [
    [
      [146, -38],
      [146.0005, -38],
      [146.0005, -37.9995],
      [146, -37.9995],
      [146, -38],
    ],
  ],
]

const cornersOf = (area: Area | undefined) => area?.flat(2) ?? []
const onRiver = (area: Area | undefined) =>
  new Set(
    cornersOf(area)
      .filter(([x]) => x >= 145 && x < 145.01)
      .map(String),
  )

describe('areas that are simplified together', () => {
  const [first, second, third] = simplifyAreas([west, east, islet])

  it('lose the corners that a form does not show', () => {
    expect(onRiver(first?.outline).size).toBe(101)
    expect(onRiver(first?.far).size).toBeLessThan(5)
  })

  it('share the same line in every form', () => {
    for (const form of ['outline', 'near', 'far'] as const) {
      expect(onRiver(first?.[form])).toEqual(onRiver(second?.[form]))
    }
  })

  it('never vanish', () => {
    expect(cornersOf(third?.far).length).toBeGreaterThanOrEqual(4)
  })

  it('know whom they share a boundary with', () => {
    expect([first?.neighbours, second?.neighbours, third?.neighbours]).toEqual([[1], [0], []])
  })
})

import { expect, it } from 'vitest'
import { commonFeaturePro, medianPro, schoolsPro } from './location-pros.ts'

it('names the schools nearby from three on', () => {
  expect(schoolsPro(2)).toBeNull()
  expect(schoolsPro(3)).toEqual({ kind: 'schoolsNearby', text: '3 schools within 2 km', figure: 3 })
})

it('names a median that rose, and none that fell or stands on few sales', () => {
  const years = (latest: number, sampleCount = 40) => [
    { startsOn: '2026-01-01', value: latest, sampleCount },
    { startsOn: '2025-01-01', value: 1_000_000, sampleCount: 40 },
  ]
  expect(medianPro('house', years(1_050_000))).toEqual({
    kind: 'houseMedianRise',
    text: 'House prices up 5% in 2026',
    figure: 5,
  })
  expect(medianPro('unit', years(990_000))).toBeNull()
  expect(medianPro('unit', years(1_050_000, 9))).toBeNull()
})

it('names the feature of most homes where four in ten of at least ten homes have it, and never a video', () => {
  const counts = (most: number) =>
    [
      { feature: 'hasVideos', count: 10 },
      { feature: 'gym', count: 1 },
      { feature: 'courtyard', count: most },
    ] as const
  const pro = { kind: 'commonFeature', text: 'Courtyard in 40% of homes on the market', figure: 40 }
  expect(commonFeaturePro(10, counts(4))).toEqual(pro)
  expect(commonFeaturePro(10, counts(3))).toBeNull()
  expect(commonFeaturePro(9, counts(9))).toBeNull()
})

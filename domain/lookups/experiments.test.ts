import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { featuresTargeted, readExperiments, readFeatureNames, writeExperiments } from './experiments.ts'
import { type FeatureToggle, featureToggles } from './feature-toggles.ts'

// The keys are those of the object itself.
const names = Object.keys(featureToggles) as FeatureToggle[]
const experiment = fc.record({ feature: fc.constantFrom(...names), percentage: fc.integer({ min: 0, max: 100 }) })

describe('experiments', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(fc.array(experiment), (experiments) => {
        expect(readExperiments(writeExperiments(experiments))).toEqual(experiments)
      }),
    )
    expect(readExperiments('')).toEqual([])
  })

  it('are rejected when a name or a share is invalid', () => {
    for (const text of [
      'myPlaces',
      'myPlaces:101',
      'myPlaces:-1',
      'unknown:5',
      'toString:5',
      'myPlaces:5 x',
      'x-myPlaces:5',
      'myPlaces:5x',
    ]) {
      expect(readExperiments(text)).toBeNull()
    }
  })

  it('target everybody at 100, nobody at 0', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.constantFrom(...names),
        (draw, feature) => {
          expect(featuresTargeted([{ feature, percentage: 100 }], draw)).toEqual([feature])
          expect(featuresTargeted([{ feature, percentage: 0 }], draw)).toEqual([])
        },
      ),
    )
  })

  it('target as many visitors as they say, and not the same ones each', () => {
    const draws = Array.from({ length: 1000 }, (_, index) => index / 1000)
    const targetedBy = (feature: FeatureToggle) =>
      draws.filter((draw) => featuresTargeted([{ feature, percentage: 30 }], draw).length === 1)
    expect(targetedBy('myPlaces').length).toBeGreaterThanOrEqual(299)
    expect(targetedBy('myPlaces').length).toBeLessThanOrEqual(301)
    expect(targetedBy('performanceHub')).not.toEqual(targetedBy('myPlaces'))
  })
})

it('an experiment targets the same visitors each time, and each feature others', () => {
  const isTargeted = (feature: FeatureToggle, percentage: number, draw: number) =>
    featuresTargeted([{ feature, percentage }], draw).length === 1
  expect([isTargeted('tracking', 30, 0.299), isTargeted('tracking', 30, 0.3)]).toEqual([true, false])
  // The sixth of the features: five turns are 3.0902.
  expect([isTargeted('myPlaces', 30, 0.2), isTargeted('myPlaces', 30, 0.21)]).toEqual([true, false])
  expect(isTargeted('tracking', 0, 0)).toBe(false)
})

describe('names of features', () => {
  it('are parted by spaces or commas, each once', () => {
    expect(readFeatureNames('tracking, myPlaces tracking')).toEqual(['tracking', 'myPlaces'])
    expect(readFeatureNames('')).toEqual([])
    expect(readFeatureNames('tracking nothing')).toBeNull()
  })
})

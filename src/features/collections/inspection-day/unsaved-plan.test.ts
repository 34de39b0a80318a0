import { describe, expect, it } from 'vitest'
import { unsavedPlanFrom } from './unsaved-plan.ts'

const stop = { listingId: 12, startsAt: '2026-11-21T00:00:00.000Z', endsAt: '2026-11-21T00:30:00.000Z' }

describe('a plan of storage', () => {
  it('is taken as it was written', () => {
    const plan = { stops: [stop, { ...stop, listingId: 13 }], baseVersion: 3 }
    expect(unsavedPlanFrom(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
  })

  it('may be of nothing, where every home was dropped', () => {
    expect(unsavedPlanFrom({ stops: [], baseVersion: 1 })).toEqual({ stops: [], baseVersion: 1 })
  })

  it('leaves out what is no stop', () => {
    const odd = [null, 7, { ...stop, listingId: '12' }, { ...stop, startsAt: 'soon' }, { listingId: 12 }, stop]
    expect(unsavedPlanFrom({ stops: odd, baseVersion: 0 })).toEqual({ stops: [stop], baseVersion: 0 })
  })

  it.each([
    ['nothing', null],
    ['a text', 'plan'],
    ['no stops', { baseVersion: 1 }],
    ['no version', { stops: [stop] }],
    ['a version below zero', { stops: [stop], baseVersion: -1 }],
    ['more stops than a day has', { stops: Array.from({ length: 31 }, () => stop), baseVersion: 1 }],
  ])('is none with %s', (_what, found) => {
    expect(unsavedPlanFrom(found)).toBeNull()
  })
})

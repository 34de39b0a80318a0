import { describe, expect, it, vi } from 'vitest'
import { markOf } from './card-marks.ts'

vi.mock('./card-marks.css.ts', () => ({}))

const noon = Date.parse('2026-11-20T12:00:00+11:00')
const none: ReadonlySet<number> = new Set()
const card = { listingId: 7, listedAt: noon }

describe('the mark on a card', () => {
  it('says that the home was seen, however new it is', () => {
    expect(markOf(card, { arrived: none, viewed: new Set([7]), previousVisitEndedAt: noon - 1 })).toBe('seen')
  })

  it('says that the home is new when it was listed after the last visit ended', () => {
    expect(markOf(card, { arrived: none, viewed: new Set([8]), previousVisitEndedAt: noon - 1 })).toBe('new')
    expect(markOf(card, { arrived: none, viewed: new Set(), previousVisitEndedAt: noon })).toBeNull()
  })

  it('says that the home came while the page was open, on a first visit too', () => {
    const facts = { arrived: new Set([7]), viewed: none, previousVisitEndedAt: null }
    expect(markOf(card, facts)).toBe('arrived')
    expect(markOf(card, { ...facts, viewed: new Set([7]) })).toBe('seen')
  })

  it('says nothing on a first visit, nor of a home whose time is unknown', () => {
    expect(markOf(card, { arrived: none, viewed: new Set(), previousVisitEndedAt: null })).toBeNull()
    expect(
      markOf({ listingId: 7, listedAt: Number.NaN }, { arrived: none, viewed: new Set(), previousVisitEndedAt: 0 }),
    ).toBeNull()
  })
})

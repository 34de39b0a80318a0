import { expect, it } from 'vitest'
import { figuresOf } from './figure-numbers.ts'

it('puts the kinds of a subject together, with their sum of each day', () => {
  const report = {
    days: ['2026-11-01', '2026-11-02'],
    countedAt: null,
    emptySearches: [],
    series: [
      { subject: 'cameOn' as const, kind: 'sale', counts: [1, 2] },
      { subject: 'cameOn' as const, kind: 'rental', counts: [0, 5] },
      { subject: 'views' as const, kind: 'all', counts: [7, 0] },
    ],
  }
  expect(figuresOf(report)).toEqual([
    {
      subject: 'cameOn',
      kinds: ['sale', 'rental'],
      days: [
        { day: '2026-11-01', counts: [1, 0], sum: 1 },
        { day: '2026-11-02', counts: [2, 5], sum: 7 },
      ],
    },
    {
      subject: 'views',
      kinds: ['all'],
      days: [
        { day: '2026-11-01', counts: [7], sum: 7 },
        { day: '2026-11-02', counts: [0], sum: 0 },
      ],
    },
  ])
})

it('has no sum of a day that nobody counted, and never takes it for nought', () => {
  const series = [
    { subject: 'onMarket' as const, kind: 'sale', counts: [null, 3] },
    { subject: 'onMarket' as const, kind: 'rental', counts: [null, null] },
  ]
  const report = { days: ['2026-11-01', '2026-11-02'], countedAt: null, emptySearches: [], series }
  expect(figuresOf(report)[0]?.days).toEqual([
    { day: '2026-11-01', counts: [null, null], sum: null },
    { day: '2026-11-02', counts: [3, null], sum: 3 },
  ])
})

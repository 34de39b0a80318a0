import { expect, it } from 'vitest'
import { countedDays } from './counted-days.ts'

it('counts are shown for the 30 days up to today', () => {
  expect(countedDays({}, '2026-03-10')).toEqual({ from: '2026-02-09', to: '2026-03-10' })
})

it('counts are shown for the 30 days up to the last day asked for', () => {
  expect(countedDays({ to: '2024-03-01' }, '2026-03-10')).toEqual({ from: '2024-02-01', to: '2024-03-01' })
})

it('counts are shown from the first day asked for, wherever it lies', () => {
  expect(countedDays({ from: '2025-12-31' }, '2026-03-10')).toEqual({ from: '2025-12-31', to: '2026-03-10' })
  expect(countedDays({ from: '2026-03-11' }, '2026-03-10')).toEqual({ from: '2026-03-11', to: '2026-03-10' })
})

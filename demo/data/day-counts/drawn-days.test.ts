import { expect, it } from 'vitest'
import { totalOf } from '#domain/performance/performance-counts.ts'
import { drawnDays } from './drawn-days.ts'

const period = { from: '2026-08-26', to: '2026-11-23' }
const homes = Array.from({ length: 60 }, (_, id) => ({ id, listedOn: '2026-07-01', until: '2026-11-23' }))

it('weekends bring more views than the days between', () => {
  const days = homes.flatMap((home) => drawnDays('test', home, period, '2026-11-24'))
  const meanOn = (isWeekend: boolean) => {
    const chosen = days.filter(({ day }) => [0, 6].includes(new Date(day).getUTCDay()) === isWeekend)
    return totalOf(chosen).views / chosen.length
  }
  expect(meanOn(true)).toBeGreaterThan(1.3 * meanOn(false))
  expect(days.every(({ views, saves, enquiries }) => saves + enquiries <= views)).toBe(true)
})

it('the first week brings the most, and no day lies before or after the home was on the market', () => {
  const home = { id: 7, listedOn: '2026-10-01', until: '2026-11-11' }
  const days = drawnDays('test', home, period, '2026-11-24')
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([42, '2026-10-01', '2026-11-11'])
  expect(totalOf(days.slice(0, 7)).views).toBeGreaterThan(totalOf(days.slice(-7)).views)
  expect(drawnDays('test', { ...home, until: '2026-08-01' }, period, '2026-11-24')).toEqual([])
})

it('the same seed draws the same, and today has only begun', () => {
  const sumOf = (today: string) =>
    totalOf(homes.map((home) => drawnDays('test', home, period, today).at(-1) ?? never()))
  expect(sumOf('2026-11-24')).toEqual(sumOf('2026-11-24'))
  expect(sumOf('2026-11-23').views).toBeLessThan(0.5 * sumOf('2026-11-24').views)
})

const never = (): never => {
  throw new Error('A home has no day')
}

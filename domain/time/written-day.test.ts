import { expect, it } from 'vitest'
import { longDayText } from './long-day-text.ts'
import { shortDayText, weekdayText } from './written-day.ts'

it('a day is written in three lengths', () => {
  expect(longDayText('2026-11-21')).toBe('21 November 2026')
  expect(shortDayText('2026-11-21')).toBe('21 Nov 2026')
  expect(weekdayText('2026-11-21')).toBe('Sat 21 Nov')
})

it('is without a leading nought, and the months have three letters', () => {
  expect(longDayText('2027-09-01')).toBe('1 September 2027')
  expect(shortDayText('2027-09-01')).toBe('1 Sep 2027')
  expect(weekdayText('2028-02-29')).toBe('Tue 29 Feb')
})

it('has its month and weekday as Intl has them', () => {
  const engine = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
  for (let number = 0; number < 366; number += 1) {
    const date = new Date(Date.UTC(2028, 0, 1 + number))
    const day = date.toISOString().slice(0, 10)
    expect(longDayText(day)).toBe(engine.format(date))
    expect(weekdayText(day).slice(0, 3)).toBe(weekday.format(date))
  }
})

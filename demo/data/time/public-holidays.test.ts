import { expect, it } from 'vitest'
import { localDayFrom } from './local-day.ts'
import { isPublicHoliday } from './public-holidays.ts'

it.each(['2027-01-01', '2026-01-26', '2026-04-25', '2027-12-25', '2026-12-26'])('%s is a public holiday', (day) => {
  expect(isPublicHoliday(localDayFrom(day))).toBe(true)
})

// Easter Sundays as published: the earliest and the latest of these years among them.
it.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25', '2035-03-25'])(
  'Easter is from two days before %s to the day after',
  (sunday) => {
    const day = localDayFrom(sunday)
    expect([-3, -2, -1, 0, 1, 2].map((days) => isPublicHoliday(day + days))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ])
  },
)

it.each(['2026-11-28', '2026-04-18', '2026-12-19'])('%s is none', (day) => {
  expect(isPublicHoliday(localDayFrom(day))).toBe(false)
})

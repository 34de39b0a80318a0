import { expect, it } from 'vitest'
import { retryTime } from './retry-time.ts'

const now = new Date('2026-11-20T02:00:00Z')

it.each([
  ['120', '2026-11-20T02:02:00.000Z'],
  [' 90 ', '2026-11-20T02:01:30.000Z'],
  ['Fri, 20 Nov 2026 03:00:00 GMT', '2026-11-20T03:00:00.000Z'],
  // No sooner than in half a minute, no later than in a day.
  ['0', '2026-11-20T02:00:30.000Z'],
  ['Fri, 20 Nov 2026 01:00:00 GMT', '2026-11-20T02:00:30.000Z'],
  ['99999999999999', '2026-11-21T02:00:00.000Z'],
])('Retry-After %j names %s', (header, moment) => {
  expect(retryTime(header, now)?.toISOString()).toBe(moment)
})

it.each([null, '', 'soon', '-', '1.5 h'])('Retry-After %j names no moment', (header) => {
  expect(retryTime(header, now)).toBeNull()
})

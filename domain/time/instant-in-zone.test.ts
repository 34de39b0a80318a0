import { expect, it } from 'vitest'
import { instantInZone } from './instant-in-zone.ts'

it.each([
  ['2026-11-21', '10:00:00', 'Australia/Melbourne', '2026-11-20T23:00:00.000Z'],
  ['2026-07-01', '10:00:00', 'Australia/Melbourne', '2026-07-01T00:00:00.000Z'],
  // Clocks go forward at two on 4 October 2026, and back at three on 5 April.
  ['2026-10-04', '01:59:00', 'Australia/Melbourne', '2026-10-03T15:59:00.000Z'],
  ['2026-10-04', '03:00:00', 'Australia/Melbourne', '2026-10-03T16:00:00.000Z'],
  ['2026-10-04', '09:00:00', 'Australia/Melbourne', '2026-10-03T22:00:00.000Z'],
  ['2026-04-05', '01:00:00', 'Australia/Melbourne', '2026-04-04T14:00:00.000Z'],
  ['2026-04-05', '04:00:00', 'Australia/Melbourne', '2026-04-04T18:00:00.000Z'],
  ['2026-11-21', '10:00:00', 'Australia/Broken_Hill', '2026-11-20T23:30:00.000Z'],
])('%s at %s in %s is %s', (day, time, timeZone, instant) => {
  expect(instantInZone(day, time, timeZone).toISOString()).toBe(instant)
})

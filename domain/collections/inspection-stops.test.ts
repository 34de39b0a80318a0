import { expect, it } from 'vitest'
import { stopsProblem } from './inspection-stops.ts'

const zoneOf = (listingId: number) => (listingId === 1 ? 'Australia/Melbourne' : undefined)
const stop = (start: string, end: string, listingId = 1) => ({
  listingId,
  startsAt: new Date(`2026-11-${start}:00+11:00`),
  endsAt: new Date(`2026-11-${end}:00+11:00`),
})
const morning = stop('21T10:00', '21T10:30')

it.each([
  ['a visit in the morning', [morning], null],
  ['one that ends at midnight', [stop('21T23:30', '22T00:00')], null],
  ['one that ends after midnight', [stop('21T23:30', '22T00:01')], 'A visit lies within 2026-11-21 where the home is.'],
  ['one of the day before', [stop('20T10:00', '20T10:30')], 'A visit lies within 2026-11-21 where the home is.'],
  ['one that ends when it begins', [stop('21T10:00', '21T10:00')], 'A visit ends after it begins.'],
  ['a home that does not exist', [stop('21T10:00', '21T10:30', 7)], 'There is no home 7.'],
  ['the same visit twice', [morning, morning], 'stops names the same visit twice.'],
  ['too many', Array.from({ length: 31 }, () => morning), 'stops may name at most 30.'],
])('%s: %s', (_about, stops, problem) => {
  expect(stopsProblem('2026-11-21', stops, zoneOf)).toBe(problem)
})

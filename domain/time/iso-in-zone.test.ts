import { expect, it } from 'vitest'
import { isoInZone } from './iso-in-zone.ts'

it.each([
  ['Australia/Melbourne', '2026-11-20T11:30:00+11:00'],
  ['Australia/Adelaide', '2026-11-20T11:00:00+10:30'],
  ['America/St_Johns', '2026-11-19T21:00:00-03:30'],
  ['UTC', '2026-11-20T00:30:00+00:00'],
])('an instant in %s is %s', (zone, text) => expect(isoInZone(new Date('2026-11-20T00:30:00Z'), zone)).toBe(text))

import { expect, it } from 'vitest'
import { detailsOf } from './log-entry.ts'

const nothing = { before: null, after: null, isExpired: false, outcome: null, remarks: [] }

it.each([
  [{ ...nothing, kind: 'published' }, ''],
  [{ ...nothing, kind: 'priceChanged', before: '$1,200,000' }, 'Before: $1,200,000'],
  [{ ...nothing, kind: 'priceChanged' }, ''],
  [
    { ...nothing, kind: 'statusChanged', before: 'available', after: 'underOffer' },
    'From on the market to under offer',
  ],
  [
    { ...nothing, kind: 'statusChanged', before: 'available', after: 'removed', isExpired: true },
    'From on the market to withdrawn. Nobody confirmed it in time',
  ],
  [{ ...nothing, kind: 'feed', outcome: 'unchanged' }, 'No change'],
  [
    { ...nothing, kind: 'feed', outcome: 'refused', remarks: ['The address has no suburb.'] },
    'Refused. The address has no suburb.',
  ],
] as const)('%j says %s', (entry, text) => {
  expect(detailsOf({ ...entry, remarks: [...entry.remarks] })).toBe(text)
})

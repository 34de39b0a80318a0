import { expect, it } from 'vitest'
import { formatListingLogUrl, formatLogCursor, readListingLogSearch, readLogCursor } from './listing-log-url.ts'

it.each([
  ['', '/admin/listinglogging', { query: '', listingId: null }],
  ['q=12+High+Street', '/admin/listinglogging?q=12+High+Street', { query: '12 High Street', listingId: null }],
  ['listing=12', '/admin/listinglogging?listing=12', { query: '', listingId: 12 }],
  ['listing=12&q=high', '/admin/listinglogging?listing=12&q=high', { query: 'high', listingId: 12 }],
])('the query string %s is a view and back', (search, url, view) => {
  expect(readListingLogSearch(search)).toEqual(view)
  expect(formatListingLogUrl(view)).toBe(url)
})

it.each(['listing=0', 'listing=-1', 'listing=2147483648', 'listing=1e3'])('of %s nothing is read', (search) => {
  expect(readListingLogSearch(search)).toEqual({ query: '', listingId: null })
})

it('a page ends at a moment and an entry', () => {
  const end = { at: new Date('2026-11-20T02:00:00.123Z'), id: 'f0b2c7d1e-1111-4222-8333-444455556666.3' }
  expect(readLogCursor(formatLogCursor(end))).toEqual(end)
  for (const text of ['', 'x', '1.g1', "1.e1' or 1=1", '1']) expect(readLogCursor(text)).toBe(null)
})

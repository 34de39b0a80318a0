import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { partOf, readRange } from './byte-range.ts'

it.each([
  [undefined, 'whole'],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=90-200', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-2', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['pages=0-1', 'whole'],
  ['bytes=-', 'whole'],
])('%s of a hundred bytes is %o', (header, range) => {
  expect(readRange(header, 100)).toEqual(range)
})

it('is cut out of the pieces of a stream, which is closed after it', async () => {
  const stream = Readable.from(['abc', 'def', 'ghi'].map((piece) => Buffer.from(piece)))
  expect(await text(partOf(stream, { first: 2, last: 4 }))).toBe('cde')
  expect(stream.destroyed).toBe(true)
})

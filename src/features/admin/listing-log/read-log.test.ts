import { expect, it } from 'vitest'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { readLog } from './read-log.ts'

const listing = { listingId: 7 }
const signal = new AbortController().signal

/** A portal whose log has so many entries, `c1` the latest. */
function portalWith(count: number) {
  const asked: unknown[] = []
  const execute = (_: unknown, { before, take }: { before: string | null; take: number }) => {
    asked.push(before)
    const from = before === null ? 0 : Number(before)
    const results = Array.from({ length: Math.min(take, count - from) }, (__, at) => ({ id: `c${from + at + 1}` }))
    const end = from + results.length
    return Promise.resolve({ listingLog: { listing, results, next: end < count ? String(end) : null } })
  }
  // Of the documents of the contract it knows this one alone.
  return { asked, execute: execute as unknown as ExecuteDocument }
}

it('is read to its end', async () => {
  const { asked, execute } = portalWith(1001)
  const log = await readLog(execute, 7, signal)
  expect(log?.entries.map(({ id }) => id)).toEqual(Array.from({ length: 1001 }, (_, at) => `c${at + 1}`))
  expect([log?.isWhole, asked]).toEqual([true, [null, '500', '1000']])
})

it('ends where more would be too many to show', async () => {
  const log = await readLog(portalWith(5001).execute, 7, signal)
  expect([log?.entries.length, log?.isWhole]).toEqual([5000, false])
  expect((await readLog(portalWith(5000).execute, 7, signal))?.isWhole).toBe(true)
})

it('of no listing there is none', async () => {
  // Of the documents of the contract it knows this one alone.
  const execute = (() => Promise.resolve({ listingLog: null })) as unknown as ExecuteDocument
  expect(await readLog(execute, 7, signal)).toBe(null)
})

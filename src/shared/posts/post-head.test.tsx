import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { PostHead } from './post-head.tsx'

const head = { author: null, postedAt: '2026-11-01T23:30:00+11:00', editedAt: '2026-11-21T00:30:00+11:00' }
const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, '')

it('says when it was changed last, by the day of the place, and leads to what it said before where that is read', () => {
  const markup = plainMarkup(<PostHead {...head} historyPath="/posts/7/history" />)
  expect(textOf(markup)).toContain('1 November 2026 · Edited 21 November 2026')
  expect(markup).toMatch(/<a [^>]*href="\/posts\/7\/history"[^>]*>Edited 21 November 2026<\/a>/)
})

it('has no link without a history, and no word where nothing was changed', () => {
  const withoutHistory = plainMarkup(<PostHead {...head} />)
  expect([textOf(withoutHistory).includes('Edited 21 November 2026'), withoutHistory.includes('/history')]).toEqual([
    true,
    false,
  ])
  expect(textOf(plainMarkup(<PostHead {...head} editedAt={null} />))).not.toContain('Edited')
})

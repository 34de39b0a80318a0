import { expect, it } from 'vitest'
import { articlePage } from './article-page.ts'

const urisOf = (part: Parameters<typeof articlePage>[0]) =>
  articlePage(part).results.map(({ canonicalUri }) => canonicalUri)

it('lists the articles of a section with their URLs, and how many there are', () => {
  const guides = articlePage({ section: 'advice', skip: 0, take: 100 })
  expect(guides.results[0]).toEqual({
    canonicalUri: '/advice/buying-at-auction',
    section: 'advice',
    title: 'Buying at auction, state by state',
    standfirst: 'What happens under the hammer, what you give up when it falls, and where the rules differ.',
    publishedOn: '2026-11-21',
    modifiedOn: '2026-11-21',
    minutes: 4,
  })
  expect(guides.results.every(({ section }) => section === 'advice')).toBe(true)
  expect(guides.results).toHaveLength(guides.total)
})

it('lists all sections where none is named, in parts', () => {
  const all = articlePage({ skip: 0, take: 100 })
  expect(new Set(all.results.map(({ section }) => section))).toEqual(new Set(['advice', 'lifestyle', 'news']))
  const second = articlePage({ section: null, skip: 1, take: 2 })
  expect(second).toMatchObject({ paging: { skip: 1, take: 2 }, total: all.total })
  expect(second.results).toEqual(all.results.slice(1, 3))
  expect(urisOf({ skip: 1000, take: 1 })).toEqual([])
})

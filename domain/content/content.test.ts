import { describe, expect, it } from 'vitest'
import { articleFronts } from './article-fronts.ts'
import { articlePath, articles, articlesOf, findArticle } from './article-index.ts'
import { companyPages } from './company-pages.ts'
import { contentPaths, contentPathsOf } from './content-paths.ts'

describe('an article', () => {
  it('is found by section and slug together', () => {
    expect(findArticle('advice', 'moving-house')?.title).toBe('Moving house, week by week')
    expect(findArticle('news', 'moving-house')).toBeUndefined()
    expect(findArticle('advice', 'moving')).toBeUndefined()
  })

  it('has its URL below its section', () => {
    expect(articlePath({ section: 'lifestyle', slug: 'a-house-that-stays-cool' })).toBe(
      '/lifestyle/a-house-that-stays-cool',
    )
  })
})

describe('the articles of a section', () => {
  const slugsOf = (...parts: Parameters<typeof articlesOf>) => articlesOf(...parts).map(({ slug }) => slug)

  it('are its own, in the order of the table', () => {
    expect(slugsOf('lifestyle')).toEqual([
      'get-to-know-a-suburb-in-a-day',
      'a-house-that-stays-cool',
      'living-well-in-a-small-home',
      'a-garden-for-your-own-climate',
      'saturday-between-open-homes',
    ])
    expect(slugsOf('advice')).toHaveLength(8)
  })

  it('are those of one part of the news, where one is named', () => {
    expect(slugsOf('news', 'media-releases')).toEqual(['a-property-portal-any-town-can-run'])
    expect(slugsOf('news')).toEqual([...slugsOf('news', 'property-news'), 'a-property-portal-any-town-can-run'])
  })
})

describe('the pages of words', () => {
  it('are those of the portal, every article and every front, each once', () => {
    const paths = contentPaths.map(({ path }) => path)
    expect(paths).toHaveLength(companyPages.length + articles.length + articleFronts.length)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(expect.arrayContaining(['/about-us', '/advice/moving-house', '/news/media-releases']))
  })

  it('each have a day', () => {
    for (const { modifiedOn } of contentPaths) expect(modifiedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
  })

  it('change with themselves, and a front with the newest article of its section', () => {
    const entries = [
      { section: 'advice', slug: 'a', modifiedOn: '2026-03-01' },
      { section: 'advice', slug: 'b', modifiedOn: '2026-05-01' },
      { section: 'advice', slug: 'c', modifiedOn: '2026-04-01' },
      { section: 'news', slug: 'd', modifiedOn: '2026-11-01' },
    ] as const
    const fronts = [{ path: '/advice', section: 'advice' }] as const
    expect(contentPathsOf([{ path: '/about-us', modifiedOn: '2026-01-01' }], entries, fronts)).toEqual([
      { path: '/about-us', modifiedOn: '2026-01-01' },
      { path: '/advice/a', modifiedOn: '2026-03-01' },
      { path: '/advice/b', modifiedOn: '2026-05-01' },
      { path: '/advice/c', modifiedOn: '2026-04-01' },
      { path: '/news/d', modifiedOn: '2026-11-01' },
      { path: '/advice', modifiedOn: '2026-05-01' },
    ])
  })

  it('have no front of a section without articles', () => {
    expect(() => contentPathsOf([], [], [{ path: '/news', section: 'news' }])).toThrow(
      'A section without articles has no day of its last change',
    )
  })
})

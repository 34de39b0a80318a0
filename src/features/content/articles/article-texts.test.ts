import { describe, expect, it } from 'vitest'
import { articlePath, articles, articlesOf, findArticle } from '#domain/content/article-index.ts'
import { isCalendarDate } from '#domain/time/calendar-date.ts'
import { isSlug } from '#domain/text/slug.ts'
import { readingMinutes } from '#src/shared/prose/count-words.ts'
import type { TextModule } from '#src/shared/prose/deferred-texts.ts'
import { articleText } from './article-texts.ts'

const files = Object.keys(import.meta.glob<TextModule>('./texts/*.md'))
const today = new Date().toISOString().slice(0, 10)

describe.each(articles)('the article $slug', (article) => {
  it('has a text, and takes as long to read as the index says', async () => {
    const { text } = await articleText(article.slug).load()
    expect(readingMinutes(text)).toBe(article.minutes)
  })

  it('has a slug, and days that exist and are not ahead', () => {
    expect(isSlug(article.slug)).toBe(true)
    expect([article.publishedOn, article.modifiedOn].every(isCalendarDate)).toBe(true)
    expect(article.publishedOn <= article.modifiedOn).toBe(true)
    expect(article.modifiedOn <= today).toBe(true)
  })

  it('names each of its sections once', async () => {
    const { text } = await articleText(article.slug).load()
    const ids = text.sections.map(({ id }) => id)
    expect(ids.every(isSlug)).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('is of a part of the news if, and only if, it is news', () => {
    expect(article.newsKind !== undefined).toBe(article.section === 'news')
  })
})

describe('the index of articles', () => {
  it('has every address and every text once', () => {
    const paths = articles.map(articlePath)
    expect(new Set(paths).size).toBe(paths.length)
    expect(articles.map(({ slug }) => `./texts/${slug}.md`).toSorted()).toEqual(files.toSorted())
  })

  it('finds an article in its own section only', () => {
    expect(findArticle('advice', 'moving-house')?.title).toBe('Moving house, week by week')
    expect(findArticle('news', 'moving-house')).toBeUndefined()
  })

  it('tells the parts of the news apart', () => {
    expect(articlesOf('news')).toHaveLength(4)
    expect(articlesOf('news', 'media-releases').map(({ slug }) => slug)).toEqual(['a-property-portal-any-town-can-run'])
  })
})

it('refuses a text that does not exist', () => {
  expect(() => articleText('no-such-text')).toThrow('There is no text called no-such-text')
})

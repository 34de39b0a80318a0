import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { articleFronts } from '#domain/content/article-fronts.ts'
import { articlesOf } from '#domain/content/article-index.ts'
import { RequestContextProvider } from '#src/shared/page/request-context.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleFrontView } from './article-front.tsx'

const requestContext = {
  madeAt: Date.parse('2026-11-20T02:00:00Z'),
  origin: 'https://homely.example',
  version: '1.2.3',
  supportPhone: '(03) 7010 0100',
  helpEmail: 'help@homely.example',
  mapStyleUrl: null,
}

const plainText = (html: string): string => html.replace(/<[^>]+>/g, '').trim()

/** Of each card the text of the element that names it, and that of its link. */
function namesOfCards(html: string): { name: string | null; link: string | null }[] {
  return [...html.matchAll(/<article[^>]*>.*?<\/article>/gs)].map(([card]) => {
    const id = /^<article[^>]* aria-labelledby="([^"]+)"/.exec(card)?.[1]
    const named = new RegExp(`<h[23][^>]* id="${id}"[^>]*>(.*?)</h[23]>`, 's').exec(card)?.[1]
    const link = /<a [^>]*>(.*?)<\/a>/s.exec(card)?.[1]
    return { name: named === undefined ? null : plainText(named), link: link === undefined ? null : plainText(link) }
  })
}

const asHtml = (title: string): string => plainText(renderToStaticMarkup(<p>{title}</p>))

it.each(articleFronts.map((front) => [front.path, front] as const))(
  'every card of %s has the title of its article as its name and as the name of its link',
  (_path, front) => {
    const html = renderToStaticMarkup(
      <Router ssrPath={front.path}>
        <RequestContextProvider value={requestContext}>
          <ArticleFrontView front={front} />
        </RequestContextProvider>
      </Router>,
    )
    const shown = front.part === 'homely-in-the-media' ? [] : articlesOf(front.section, front.part)
    expect(namesOfCards(html)).toEqual(shown.map(({ title }) => ({ name: asHtml(title), link: asHtml(title) })))
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  },
)

it('shows at least three cards among the guides, each with a picture that says nothing beside the title', () => {
  const guides = articlesOf('advice')
  expect(guides.length).toBeGreaterThanOrEqual(3)
  for (const article of guides) {
    const html = renderToStaticMarkup(<ArticleCard article={article} headingLevel={3} />)
    expect(html).toMatch(/<svg[^>]* aria-hidden="true"/)
    expect(namesOfCards(html)).toEqual([{ name: asHtml(article.title), link: asHtml(article.title) }])
  }
})

import { articleFronts } from '#domain/content/article-fronts.ts'
import { articlePath, articles } from '#domain/content/article-index.ts'
import { companyPages } from '#domain/content/company-pages.ts'
import { contentPaths } from '#domain/content/content-paths.ts'
import { linksOf } from './support/crawl.ts'
import { expect, requestTest, test } from './support/test.ts'

const pages = contentPaths.map(({ path }) => path)

/** The routes that a page of words may lead to. */
const plannedRoutes = [
  /^\/$/,
  /^\/(?:for-sale|for-rent|sold-properties|leased)(?:\/.+)?$/,
  /^\/(?:find|find-region|find-suburb|find-street|where-to-live|discussions|alerts|collections|enquiries|following|settings)$/,
  /^\/(?:real-estate-(?:agents|agencies)|new-apartments)$/,
  /^\/claim-your-agent-profile\/find$/,
  /^\/agent-centre\/(?:listings|multiloader)$/,
]

requestTest('every page of words answers with one title and leads nowhere that is not planned', async ({ request }) => {
  requestTest.slow()
  for (const path of pages) {
    const answer = await request.get(path)
    const markup = await answer.text()
    expect.soft(answer.status(), path).toBe(200)
    expect.soft(markup.match(/<h1[ >]/g), path).toHaveLength(1)
    expect.soft(/<link rel="canonical" href="([^"]*)"/.exec(markup)?.[1], path).toMatch(new RegExp(`${path}$`))
    expect.soft(markup.match(/<meta name="description"/g), path).toHaveLength(1)
    const main = /<main[^]*<\/main>/.exec(markup)?.[0] ?? ''
    const links = linksOf(main).filter((link) => !link.startsWith('/search'))
    expect
      .soft(
        links.filter((link) => !isKnown(link)),
        path,
      )
      .toEqual([])
    for (const link of links.filter((href) => href.startsWith('#')))
      expect.soft(markup, path).toContain(`id="${link.slice(1)}"`)
  }
})

requestTest('every search that the texts lead to finds its way in one step', async ({ request }) => {
  const searches = new Set<string>()
  for (const path of pages) {
    const text = await (await request.get(path)).text()
    for (const [, link = ''] of text.matchAll(/href="(\/(?:for-sale|for-rent|sold-properties)\/[^"]+)"/g))
      searches.add(link)
  }
  expect(searches.size).toBeGreaterThan(10)
  for (const search of searches) {
    const answer = await request.get(search.replaceAll('&amp;', '&'), { maxRedirects: 0 })
    expect(answer.status(), search).toBe(200)
  }
})

requestTest(
  'unknown addresses of a section are not found, others of the same page lead to its one address',
  async ({ request }) => {
    for (const path of [
      '/advice/no-such-guide',
      '/news/moving-house',
      '/advice/property-news',
      '/agent-centre/nothing',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404)
    }
    for (const path of ['/Advice/', '/advice/Moving-House', '/About-Us/']) {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect(answer.status(), path).toBe(301)
      expect(answer.headers()['location']).toBe(path.toLowerCase().replace(/\/$/, ''))
    }
  },
)

test('a guide opens from its front, and a section of another page from its link', async ({ page }) => {
  await page.goto('/advice')
  await page.getByRole('link', { name: 'Moving house, week by week' }).click()
  await expect(page).toHaveURL('/advice/moving-house')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moving house, week by week')
  await expect(page).toHaveTitle('Moving house, week by week | Homely')

  await page.goto('/agent-help-centre')
  await page.getByRole('link', { name: 'change your multiloader' }).click()
  await expect(page).toHaveURL('/agent-centre/list-on-homely#change-multiloader')
  await expect(page.getByRole('heading', { name: 'Change your multiloader' })).toBeInViewport()

  await page.goto('/advice/renting-bond-and-rights')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Repairs' }).click()
  await expect(page.getByRole('heading', { name: 'Repairs' })).toBeInViewport()
})

function isKnown(link: string): boolean {
  if (/^(?:#|tel:|mailto:)/.test(link) || link === '/favicon.svg') return true
  const { pathname } = new URL(link, 'https://portal.example')
  const ownPaths = [...companyPages, ...articleFronts].map(({ path }) => path)
  return (
    ownPaths.includes(pathname) ||
    articles.some((article) => articlePath(article) === pathname) ||
    plannedRoutes.some((route) => route.test(pathname))
  )
}

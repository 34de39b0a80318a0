import type { Page } from '@playwright/test'
import { staffPageAt } from '#domain/staff/staff-pages.ts'
import { pageRoutes } from '#src/app/routing/find-route.ts'
import { openAfterLoad, windowIsGone } from './support/after-load.ts'
import { crawl, linksOf } from './support/crawl.ts'
import { account, expectSomebody, haveSession } from './support/members.ts'
import { expect, requestTest, test } from './support/test.ts'

/** Pages that the crawl has to come by; the rest is found from these. */
const start = [
  '/',
  '/user/sign-in',
  '/user/reset-password',
  '/settings',
  '/search/filters?of=/for-sale/fitzroy-vic-3065',
]

requestTest('no link of any kind of page leads to what does not exist', async ({ request, baseURL }) => {
  requestTest.slow()
  const maps = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]*)<\/loc>/g)]
  expect(maps.length).toBeGreaterThan(1)
  const ofMaps: string[] = []
  for (const [, map = ''] of maps) {
    const found = [...(await (await request.get(new URL(map).pathname)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)]
    ofMaps.push(...found.slice(0, 4).map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname))
  }
  const { dead, pagesRead, linksFollowed } = await crawl(request, new URL(baseURL ?? '').origin, [...start, ...ofMaps])
  expect(dead).toEqual([])
  expect(pagesRead).toBeGreaterThan(pageRoutes.length)
  expect(linksFollowed).toBeGreaterThan(200)
})

const roles = ['lena', 'agnes', 'stella'] as const

test('no link that is shown to a visitor or a member leads to what does not exist', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow()
  const { follow } = await crawl(request, new URL(baseURL ?? '').origin, [])
  // Pages are the same for everyone, so that a link that two see is followed once; those of staff are there for them alone.
  const followed = new Set<string>()
  for (const role of [null, ...roles]) {
    await test.step(role ?? 'a visitor', async () => {
      if (role !== null) await haveSession(context, baseURL ?? '', role)
      const shown = new Map<string, string>()
      // A visitor who opens the settings is asked to log in, over everything else.
      for (const address of ['/for-sale/fitzroy-vic-3065/real-estate', role === null ? '/' : '/settings']) {
        await openAfterLoad(page, address)
        if (role !== null) await expectSomebody(page)
        for (const href of await linksShown(page)) shown.set(href, address)
      }
      for (const [href, from] of shown) {
        const { href: url } = new URL(href, new URL(from, baseURL))
        if (followed.has(url)) continue
        followed.add(url)
        const ofStaff = staffPageAt(new URL(url).pathname)
        if (ofStaff !== null) {
          await page.goto(url)
          await expect(page.getByRole('heading', { level: 1, name: ofStaff.page.name })).toBeVisible()
          continue
        }
        // Another site answers there; social-sign-in.spec.ts starts one.
        if (!href.startsWith('/api/auth/social/')) expect(await follow([href], from)).toEqual([])
      }
      expect(shown.size).toBeGreaterThan(30)
      // The settings may still read what is the member's.
      await page.goto('about:blank')
      await context.clearCookies()
    })
  }
})

/** The links of a page with its menus open, as they stand in the document that the visitor has. */
async function linksShown(page: Page): Promise<string[]> {
  await account(page).click()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  const markup = await page.content()
  await page.keyboard.press('Escape')
  await windowIsGone(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  return linksOf(markup)
}

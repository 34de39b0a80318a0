import type { Page } from '@playwright/test'
import { pageRoutes } from '#src/app/routing/find-route.ts'
import { openAfterLoad } from './support/after-load.ts'
import { crawl, linksOf } from './support/crawl.ts'
import { account, expectSomebody, haveSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

/** Pages that the crawl has to come by; the rest is found from these. */
const start = [
  '/',
  '/user/sign-in',
  '/user/reset-password',
  '/settings',
  '/search/filters?of=/for-sale/fitzroy-vic-3065',
]

test('no link of any kind of page leads to what does not exist', async ({ request, baseURL }) => {
  test.slow()
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
const themes = ['light', 'dark'] as const
const withMenus = ['/', '/for-sale/fitzroy-vic-3065/real-estate']

for (const role of [null, ...roles]) {
  test(`no link shown to ${role ?? 'a visitor'} leads to what does not exist, in any theme`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.slow()
    if (role !== null) await haveSession(context, baseURL ?? '', role)
    const shown = new Map<string, string>()
    for (const theme of themes) {
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
      // A visitor who opens the settings is asked to log in, over everything else.
      for (const address of [...withMenus, role === null ? '/advice' : '/settings']) {
        await openAfterLoad(page, address)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        if (role !== null) await expectSomebody(page)
        for (const href of await linksShown(page)) shown.set(href, address)
      }
    }
    const { follow } = await crawl(request, new URL(baseURL ?? '').origin, [])
    for (const [href, from] of shown) {
      // Another site answers there; social-sign-in.spec.ts starts one.
      if (!href.startsWith('/api/auth/social/')) expect(await follow([href], from)).toEqual([])
    }
    expect(shown.size).toBeGreaterThan(30)
  })
}

/** The links of a page with its menus open, as they stand in the document that the visitor has. */
async function linksShown(page: Page): Promise<string[]> {
  await account(page).click()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  const markup = await page.content()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  return linksOf(markup)
}

import type { Page } from '@playwright/test'
import { asMember, collectionOf, someone } from './support/collection-members.ts'
import { expect, test } from './support/test.ts'

const listing = (page: Page, index: number) =>
  page.getByRole('list', { name: 'Homes' }).locator(':scope > li').nth(index)

test('a private collection comes with the page for its member alone, before any script of the page', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const owner = await someone(browser, baseURL, 'Dora')
  const { path, addresses } = await collectionOf(owner, 'Dora’s secret', 8)
  const { page } = owner

  await test.step('its homes are there without the modules of the page', async () => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(path)
    await expect(listing(page, 1).getByRole('heading', { name: addresses[1] ?? '' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(8)
    await expect(listing(page, 0).getByRole('button', { name: 'Dislike', exact: true })).toBeVisible()
    await expect(page).toHaveTitle(/^Dora’s secret \|/)
    await page.unroute('**/assets/*.js')
  })

  await test.step('a reload leads to where one was, on a phone too, where the page is short until its member is known', async () => {
    await page.goto(path)
    await expect(listing(page, 7).getByRole('button', { name: 'Like', exact: true })).toBeAttached()
    await page.setViewportSize({ width: 360, height: 900 })
    await page.evaluate(() => scrollTo(0, 2400))
    await page.reload()
    await expect(listing(page, 7).getByRole('button', { name: 'Like', exact: true })).toBeAttached()
    // Cards above that were never in view may turn out a few pixels taller than they were thought to be.
    expect(Math.abs((await page.evaluate(() => scrollY)) - 2400)).toBeLessThan(20)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('what is pressed before they come is done once they have', async () => {
    const modules = Promise.withResolvers<void>()
    await page.route('**/assets/member-collection*.js', async (route) => {
      await modules.promise
      await route.continue()
    })
    await page.goto(path)
    await listing(page, 0).getByRole('button', { name: 'Like', exact: true }).click()
    modules.resolve()
    await expect(listing(page, 7).getByRole('heading', { name: addresses[7] ?? '' })).toBeVisible()
    await expect(listing(page, 0).getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.unroute('**/assets/member-collection*.js')
  })

  await test.step('homes that are ticked before any script is there are compared, and the order that was chosen is taken', async () => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const compare = page.getByRole('checkbox', { name: /^Compare/ })
    for (const index of [0, 1, 2]) await compare.nth(index).check()
    await compare.nth(1).uncheck()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 })
    await expect(page.getByRole('link', { name: /^Compare/ })).toHaveCount(0)
    scripts.resolve()
    await expect(page.getByRole('link', { name: 'Compare 2 homes' })).toBeVisible()
    await expect(page).toHaveURL(/\?sort=/)
  })

  await test.step('the document has nothing of it, and nobody else gets it', async () => {
    const text = await (await page.request.get(path)).text()
    expect(text).toContain('/api/member-view')
    expect(text).not.toContain('Dora’s secret')
    expect(text).not.toContain(addresses[0])
    const other = await someone(browser, baseURL, 'Edgar')
    const ask = async (headers: Record<string, string>) =>
      (await page.request.get(`/api/member-view?address=${encodeURIComponent(path)}`, { headers })).status()
    expect(await ask({})).toBe(401)
    expect(await ask(await asMember(other.context))).toBe(404)
    expect(await ask(await asMember(owner.context))).toBe(200)
    await other.context.close()
  })
  await owner.context.close()
})

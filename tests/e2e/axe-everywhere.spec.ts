import { openAfterLoad } from './support/after-load.ts'
import { expectGoodEverywhere, expectGoodOnPhone, expectGoodOnScreen } from './support/looks.ts'
import { account, authWindow, haveSession, openWithSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

const results = '/for-sale/melbourne-vic-3000/real-estate'
/** The fixture of every test looks for errors and warnings; here nothing at all may be written. */
const written: string[] = []

test.beforeEach(async ({ page }) => {
  test.slow()
  written.length = 0
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) written.push(`${message.type()}: ${message.text()}`)
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test.afterEach(() => expect(written, 'what the page wrote to the console').toEqual([]))

/** One of every kind. */
const pages: Record<string, string> = {
  home: '/',
  'homes for sale': results,
  'a search that finds nothing':
    '/for-sale/richmond-vic-3121/land/?bedrooms=5&features=pool,tenniscourt&pricemaximum=50000',
  'the filters without a script': `/search/filters?of=${encodeURIComponent(results)}`,
  'a place': '/brunswick-vic-3056',
  'a street': '/ashby-road-fitzroy-vic-3065',
  'the suburbs by their reviews': '/where-to-live',
  'the profile of a suburb': '/suburb-profile/richmond-vic-3121',
  'the finder of places': '/find-suburb',
  'new apartments': '/new-apartments',
  'the finder of agents': '/real-estate-agents',
  'agents of a suburb': '/real-estate-agents/richmond-vic-3121',
  agencies: '/real-estate-agencies',
  'an office': '/real-estate-agency/cobalt-and-clay-residential-richmond/properties-for-sale',
  'all questions': '/discussions',
  'an agent': '/agent/agnes-keane',
  'a local': '/user/lena',
  'all guides': '/advice',
  'a guide': '/advice/buying-at-auction',
  'how to write to the portal': '/contact-us',
  'logging in': '/user/sign-in',
  'the alerts of nobody': '/alerts',
  'the end of an alert’s emails': '/alerts/unsubscribe?token=none',
  'the collections of nobody': '/collections',
  'an invitation to a collection': '/collections/invitation/none',
  'the reviews of an agent': '/agent/agnes-keane/reviews',
  'a review of an agent': '/agent/agnes-keane/write-a-review',
  'finding an agent profile': '/claim-your-agent-profile/find?q=olivia',
  'the link to an office': '/claim-your-agent-profile/office/none',
  'the settings of an agent': '/agent/agnes-keane/settings',
  'an address of nothing': '/nothing-here',
}

const SHARES = 4
for (let share = 0; share < SHARES; share += 1) {
  test(`every kind of page has no violation, share ${share + 1} of ${SHARES}`, async ({ page, expectComplaint }) => {
    test.setTimeout(240_000)
    expectComplaint(/40[04]/)
    for (const [name, address] of Object.entries(pages).filter((_, index) => index % SHARES === share)) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1280, height: 800 })
        const answer = await page.goto(address)
        expect(answer?.status()).toBe(address === '/nothing-here' ? 404 : 200)
        await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all')
        await expectGoodEverywhere(page)
      })
    }
  })
}

test('the settings of a member have no violation', async ({ page, context, baseURL }) => {
  await haveSession(context, baseURL ?? '')
  await openWithSession(page, '/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectGoodEverywhere(page)
})

test('what opens from the header has no violation', async ({ page }) => {
  await openAfterLoad(page, '/')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByText('Blog', { exact: true }).click()
  await expectGoodOnScreen(page)
  await page.keyboard.press('Escape')

  await account(page).click()
  await expectGoodOnScreen(page)
  await page.keyboard.press('Escape')

  await page.locator('header [data-auth="signUp"]').click()
  await expect(authWindow(page)).toBeVisible()
  await expectGoodEverywhere(page)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectGoodOnPhone(page)
  await page.keyboard.press('Escape')

  await page.context().setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await expectGoodOnPhone(page)
})

test.describe('with its map', () => {
  test.use({ hasMaps: true })

  test('the filters and the map on a phone have no violation', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openAfterLoad(page, results)
    await page.getByRole('link', { name: /^Filters/ }).click()
    await expect(page.getByRole('button', { name: /^Show [\d,]+/ })).toBeVisible()
    await page.locator('summary', { hasText: 'Indoor features' }).click()
    await expectGoodOnPhone(page)
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await expect(page.locator('button[data-kind]').first()).toBeAttached({ timeout: 40_000 })
    await expectGoodOnPhone(page)
  })
})

/** The views of a home: how each is opened, and what it is called. */
const views = {
  gallery: /^Pictures of/,
  enquiry: /./,
  share: /^Share/,
  map: /./,
}

test('a home and what opens over it have no violation', async ({ page }) => {
  const markup = await (await page.request.get(results)).text()
  const [, listing = ''] = /href="(\/homes\/[^"]+)"/.exec(markup) ?? []
  await openAfterLoad(page, listing)
  await expectGoodEverywhere(page)
  for (const [action, name] of Object.entries(views)) {
    await test.step(action, async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.locator(`[data-action="${action}"]:visible`).first().click()
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toBeVisible()
      if (action === 'map') await expect(dialog.getByRole('application')).toBeVisible({ timeout: 40_000 })
      await expectGoodEverywhere(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
  }
})

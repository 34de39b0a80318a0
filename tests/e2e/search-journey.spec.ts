import { expect, test } from './support/test.ts'

const cards = 'article'

test('a visitor sees what is near, searches a suburb, narrows it, pages through it, opens a home and comes back to the same place', async ({
  page,
  context,
}) => {
  await test.step('homes of the suburb where the visitor is', async () => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -37.766, longitude: 144.962 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Homes near me' }).click()
    await expect(page).toHaveURL(/\/for-sale\/brunswick[a-z-]*-vic-30\d\d\/real-estate$/)
  })

  await page.goto('/')
  const field = page.getByRole('combobox').or(page.getByRole('textbox')).first()
  await field.click()
  await page.getByRole('combobox').fill('brunsw')
  await page.getByRole('option', { name: /^Brunswick, VIC 3056/ }).click()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/for-sale/brunswick-vic-3056/real-estate')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^[\d,]+ homes for sale in Brunswick, VIC 3056, [\d,]+ nearby$/)
  await expect(page.locator(cards)).toHaveCount(25)
  await expect(page.locator('main')).toBeFocused()

  await page.getByRole('link', { name: 'Filters', exact: true }).click()
  await page.getByRole('checkbox', { name: '2', exact: true }).first().check()
  const show = page.getByRole('button', { name: /^Show [\d,]+ homes?, [\d,]+ nearby$/ })
  await expect(show).toBeVisible()
  const promised = (await show.innerText()).match(/[\d,]+/)?.[0]
  await show.click()
  await expect(page).toHaveURL('/for-sale/brunswick-vic-3056/real-estate/2-bedrooms')
  await expect(heading).toHaveText(new RegExp(`^${promised} homes? with 2 bedrooms for sale`))
  await expect(page.getByRole('link', { name: 'Remove: 2 bed' })).toBeVisible()

  await page.getByRole('link', { name: 'Remove: 2 bed' }).click()
  await expect(page).toHaveURL('/for-sale/brunswick-vic-3056/real-estate')
  await expect(heading).not.toHaveText(new RegExp(`^${promised} homes? for sale`))
  await expect(page.locator('section[aria-busy="false"]')).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/for-sale/brunswick-vic-3056/real-estate/page-2')
  await expect(page.locator('section[aria-busy="false"]')).toBeVisible()

  const card = page.locator(cards).first()
  const address = await card.getByRole('heading').getByRole('link').innerText()
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/homes\/[a-z0-9-]+\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address)

  await page.goBack()
  await expect(page).toHaveURL('/for-sale/brunswick-vic-3056/real-estate/page-2')
  await expect(page.locator(cards).first().getByRole('heading').getByRole('link')).toHaveText(address)

  await test.step('the place in the results is found again by going back and by loading the page anew', async () => {
    const lower = page.locator(cards).nth(15)
    await lower.scrollIntoViewIfNeeded()
    await expect(lower).toBeInViewport({ ratio: 1 })
    const top = async () => Math.round((await lower.boundingBox())?.y ?? Number.NaN)
    // Homes on the way here are drawn at their own height only now.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const placeBefore = await top()
    const expectPlace = async () => {
      await expect.poll(top).toBe(placeBefore)
      await expect(page.locator('html')).not.toHaveAttribute('data-returned')
      expect(await top()).toBe(placeBefore)
    }
    await lower.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/homes\//)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.evaluate(() => scrollTo(0, 250))
    await page.goBack()
    await expectPlace()
    await page.goForward()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeAttached()
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(250)
    await page.goBack()
    await expectPlace()
    await page.reload()
    await expectPlace()
  })

  await test.step('a section of the portal that is opened is marked in the header', async () => {
    const main = page.getByRole('navigation', { name: 'Main' })
    await expect(main.locator('[aria-current=page]')).toHaveText('Buy')
    await main.getByRole('link', { name: 'Rent' }).click()
    await expect(page).toHaveURL(/\/for-rent\//)
    await expect(main.locator('[aria-current=page]')).toHaveText('Rent')
  })
})

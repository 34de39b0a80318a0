import type { Page } from '@playwright/test'
import { findHome } from './support/find-home.ts'
import { expect, test } from './support/test.ts'

const richmond = '/for-sale/richmond-vic-3121/real-estate'
const dialog = (page: Page) => page.getByRole('dialog')

const stateOf = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(history.state))

const aHome = async (page: Page): Promise<string> => {
  const home = await findHome(
    page.request,
    { searchMode: 'buy' },
    ({ location, media }) => !location.isHidden && media.photoCount > 2,
  )
  return home.canonicalUri
}

type Opened = { name: string; width: number; at: (page: Page) => Promise<string>; open: (page: Page) => Promise<void> }

/** What opens over a page; its width decides how it looks, and only for the menu whether it is there. */
const opened: Opened[] = [
  {
    name: 'the pictures of a home',
    width: 360,
    at: aHome,
    open: (page) => page.locator('[data-section=photos]:visible').first().click(),
  },
  {
    name: 'an enquiry',
    width: 360,
    at: aHome,
    open: (page) => page.getByRole('button', { name: 'Enquire' }).locator('visible=true').first().click(),
  },
  {
    name: 'the map of a home',
    width: 1280,
    at: aHome,
    open: (page) => page.getByRole('button', { name: /map/i }).first().click(),
  },
  {
    name: 'the filters',
    width: 1280,
    at: () => Promise.resolve(richmond),
    open: (page) => page.getByRole('link', { name: /^Filters/ }).click(),
  },
  {
    name: 'the form to log in',
    width: 1280,
    at: () => Promise.resolve(richmond),
    open: (page) => page.getByRole('main').getByRole('button', { name: 'Save alert' }).first().click(),
  },
  {
    name: 'the menu',
    width: 360,
    at: () => Promise.resolve(richmond),
    open: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
]

test('Back closes whatever lies over a page, and then leaves the page', async ({ page }) => {
  test.slow()
  for (const { name, width, at, open } of opened) {
    await test.step(`${name} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/about')
      const address = await at(page)
      await page.goto(address)
      await open(page)
      await expect(dialog(page)).toBeVisible()
      await page.goBack()
      await expect(dialog(page)).toBeHidden()
      await expect(page).toHaveURL(address)
      await page.goForward()
      await expect(page).toHaveURL(address)
      await open(page)
      await expect(dialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect.poll(() => stateOf(page)).not.toContain('openModals')
      await page.goBack()
      await expect(page).toHaveURL('/about')
    })
  }
})

test('what was typed and chosen is there again after Back, a page that was left from a sheet is one step away, and what was open at a reload none', async ({
  page,
}) => {
  const home = await aHome(page)
  await page.goto(home)
  await page.getByRole('button', { name: 'Enquire' }).first().click()
  await dialog(page).getByLabel('Message').fill('May I see it on Saturday?')
  await page.goBack()
  await page.getByRole('button', { name: 'Enquire' }).first().click()
  await expect(dialog(page).getByLabel('Message')).toHaveValue('May I see it on Saturday?')

  await page.goto(richmond)
  const filters = page.getByRole('link', { name: /^Filters/ })
  await filters.click()
  const two = dialog(page).getByRole('group', { name: 'Bedrooms' }).getByRole('checkbox', { name: '2' })
  await two.check()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await page.goto(richmond)
  await expect(dialog(page)).toBeHidden()
  await filters.click()
  await expect(two).toBeChecked()
  await dialog(page).getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL(`${richmond}/2-bedrooms`)
  await page.goBack()
  await expect(page).toHaveURL(richmond)
  await expect(dialog(page)).toBeHidden()
  await page.goForward()
  await expect(page).toHaveURL(`${richmond}/2-bedrooms`)

  await page.goto('/about')
  await page.goto(home)
  await page.getByRole('button', { name: 'Enquire' }).first().click()
  await expect(dialog(page)).toBeVisible()
  await expect.poll(() => stateOf(page)).toContain('openModals')
  await page.reload()
  await expect.poll(() => stateOf(page)).not.toContain('openModals')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

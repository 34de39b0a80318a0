import type { Page } from '@playwright/test'
import { findListing } from './support/find-listing.ts'
import { expect, test } from './support/test.ts'

const richmond = '/for-sale/richmond-vic-3121/real-estate'
const dialog = (page: Page) => page.getByRole('dialog')

const twoBedrooms = (page: Page) =>
  dialog(page).getByRole('group', { name: 'Bedrooms' }).getByRole('checkbox', { name: '2' })

const stateOf = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(history.state))

const aListing = async (page: Page): Promise<string> => {
  const listing = await findListing(
    page.request,
    { searchMode: 'buy' },
    ({ location, media }) => !location.isHidden && media.photoCount > 2,
  )
  return listing.canonicalUri
}

type Opened = { name: string; width: number; open: (page: Page) => Promise<void> }

const message = 'May I see it on Saturday?'

/** What opens over a home and over results, and what is done in it; the width decides how it looks, and only for the menu whether it is there. */
const overListing: Opened[] = [
  { name: 'the pictures', width: 360, open: (page) => page.locator('[data-section=photos]:visible').first().click() },
  {
    name: 'an enquiry',
    width: 360,
    open: (page) => page.getByRole('button', { name: 'Enquire' }).locator('visible=true').first().click(),
  },
  { name: 'the map', width: 1280, open: (page) => page.getByRole('button', { name: /map/i }).first().click() },
]
const overResults: Opened[] = [
  {
    name: 'the form to log in',
    width: 1280,
    open: (page) => page.getByRole('main').getByRole('button', { name: 'Save alert' }).first().click(),
  },
  { name: 'the menu', width: 360, open: (page) => page.getByRole('button', { name: 'Open menu' }).click() },
  { name: 'the filters', width: 1280, open: (page) => page.getByRole('link', { name: /^Filters/ }).click() },
]

test('Back closes whatever lies over a page, what was typed and chosen there is found again, and then it leaves the page', async ({
  page,
}) => {
  test.slow()
  const listing = await aListing(page)
  for (const [address, opened] of [
    [listing, overListing],
    [richmond, overResults],
  ] as const) {
    await page.goto('/about')
    await page.goto(address)
    for (const { name, width, open } of opened) {
      await test.step(`${name} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await open(page)
        await expect(dialog(page)).toBeVisible()
        if (name === 'an enquiry') await dialog(page).getByLabel('Message').fill(message)
        if (name === 'the filters') await twoBedrooms(page).check()
        await page.goBack()
        await expect(dialog(page)).toBeHidden()
        await expect(page).toHaveURL(address)
        await page.goForward()
        await expect(page).toHaveURL(address)
        await open(page)
        await expect(dialog(page)).toBeVisible()
        if (name === 'an enquiry') await expect(dialog(page).getByLabel('Message')).toHaveValue(message)
        if (name === 'the filters') return expect(twoBedrooms(page)).toBeChecked()
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toBeHidden()
        await expect.poll(() => stateOf(page)).not.toContain('openModals')
      })
    }
    if (address === listing) {
      await page.goBack()
      await expect(page).toHaveURL('/about')
    }
  }

  await test.step('a page that was left from a sheet is one step away', async () => {
    await dialog(page).getByRole('button', { name: /^Show/ }).click()
    await expect(page).toHaveURL(`${richmond}/2-bedrooms`)
    await page.goBack()
    await expect(page).toHaveURL(richmond)
    await expect(dialog(page)).toBeHidden()
    await page.goForward()
    await expect(page).toHaveURL(`${richmond}/2-bedrooms`)
  })

  await test.step('what was open at a reload takes no step', async () => {
    await page.goto('/about')
    await page.goto(listing)
    await page.getByRole('button', { name: 'Enquire' }).first().click()
    await expect(dialog(page)).toBeVisible()
    await expect.poll(() => stateOf(page)).toContain('openModals')
    await page.reload()
    await expect.poll(() => stateOf(page)).not.toContain('openModals')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })
})

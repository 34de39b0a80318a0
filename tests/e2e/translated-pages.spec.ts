import type { Page } from '@playwright/test'
import { everyPartWorks } from './support/after-load.ts'
import { expect, test } from './support/test.ts'
import { translatePages } from './support/translate-pages.ts'

test.beforeEach(async ({ page, expectComplaint }) => {
  await translatePages(page)
  // What is hydrated after it was translated React renders anew (error 418), and says so.
  expectComplaint(/Minified React error #418/)
})

const isTranslated = (page: Page) => expect(page.locator('main font font').first()).toBeAttached()

test('whoever reads a translated portal searches, narrows, pages, saves and goes back', async ({ page }) => {
  await page.goto('/')
  await isTranslated(page)
  await page.getByRole('combobox').or(page.getByRole('textbox')).first().click()
  await page.getByRole('combobox').fill('brunsw')
  await page.getByRole('option', { name: /^Brunswick, VIC 3056/ }).click()
  await page.getByRole('button', { name: 'Search' }).click()
  const cards = page.locator('article')
  await expect(cards).toHaveCount(25)

  await page.getByRole('link', { name: /^Filters/ }).click()
  await page.getByRole('checkbox', { name: '2', exact: true }).first().check()
  await page.getByRole('button', { name: /^Show [\d,]+ homes?/ }).click()
  await expect(page).toHaveURL('/for-sale/brunswick-vic-3056/real-estate/2-bedrooms')
  await page.getByRole('link', { name: 'Remove: 2 bed' }).click()
  await expect(page).toHaveURL('/for-sale/brunswick-vic-3056/real-estate')
  await expect(page.locator('section[aria-busy="false"]')).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/for-sale/brunswick-vic-3056/real-estate/page-2')
  await expect(page.locator('section[aria-busy="false"]')).toBeVisible()

  await cards
    .first()
    .getByRole('button', { name: /^Save \d/ })
    .click()
  await expect(page.locator('[data-page-notice]')).toBeVisible()
  await cards
    .nth(1)
    .getByRole('button', { name: /^Hide / })
    .click()
  await page.getByRole('button', { name: /^Undo hiding / }).click()

  await cards.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/homes\/[a-z0-9-]+\/\d+$/)
  await page.goBack()
  await expect(cards).toHaveCount(25)
})

test('whoever reads a translated home looks at photos, corrects an enquiry and sends it', async ({ page }) => {
  const results = await page.request.get('/for-sale/richmond-vic-3121/houses')
  const [, listing = ''] = /href="(\/homes\/[^"]+)"/.exec(await results.text()) ?? []
  await page.goto(listing)
  await isTranslated(page)
  // A press on a part that is being rendered anew would be lost with it.
  await everyPartWorks(page)
  await page.locator('[data-section=photos]:visible').first().click()
  const viewer = page.getByRole('dialog', { name: /^Pictures of / })
  await expect(viewer.getByRole('status')).toHaveText(/^1 of /)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('status')).toHaveText(/^2 of /)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Enquire' }).first().click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: /^Send/ })
  await send.click()
  await expect(page.getByRole('group', { name: 'Problems with your enquiry' })).toBeFocused()
  await dialog.getByLabel('Name').fill('Mia Okafor')
  await dialog.getByLabel('Email').fill('mia@mail.example')
  await dialog.getByLabel('Message').fill(`May I see it on Saturday? ${Date.now()}`)
  await send.click()
  await expect(dialog.getByRole('status')).toContainText('enquiry')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/^You enquired on/).first()).toBeVisible()
})

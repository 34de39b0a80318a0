import type { Page } from '@playwright/test'
import { expectGoodEverywhere, expectGoodOnPhone } from './support/looks.ts'
import { haveSession, openWithSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

const room = (page: Page, end: 'end' | 'top') => page.locator(`[data-ad-room=${end}]`)

/** Begins an ad on the page of staff; what stood there of an earlier run is ended first. */
async function startAd(page: Page, place: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await endAd(page, place)
  const form = page.getByRole('form', { name: 'Start this ad' })
  await form.getByRole('combobox', { name: 'Place' }).selectOption(place)
  await form
    .getByRole('combobox', { name: 'Kind' })
    .selectOption('Address of the script' in fields ? 'script' : 'words')
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(text)
  await form.getByLabel('Why').fill('A journey shows it.')
  await form.getByRole('button', { name: 'Start this ad' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
}

async function endAd(page: Page, place: string): Promise<void> {
  await page.goto('/admin/ads?standing=Running')
  const form = page.getByRole('form', { name: 'Start this ad' })
  const name = await form.getByRole('combobox', { name: 'Place' }).locator(`option[value=${place}]`).textContent()
  const row = page.getByRole('row').filter({ hasText: name ?? place })
  if ((await row.count()) === 0) return
  await row.getByRole('link').click()
  await page.getByRole('textbox', { name: 'Why' }).fill('The journey is over.')
  await page.getByRole('button', { name: 'End this ad' }).click()
  await expect(page.getByText('Ended the ad')).toBeVisible()
  await page.getByRole('link', { name: 'All ads' }).click()
  await expect(form).toBeVisible()
}

test('staff fill a place, visitors see the ad marked as one, and the room is kept for it', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  await haveSession(context, baseURL ?? '', 'stella')
  await openWithSession(page, '/admin/ads')
  const form = page.getByRole('form', { name: 'Start this ad' })
  await form.getByLabel('Why').fill('A journey shows it.')
  await form.getByRole('button', { name: 'Start this ad' }).click()
  await expect(form.getByLabel('Advertiser')).toBeFocused()
  await expect(form.getByText('Say who advertises, in 2 to 60 characters.')).toBeVisible()
  await startAd(page, 'agencies-end', {
    Advertiser: 'Fitzroy Conveyancing',
    Words: 'Buying? We read the contract with you.',
    'What the link says': 'Book a call',
    'Where the link leads': 'https://conveyancing.example/call',
  })
  await expectGoodEverywhere(page)
  await expectGoodOnPhone(page)

  const visitor = await browser.newContext({ baseURL })
  const visit = await visitor.newPage()
  await visit.goto('/real-estate-agencies')
  const ad = room(visit, 'end')
  expect((await ad.boundingBox())?.height).toBe(90)
  await ad.scrollIntoViewIfNeeded()
  const link = ad.getByRole('link', { name: 'Ad · Fitzroy Conveyancing' })
  await expect(link).toHaveAttribute('href', 'https://conveyancing.example/call')
  await expect(link).toHaveAttribute('rel', 'noopener sponsored')
  expect((await ad.boundingBox())?.height).toBe(90)
  await visit.goto('/about-us')
  await expect(room(visit, 'end')).toBeHidden()
  await visitor.close()
  await endAd(page, 'agencies-end')
})

test('the script of somebody else waits for consent, and one that throws leaves a notice of the portal', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  await haveSession(context, baseURL ?? '', 'stella')
  await openWithSession(page, '/admin/ads')
  await startAd(page, 'developments-end', {
    Advertiser: 'Ad house',
    'Address of the script': 'https://ads.example/ad.js',
  })
  const visitor = await browser.newContext({ baseURL })
  const visit = await visitor.newPage()
  const asked: string[] = []
  let script = `document.getElementById('ad').textContent = 'In ' + document.getElementById('ad').dataset.slot`
  await visitor.route('https://ads.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: script })
  })
  await visit.goto('/new-apartments')
  await room(visit, 'end').scrollIntoViewIfNeeded()
  await expect(room(visit, 'end').getByRole('link', { name: 'Set up an alert' })).toBeVisible()
  expect(asked).toEqual([])
  await visit.getByRole('button', { name: 'Privacy choices' }).click()
  await expect(visit.getByText('May we count the homes you look at, and load ads of other companies?')).toBeVisible()
  await visit.getByRole('button', { name: 'Yes' }).click()
  await room(visit, 'end').scrollIntoViewIfNeeded()
  const shown = room(visit, 'end').frameLocator('iframe').getByText('In developments-end-extra-large')
  await expect(shown).toBeVisible()
  await expect(room(visit, 'end').getByText('Ad · Ad house')).toBeVisible()
  expect((await room(visit, 'end').boundingBox())?.height).toBe(90)

  script = `throw new Error('broken')`
  await visit.goto('/new-apartments')
  await room(visit, 'end').scrollIntoViewIfNeeded()
  await expect.poll(() => asked.length).toBe(2)
  await expect(room(visit, 'end').locator('iframe')).toHaveCount(0)
  await expect(room(visit, 'end').getByRole('link', { name: 'Set up an alert' })).toBeVisible()
  await visitor.close()
  await endAd(page, 'developments-end')
})

test('the header of a suburb’s profile stays in view on desktop, and nothing stands above it', async ({ page }) => {
  await page.goto('/suburb-profile/fitzroy-vic-3065')
  const header = page.locator('#main').locator('xpath=preceding-sibling::header')
  await expect(page.getByRole('complementary', { name: 'From Homely' })).toBeHidden()
  await page.evaluate(() => scrollTo(0, 600))
  expect((await header.boundingBox())?.y).toBe(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('complementary', { name: 'From Homely' })).toHaveCount(1)
  expect((await header.boundingBox())?.y).toBeLessThan(0)
})

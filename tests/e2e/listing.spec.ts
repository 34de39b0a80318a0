import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { projectRoot } from '../../tools/project-root.ts'
import { findListing, findWithdrawnListing } from './support/find-listing.ts'
import { openAfterLoad } from './support/after-load.ts'
import { expect, requestTest, test } from './support/test.ts'

/** What Chromium says of WebGL where it has no graphics card. */
const softwareGraphics = /GL Driver Message/

const main = (page: Page) => page.getByRole('main')

test('a visitor takes a home along: its text, its map, its address, a calendar file and a sheet of paper', async ({
  page,
  request,
  context,
  expectComplaint,
}) => {
  expectComplaint(softwareGraphics)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true')
  })
  const listing = await findListing(
    request,
    { searchMode: 'buy' },
    ({ inspections, media, location }) => inspections.length > 0 && media.photoCount > 3 && !location.isHidden,
  )
  await openAfterLoad(page, listing.canonicalUri)

  await test.step('a long text begins folded, opens, and is whole in the page of the server', async () => {
    const text = page.locator('#description')
    const height = () => text.evaluate((element) => element.getBoundingClientRect().height)
    const folded = await height()
    const more = page.getByRole('button', { name: 'Read more' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await more.click()
    expect(await height()).toBeGreaterThan(folded)
    await page.getByRole('button', { name: 'Read less' }).click()
    expect(await height()).toBe(folded)
    const html = await (await request.get(listing.canonicalUri)).text()
    const last = ((await text.textContent()) ?? '').trim().split(' ').slice(-4).join(' ')
    expect(html.replaceAll('&#x27;', "'")).toContain(last)
  })

  await test.step('the map gives the focus back', async () => {
    const button = page.getByRole('button', { name: 'Map', exact: true })
    await button.click()
    await expect(page.getByRole('application')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  await test.step('the address is copied, and the page says so', async () => {
    await page.getByRole('button', { name: 'Copy address' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveText(
      `Copied: ${listing.address.longAddress}`,
    )
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(listing.address.longAddress)
  })

  await test.step('an inspection is a calendar file in its own time', async () => {
    const downloading = page.waitForEvent('download')
    await page
      .getByRole('link', { name: /^Add to calendar: Inspection/ })
      .first()
      .click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^inspection-\d{4}-\d\d-\d\d-\d{4}\.ics$/)
    const file = await readFile(await download.path(), 'utf8')
    const startsAt = listing.inspections[0]?.startsAt ?? ''
    expect(file).toContain(`:${startsAt.slice(0, 16).replaceAll(/[-:]/g, '')}00\r\n`)
    expect(file).toContain('BEGIN:VTIMEZONE\r\nTZID:Australia/')
    await expect(page).toHaveURL(listing.canonicalUri)
  })

  await test.step('a sheet of a page or two is printed without what is no use on paper', async () => {
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'true')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#description')).toBeVisible()
    await expect(page.getByRole('application')).toBeVisible({ timeout: 40_000 })
    for (const useless of ['header', 'footer', 'nav', 'main button', '[data-action][data-index="1"]'])
      await expect(page.locator(useless).filter({ visible: true })).toHaveCount(0)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? []
    expect(pages.length).toBeGreaterThanOrEqual(1)
    expect(pages.length).toBeLessThanOrEqual(2)
  })
})

requestTest('everything that the server sends is styled before any script', async ({ request }) => {
  const listing = await findListing(request, { searchMode: 'buy' }, ({ inspections }) => inspections.length > 0)
  const html = await (await request.get(listing.canonicalUri)).text()
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('')
  const body = html.slice(html.indexOf('<main'))
  const classes = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const missing = [...classes].filter((name) => name !== '' && !styles.includes(`.${name}`))
  // Some looks are empty and have no rule anywhere.
  const everyStyle = (await Promise.all((await styleFiles()).map((file) => readFile(file, 'utf8')))).join('')
  expect(missing.filter((name) => everyStyle.includes(`.${name}`))).toEqual([])
})

async function styleFiles(): Promise<string[]> {
  const folder = join(projectRoot, 'dist/client/assets')
  return (await readdir(folder)).filter((name) => name.endsWith('.css')).map((name) => join(folder, name))
}

test.describe('as the server sends it a home that is', () => {
  test.use({ javaScriptEnabled: false })

  test('under offer, sold, leased, for rent or withdrawn says what can be done with it', async ({
    page,
    request,
    expectComplaint,
  }) => {
    expectComplaint(/410/)

    await test.step('under offer says so and can still be asked about', async () => {
      const listing = await findListing(request, { searchMode: 'buy' }, ({ isUnderOffer }) => isUnderOffer)
      await page.goto(listing.canonicalUri)
      await expect(main(page).getByText('Under offer', { exact: true }).first()).toBeVisible()
      await expect(main(page).getByText('The vendor is considering an offer.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Enquire' }).first()).toBeVisible()
    })

    await test.step('sold says when and for how much, and leads to homes for sale', async () => {
      const listing = await findListing(request, { searchMode: 'sold' }, ({ priceDetails }) =>
        priceDetails.longDescription.startsWith('$'),
      )
      await page.goto(listing.canonicalUri)
      await expect(main(page).getByText('Sold', { exact: true }).first()).toBeVisible()
      await expect(main(page).getByText(listing.priceDetails.longDescription).first()).toBeVisible()
      await expect(main(page).getByText(/^Sold \d+ \w+ \d{4}$/)).toBeVisible()
      await expect(page.getByRole('link', { name: /^Add to calendar/ })).toHaveCount(0)
      await expect(
        main(page).getByRole('link', { name: `Homes for sale in ${listing.address.suburb}`, exact: true }),
      ).toBeVisible()
    })

    await test.step('sold with its price withheld never tells the figure', async () => {
      const listing = await findListing(
        request,
        { searchMode: 'sold' },
        ({ priceDetails }) => priceDetails.longDescription === 'Price withheld',
      )
      await page.goto(listing.canonicalUri)
      await expect(main(page).getByText('Price withheld').first()).toBeVisible()
      const sold = page.getByRole('row', { name: /Sold/ }).first()
      await expect(sold).toContainText('Price withheld')
    })

    await test.step('leased says since when', async () => {
      const listing = await findListing(request, { searchMode: 'leased' })
      await page.goto(listing.canonicalUri)
      await expect(main(page).getByText('Leased', { exact: true }).first()).toBeVisible()
      await expect(main(page).getByText(/^Leased \d+ \w+ \d{4}$/)).toBeVisible()
      await expect(main(page).getByText(/^Bond/)).toHaveCount(0)
    })

    await test.step('for rent says its bond and when it is available beside the rent', async () => {
      const listing = await findListing(request, { searchMode: 'rent' }, ({ rentalDetails }) =>
        Boolean(rentalDetails?.bond),
      )
      await page.goto(listing.canonicalUri)
      await expect(
        main(page)
          .getByText(/^\$[\d,]+ per week$/)
          .first(),
      ).toBeVisible()
      await expect(
        main(page)
          .getByText(/^Bond \$[\d,]+$/)
          .first(),
      ).toBeVisible()
      await expect(
        main(page)
          .getByText(/^Available /)
          .first(),
      ).toBeVisible()
    })

    await test.step('withdrawn answers 410 and offers homes like it', async () => {
      const response = await page.goto(await findWithdrawnListing(request))
      expect(response?.status()).toBe(410)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This home is no longer on the market')
      await expect(page.getByRole('heading', { name: 'Similar homes' })).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  })
})

test('a hidden home shows its suburb only, on the map as a circle', async ({ page, request, expectComplaint }) => {
  expectComplaint(softwareGraphics)
  const listing = await findListing(request, { searchMode: 'buy' }, ({ location }) => location.isHidden)
  await page.goto(listing.canonicalUri)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^${listing.address.suburb}, [A-Z]+ \\d{4}$`),
  )
  await expect(main(page).getByText('Contact the agent for the street address.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Open the map of the suburb' }).click()
  const map = page.getByRole('dialog', { name: listing.address.longAddress })
  await expect(map.getByText(`This home is somewhere in ${listing.address.suburb}.`, { exact: false })).toBeVisible()
  await expect(map.getByRole('application')).toBeVisible()
})

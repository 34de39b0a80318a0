import type { Page } from '@playwright/test'
import { openAfterLoad } from './support/after-load.ts'
import { findListing, findListingWithEverything } from './support/find-listing.ts'
import { expect, test } from './support/test.ts'

test.use({ consent: 'given' })

type Post = { listings: { type: number; ids: number[] }[] }

/** The codes under which a home is counted from now on, in ascending order, but for those of what is only seen. */
function codesOf(page: Page, listingId: number) {
  const codes: number[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/tracking/listings')) return
    // What the page posts is held to the contract by the server.
    const { listings } = request.postDataJSON() as Post
    for (const { type, ids } of listings) codes.push(...ids.filter((id) => id === listingId).map(() => type))
  })
  return () =>
    codes.filter((code) => code !== DETAIL_VIEW && code !== SIMILAR_CARD).toSorted((one, other) => one - other)
}

const DETAIL_VIEW = 1
const SIMILAR_CARD = 28
const eventually = { timeout: 15_000 }

test('“Read more”, also after navigation, map, street view, directions, the address, paper and sharing are counted, and the list of schools and where it was shared to are not', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Other sites are pressed for, not asked.
  await page.addInitScript(() => {
    window.print = () => void window.dispatchEvent(new Event('beforeprint'))
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[target=_blank]')) event.preventDefault()
    })
  })
  const listing = await findListing(
    request,
    { searchMode: 'buy' },
    ({ location, media }) => !location.isHidden && media.photoCount > 3,
  )
  await openAfterLoad(page, listing.canonicalUri)
  const codes = codesOf(page, listing.id)
  await page.getByRole('link', { name: 'Homely, home page' }).click()
  await page.waitForURL('/')
  await page.goBack()
  await page.getByRole('button', { name: /^Show all \d+ schools$/ }).click()
  await page.getByRole('button', { name: 'Read more' }).click()
  await page.getByRole('button', { name: 'Read less' }).click()
  await page.getByRole('button', { name: 'Copy address' }).click()
  await page.getByRole('button', { name: 'Print' }).click()
  await page.getByRole('link', { name: 'Street view' }).click()
  await page.getByRole('link', { name: 'Directions' }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const share = page.getByRole('dialog', { name: 'Share' })
  await share.getByRole('link', { name: 'WhatsApp' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(codes, eventually).toEqual([16, 22, 33, 34, 35, 42])
})

test('the agent, their numbers, the days of inspection and auction, papers, the gallery, photos, plans, the video, the tour and the map are counted', async ({
  page,
  request,
}) => {
  test.slow()
  await page.addInitScript(() => {
    document.addEventListener('click', (event) => {
      const link =
        event.target instanceof Element && event.target.closest('a[target=_blank], a[href^="tel:"], a[href^="sms:"]')
      if (link) event.preventDefault()
    })
  })
  const listing = await findListing(
    request,
    { searchMode: 'buy', sortBy: 'Auctions' },
    ({ address, inspections, auction }) =>
      address.longAddress.includes(' VIC ') && inspections.length > 0 && auction !== null,
  )
  await openAfterLoad(page, listing.canonicalUri)
  const codes = codesOf(page, listing.id)
  const first = (href: string) => page.locator(`main a[href${href}]:visible`).first()
  await first('^="tel:"').click()
  await first('^="sms:"').click()
  await first('*="/auction-"').click()
  await first('*="/inspection-"').click()
  await page.getByRole('link', { name: /^Statement of information/i }).click()
  await page.locator('main [data-agent-id] h2 a').first().click()
  await page.waitForURL(/\/agent\//)
  await expect.poll(codes, eventually).toEqual([10, 11, 12, 25, 26, 31])

  const { listing: other } = await findListingWithEverything(request)
  await openAfterLoad(page, other.canonicalUri)
  const codesOfOther = codesOf(page, other.id)
  await page
    .getByRole('link', { name: /^Photo 2 of / })
    .first()
    .click()
  const gallery = page.getByRole('dialog', { name: /^Pictures of / })
  await gallery.getByRole('button', { name: 'Floor plan', exact: true }).click()
  await gallery.getByRole('button', { name: 'Close' }).click()
  await page.locator('main [data-track="VideoView"]').first().click()
  await page.locator('main [data-track="VirtualTourView"]').first().click()
  await page.locator('main [data-action="map"]').first().click()
  await expect.poll(codesOfOther, eventually).toEqual([8, 17, 18, 19, 21, 29])
})

import type { Page } from 'playwright'

export type ShownPage = {
  name: string
  path: string
  /** Brings the page into the state that is shown; false where the page has no such thing. */
  act?: (page: Page) => Promise<boolean | void>
  /** The whole page rather than what is in view. */
  isWhole?: boolean
}

const results = '/for-sale/melbourne-vic-3000/real-estate'
const empty = '/for-sale/richmond-vic-3121/land?bedrooms=5&features=pool,tenniscourt&pricemaximum=50000'

/** What is worth a look after a change; `listing` is the address of a home. */
export const shownPages = (listing: string): readonly ShownPage[] => [
  { name: 'home', path: '/', isWhole: true },
  { name: 'results-list', path: results },
  { name: 'results-map', path: results, act: showMap },
  { name: 'results-filters', path: results, act: openFilters },
  { name: 'results-empty', path: empty },
  { name: 'listing', path: listing, isWhole: true },
  { name: 'listing-viewer', path: listing, act: openViewer },
  { name: 'listing-enquiry', path: listing, act: openEnquiry },
  { name: 'location', path: '/brunswick-vic-3056', isWhole: true },
  { name: 'finder', path: '/where-to-live', isWhole: true },
  { name: 'agents', path: '/real-estate-agents/melbourne-vic-3000' },
  { name: 'agents-map', path: '/real-estate-agents/melbourne-vic-3000', act: showMapOfAgencies },
  { name: 'agent-finder', path: '/real-estate-agents' },
  { name: 'agent', path: '/agent/agnes-keane', isWhole: true },
  { name: 'guide', path: '/advice/buying-at-auction', isWhole: true },
  { name: 'sign-in', path: '/', act: openSignIn },
]

async function showMap(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Map', exact: true })
  if (await toggle.isVisible()) await toggle.click()
  await page.locator('button[data-kind]').first().waitFor({ state: 'attached', timeout: 60_000 })
}

async function showMapOfAgencies(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show map' }).click()
  await page.getByRole('application').waitFor({ timeout: 60_000 })
  await page.locator('button[data-kind]').first().waitFor({ state: 'attached', timeout: 60_000 })
}

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Filters/ }).click()
  await page.getByRole('button', { name: /^Show [\d,]+/ }).waitFor()
}

async function openViewer(page: Page): Promise<void> {
  await page.locator('[data-action="gallery"]').first().click()
  await page.getByRole('dialog', { name: /^Pictures of/ }).waitFor()
}

async function openEnquiry(page: Page): Promise<void> {
  await page.locator('[data-action="enquiry"]:visible').first().click()
  await page.getByRole('dialog').waitFor()
}

async function openSignIn(page: Page): Promise<boolean> {
  const opener = page.getByRole('banner').getByText(/^(?:Sign in|Sign up|Log in)$/)
  if ((await opener.count()) === 0 || !(await opener.first().isVisible())) return false
  await opener.first().click()
  await page.getByRole('dialog').waitFor()
  return true
}

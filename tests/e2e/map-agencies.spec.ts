import type { Page } from '@playwright/test'
import documents from '#src/api/generated/persisted-documents.json' with { type: 'json' }
import { openAfterLoad } from './support/after-load.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const FINDER = '/real-estate-agents'
const RICHMOND = '/real-estate-agents/richmond-vic-3121'

const [hashOfMarkers = ''] = Object.entries(documents).find(([, text]) => text.includes('query OfficeMarkers($')) ?? []

const map = (page: Page) => page.getByRole('region', { name: 'Map of agencies' })
const pins = (page: Page) => map(page).locator('button[data-kind]')
const here = (page: Page) => map(page).getByRole('button', { name: /^[\d,]+ agenc(?:y|ies) here$/ })

async function showMap(page: Page, address: string) {
  await openAfterLoad(page, address)
  await page.getByRole('button', { name: 'Show map' }).click()
  await expect(pins(page).first()).toBeAttached({ timeout: 40_000 })
}

test('the map of agencies is loaded when it is wanted and stands beside the page; an agency of it leads to its agents', async ({
  page,
}) => {
  await openAfterLoad(page, FINDER)
  const drawn: string[] = []
  page.on(
    'request',
    (request) => void (/maplibre|portal-map|map\/tiles/.test(request.url()) && drawn.push(request.url())),
  )
  await page.mouse.move(1200, 780)
  await page.waitForLoadState('networkidle')
  expect(drawn).toEqual([])
  await page.getByRole('button', { name: 'Show map' }).click()
  await expect(pins(page).first()).toBeAttached({ timeout: 40_000 })
  expect(drawn.length).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await here(page).click()
  const list = map(page).getByRole('list', { name: 'Agencies on this map' })
  await expectAccessible(page)
  const [first] = await list.getByRole('button').all()
  const name = (await first?.locator('span').first().textContent()) ?? ''
  await first?.click()
  const card = map(page).getByRole('region', { name, exact: true })
  await expect(card).toBeFocused()
  await expect(card.getByText(/^\d+ agents?$/)).toBeVisible()
  await expect(
    card
      .getByRole('list', { name: `Agents of ${name}` })
      .getByRole('link')
      .first(),
  ).toHaveAttribute('href', /^\/agent\/|^\/real-estate-agency\//)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(here(page)).toBeFocused()

  await here(page).click()
  await list.getByRole('button', { name }).click()
  await card.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(/\/real-estate-agency\/[a-z-]+\/properties-for-sale$/)
})

test('a cluster of agencies comes apart when it is pressed, where no agency is the map zooms out until one is, and it can be put away', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -25.3, longitude: 127.5 })
  await showMap(page, '/real-estate-agencies?state=vic')
  const cluster = map(page).locator('button[data-kind="cluster"]').first()
  const count = Number(await cluster.textContent())
  const before = await here(page).textContent()
  await cluster.dispatchEvent('click')
  await expect(here(page)).not.toHaveText(before ?? '')
  expect(count).toBeGreaterThan(1)
  await map(page).getByRole('button', { name: 'Show my location' }).click()
  await expect(map(page).getByText('No agencies here.')).toBeVisible()
  const zoomOut = map(page).getByRole('button', { name: 'Zoom out to find one' })
  await expect(async () => {
    if (await here(page).isHidden()) await zoomOut.click({ timeout: 1000 })
    await expect(here(page)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Hide map' }).click()
  await expect(map(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show map' })).toBeFocused()
})

test('the map of a suburb follows the visitor, and stays while the list beside it is put in another order', async ({
  page,
  expectComplaint,
}) => {
  test.slow()
  expectComplaint(/Failed to load resource|ApiProblem|could not be reached/)
  await showMap(page, RICHMOND)
  const listed = await page.getByRole('heading', { level: 2, name: /^\d+ agents sell in Richmond$/ }).textContent()
  const total = listed?.split(' ')[0]
  await expect(map(page).getByRole('button', { name: new RegExp(`^(?:\\d+ of )?${total} agents here$`) })).toBeVisible()
  const asked = page.waitForRequest((request) => request.postData()?.includes(hashOfMarkers) ?? false)
  await map(page).getByRole('application').focus()
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight', { delay: 80 })
  await asked
  // How far a press goes depends on the time it takes, and where it ends there may be no agencies.
  await expect(async () => {
    await page.keyboard.press('Minus')
    await expect(pins(page).first()).toBeAttached({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Name, A to Z' }).click()
  await expect(page).toHaveURL(`${RICHMOND}?sort=name`)
  await expect(map(page)).toBeVisible()
  await expect(pins(page).first()).toBeAttached()

  await test.step('agencies that do not come are told of and come when the visitor tries again', async () => {
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes(hashOfMarkers) ? route.abort() : route.continue(),
    )
    await map(page).getByRole('application').focus()
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowUp', { delay: 80 })
    const said = map(page).getByRole('alert')
    await expect(said).toContainText('We couldn’t show agencies on the map.', { timeout: 20_000 })
    await page.unroute('**/graphql')
    await said.getByRole('button', { name: 'Try again' }).click()
    await expect(said).toBeHidden()
  })
})

test('on a phone the map lies over the page; its button and the browser’s back return to where the visitor was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await showMap(page, RICHMOND)
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(map(page)).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Show map' })).toBeFocused()
  await page.getByRole('button', { name: 'Show map' }).click()
  await expect(pins(page).first()).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL(RICHMOND)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

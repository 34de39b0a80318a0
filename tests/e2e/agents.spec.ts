import { openAfterLoad } from './support/after-load.ts'
import { expect, test } from './support/test.ts'

const RICHMOND = '/real-estate-agents/richmond-vic-3121'

test('agents of a suburb are found from the header, in an order that is explained, and in a neutral one a press away', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openAfterLoad(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Agent Finder' }).click()
  await expect(page).toHaveURL('/real-estate-agents')
  const field = page.getByLabel('Suburb, agent or agency')
  await field.click()
  await field.pressSequentially('richmond vic')
  await page.getByRole('option', { name: /^Richmond, VIC 3121/ }).click()
  await expect(page).toHaveURL(RICHMOND)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real estate agents in Richmond, VIC 3121')
  await expect(page.getByText('Nobody can pay for a place in this list.')).toBeVisible()
  const cards = page.locator('section[aria-busy="false"] article')
  await expect(cards.first()).toContainText(/homes? sold in the 12 months to \d+ \w+ \d{4}, \d+ of them in Richmond/)
  await page.getByRole('link', { name: 'Name, A to Z' }).click()
  await expect(page).toHaveURL(`${RICHMOND}?sort=name`)
  await expect(page.getByText('From A to Z, whatever they have sold or been rated.')).toBeVisible()
  await expect(cards.first()).toBeVisible()
  const names = await cards.getByRole('heading', { level: 3 }).allTextContents()
  expect(names.length).toBeGreaterThan(3)
  expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, 'en-AU')))

  await test.step('they are narrowed down, and what was chosen can be cleared', async () => {
    const form = page.getByRole('form', { name: 'Filter agents' })
    await form.getByLabel('Has videos').check()
    await form.getByLabel('Rating').selectOption('4 stars or more')
    await form.getByRole('button', { name: 'Show agents' }).click()
    await expect(page).toHaveURL(/\?rating=4.*videos=true$/)
    await expect(form.getByLabel('Has videos')).toBeChecked()
    await form.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).not.toHaveURL(/rating|videos/)
    await expect(cards.first()).toBeVisible()
  })

  await test.step('agents near a visitor are those of the suburb, and a refusal says what to do instead', async () => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -37.823, longitude: 144.998 })
    await openAfterLoad(page, '/real-estate-agents')
    await page.getByRole('button', { name: 'Agents near me' }).click()
    await expect(page).toHaveURL(/\/real-estate-agents\/[a-z-]+-vic-\d{4}$/)
    await context.clearPermissions()
    await openAfterLoad(page, '/real-estate-agents')
    await page.getByRole('button', { name: 'Agents near me' }).click()
    await expect(page.getByText('We couldn’t find where you are. Type a suburb instead.')).toBeVisible()
  })
})

test('agencies are listed by state and lead to an office with its people, its results, and ways to call and to its other homes', async ({
  page,
}) => {
  await openAfterLoad(page, '/real-estate-agencies?state=vic')
  await page.getByLabel('Name of the agency').fill('Cobalt')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page).toHaveURL('/real-estate-agencies?query=Cobalt&state=vic')
  await page.locator('section[aria-busy="false"] article').first().getByRole('link').click()
  await expect(page).toHaveURL(/^.*\/real-estate-agency\/[a-z-]+\/properties-for-sale$/)
  await page.getByText(/^The \d+ agents who work here$/).click()
  await expect(page.locator('details[open] article').first()).toBeVisible()
  await page.getByText('About this office and its results').click()
  await expect(page.getByText('Median days on market')).toBeVisible()

  await page.goto('/real-estate-agency/cobalt-and-clay-residential-richmond')
  await expect(page).toHaveURL('/real-estate-agency/cobalt-and-clay-residential-richmond/properties-for-sale')
  const tabs = page.getByRole('navigation', { name: /^Homes from / })
  const name = (await tabs.getAttribute('aria-label'))?.replace('Homes from ', '')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`for sale by ${name}`)
  await expect(tabs.getByRole('link')).toHaveText(['For sale', 'For rent', 'Sold'])
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
  await tabs.getByRole('link', { name: 'Sold' }).click()
  await expect(page).toHaveURL('/real-estate-agency/cobalt-and-clay-residential-richmond/sold-properties')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/sold homes? by /)
})

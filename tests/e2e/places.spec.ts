import { expect, expectAccessible, test } from './support/test.ts'

test('a building’s name leads to all of its apartments, and each of them back to it', async ({ page }) => {
  await page.goto('/new-apartments')
  const building = page.locator('article').first().getByRole('heading', { level: 3 }).getByRole('link')
  const name = (await building.textContent()) ?? ''
  const path = (await building.getAttribute('href')) ?? ''
  await building.click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectAccessible(page)

  const groups = page.locator('main section:has(> h2)')
  for (const group of await groups.all()) {
    const count = Number.parseInt((await group.getByRole('heading', { level: 2 }).textContent()) ?? '', 10)
    await expect(group.getByRole('listitem').filter({ has: page.locator('a') })).toHaveCount(count)
  }
  await groups.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/homes\//)
  await page.getByText(`In ${name}`, { exact: true }).getByRole('link').click()
  await expect(page).toHaveURL(path)
})

test('from the tabs of the finder and a region to a suburb, its medians, its map and the homes in it', async ({
  page,
  expectComplaint,
}) => {
  await test.step('the tabs are reached by the keyboard, the list follows what is typed, and going back brings the whole list', async () => {
    await page.goto('/where-to-live?state=tas')
    const tabs = page.getByRole('navigation', { name: 'Ways to find a place' })
    await tabs.getByRole('link', { name: 'Popular suburbs' }).focus()
    await page.keyboard.press('Tab')
    await expect(tabs.getByRole('link', { name: 'Regions' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/find-region?state=tas')
    await expect(tabs.getByRole('link', { name: 'Regions' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regions in Tasmania')

    await page.goto('/find-suburb?state=vic')
    const count = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(count).toHaveText('655 suburbs in Victoria')
    const field = page.getByRole('searchbox')
    await field.pressSequentially('fitzroy n')
    await expect(count).toHaveText('1 suburb in Victoria matching “fitzroy n”')
    await expect(field).toBeFocused()
    await expect(page).toHaveURL('/find-suburb?query=fitzroy+n&state=vic')
    await page.goBack()
    await expect(count).toHaveText('655 suburbs in Victoria')
    await expect(field).toHaveValue('')
  })

  // Said by the renderer in software that stands in for a graphics card.
  expectComplaint(/GL Driver Message/)
  await page.goto('/find-region?letter=I&state=vic')
  await page.getByRole('link', { name: 'suburbs in Inner Melbourne, VIC' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suburbs in Inner Melbourne, VIC')
  await page.getByRole('link', { name: 'Fitzroy', exact: true }).click()
  await expect(page).toHaveURL('/fitzroy-vic-3065')
  await expect(page).toHaveTitle(/^Fitzroy, VIC 3065: house prices, rents and homes \| Homely$/)

  await test.step('the period of the medians is chosen, and each chart has its figures in a table', async () => {
    await page.goto('/fitzroy-vic-3065')
    await expect(page.getByRole('img', { name: /^Median sale price\. Houses: from \$.+ in \d{4} to/ })).toBeVisible()
    await page.getByRole('radio', { name: 'Quarters' }).check({ force: true })
    await expect(page.getByRole('img', { name: /^Median sale price\. .+ in Jan–Mar \d{4} to/ })).toBeVisible()
    await page.getByText('View as table').locator('visible=true').first().click()
    await expect(page.getByRole('table', { name: 'Median sale price in Fitzroy' })).toBeVisible()
  })

  await test.step('the map comes when it is asked for', async () => {
    await expect(page.getByRole('img', { name: /^Sketch map of Fitzroy and nearby suburbs: / })).toBeVisible()
    await page.getByRole('button', { name: 'Open the map' }).click()
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  })

  const counts = page.getByRole('navigation', { name: 'Homes in Fitzroy' })
  const text = await counts.getByRole('link').first().innerText()
  await counts.getByRole('link').first().click()
  const number = Number.parseInt(text, 10)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    new RegExp(`^${number} homes? for sale in Fitzroy`),
  )
})

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectGoodEverywhere } from './support/looks.ts'
import { haveSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Saving and publishing' })
const saved = (page: Page) => expect(bar(page).getByText('Saved', { exact: true })).toBeVisible()

async function chooseSuburb(page: Page, typed: string, label: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Suburb' }).fill(typed)
  await page.getByRole('option', { name: label }).click()
  await expect(page.getByRole('combobox', { name: 'Suburb' })).toHaveValue(label)
}

test('who is no agent is told how to become one', async ({ page, context, baseURL }) => {
  await page.goto('/agent-centre/listings')
  await expect(page.getByText('Log in to type in the listings of your office.')).toBeVisible()
  await haveSession(context, baseURL ?? '', 'lena')
  await page.goto('/agent-centre/listings')
  await expect(page.getByRole('link', { name: 'Claim your profile' })).toBeVisible()
})

test('an agent types in a rental, loses nothing on the way, publishes it and takes it off the market', async ({
  page,
  context,
  baseURL,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/)
  const street = `${String(Date.now()).slice(-5)} Quince Street`
  await haveSession(context, baseURL ?? '', 'agnes')
  await page.goto('/agent-centre/listings')

  await test.step('what is typed is there again after a reload, saved or not', async () => {
    await page.getByRole('button', { name: 'New listing for rent' }).click()
    await page.getByLabel('Property type').selectOption('House')
    await chooseSuburb(page, 'Northcote 3070', 'Northcote, VIC 3070')
    await page.getByLabel('Number and street').fill(street)
    await page.reload()
    await expect(page.getByLabel('Number and street')).toHaveValue(street)
    await saved(page)
    await context.setOffline(true)
    await page.getByLabel('Headline').fill('A quince tree and a porch')
    await expect(bar(page).getByText(/^Not saved/)).toBeVisible()
    await context.setOffline(false)
    await saved(page)
    await page.reload()
    await expect(page.getByLabel('Headline')).toHaveValue('A quince tree and a porch')
    await expectGoodEverywhere(page)
  })

  await test.step('it is not published before all is right, and each problem leads to its field', async () => {
    await bar(page).getByRole('button', { name: 'Publish' }).click()
    const rent = page.getByRole('link', { name: /^Give the rent a week/ })
    await rent.click()
    await expect(page.getByLabel('Rent a week', { exact: true })).toBeFocused()
    await page.getByLabel('Rent a week', { exact: true }).fill('720')
    await expect(rent).toBeHidden()
    await page.getByLabel('Description').fill('Two bedrooms, a porch, and a quince tree that bears every autumn.')
    await bar(page).getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('On the market', { exact: true })).toBeVisible()
  })

  await test.step('everybody sees it', async () => {
    const path = await page.getByRole('link', { name: 'See its page' }).getAttribute('href')
    const seen = await context.newPage()
    await seen.goto(path ?? '')
    await expect(seen.getByRole('heading', { level: 1 })).toContainText(street)
    await expect(seen.getByText('A quince tree and a porch')).toBeVisible()
    await seen.close()
  })

  await test.step('its deposit is taken, then it is withdrawn, and has left the market', async () => {
    await page.getByRole('button', { name: 'Mark as deposit taken' }).click()
    await expect(page.getByText('A deposit is taken.')).toBeVisible()
    await page.getByRole('button', { name: 'Withdraw…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click()
    await expect(page.getByText('It’s withdrawn:')).toBeVisible()
    await page.getByRole('link', { name: 'All listings of your office' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: street })).toContainText('Withdrawn')
  })
})

test('a home for sale in Victoria is published with its photos, a floor plan and the Statement of Information', async ({
  page,
  context,
  baseURL,
}) => {
  const street = `${String(Date.now()).slice(-5)} Medlar Street`
  let path = ''
  await haveSession(context, baseURL ?? '', 'agnes')
  await page.goto('/agent-centre/listings')
  await page.getByRole('button', { name: 'New listing for sale' }).click()

  await test.step('photos come in the order that the agent gives them, and one can be taken back', async () => {
    await page.getByLabel('Property type').selectOption('House')
    await chooseSuburb(page, 'Northcote 3070', 'Northcote, VIC 3070')
    await page.getByLabel('Number and street').fill(street)
    await page
      .getByLabel('Photo files')
      .setInputFiles([
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') },
        await picture('front.png', 'green'),
        await picture('garden.png', 'orange'),
      ])
    await expect(page.getByText('2 of 30 photos')).toBeVisible()
    await page.getByRole('button', { name: 'Leave “notes.txt” out' }).click()
    await page.getByLabel('What photo 1 shows').fill('The first')
    await page.getByLabel('What photo 2 shows').fill('The second')
    await page.getByRole('button', { name: 'Move photo 1 right' }).click()
    await expect(page.getByRole('button', { name: 'Move photo 2 left' })).toBeFocused()
    await expect(page.getByLabel('What photo 1 shows')).toHaveValue('The second')
    await page.getByRole('button', { name: 'Remove photo 2' }).click()
    await expect(page.getByText('1 of 30 photos')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await saved(page)
    await page.reload()
    await expect(page.getByLabel('What photo 2 shows')).toHaveValue('The first')
  })

  await test.step('it waits for its Statement of Information, and keeps to a range of 10%', async () => {
    await page.getByLabel('Floor plan files').setInputFiles(await picture('plan.png', 'white'))
    await expect(page.getByText('1 of 30 floor plans')).toBeVisible()
    await page.getByRole('radio', { name: 'A price range' }).check()
    await page.getByLabel('From', { exact: true }).fill('1m')
    await page.getByLabel('To', { exact: true }).fill('1.2m')
    await page.getByLabel('Headline').fill('A house with a medlar')
    await page.getByLabel('Description').fill('Three rooms, a garden, and a medlar that nobody knows what to do with.')
    await bar(page).getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('link', { name: /at most 10% here: up to \$1,100,000/ })).toBeVisible()
    await page.getByLabel('To', { exact: true }).fill('1.1m')
    await page.getByRole('link', { name: /^Add the Statement of Information/ }).click()
    await page
      .getByLabel('Statement of Information file')
      .setInputFiles({ name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') })
    await expect(page.getByRole('link', { name: /statement\.pdf/ })).toBeVisible()
    await saved(page)
    await page.getByRole('link', { name: 'Preview' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(street)
    await expect(page.getByText('A house with a medlar')).toBeVisible()
    await page.getByRole('link', { name: 'About Northcote, VIC 3070' }).click()
    await page
      .getByRole('link', { name: 'Enquire' })
      .or(page.getByRole('button', { name: 'Enquire' }))
      .click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/preview$/)
    await expectGoodEverywhere(page)
    await page.goBack()
    await bar(page).getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('On the market', { exact: true })).toBeVisible()
    await expectGoodEverywhere(page)
  })

  await test.step('its page and the search show it, until it is sold', async () => {
    path = (await page.getByRole('link', { name: 'See its page' }).getAttribute('href')) ?? ''
    const seen = await context.newPage()
    await seen.goto(path)
    await expect(seen.getByRole('heading', { level: 1 })).toContainText(street)
    await expect(seen.getByText('$1,000,000 - $1,100,000').first()).toBeVisible()
    const statement = seen.getByRole('link', { name: /Statement of Information/ })
    const document = await seen.request.get((await statement.getAttribute('href')) ?? '')
    expect([document.status(), document.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await seen.goto('/for-sale/northcote-vic-3070/real-estate?sort=newest')
    await expect(seen.getByRole('article').filter({ hasText: street })).toBeVisible()
    await seen.close()
    await page.getByRole('button', { name: 'Mark as sold…' }).click()
    await page.getByRole('dialog').getByLabel('Sold for').fill('1.08m')
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click()
    await expect(page.getByText('It’s sold.')).toBeVisible()
    await page.goto(path)
    await expect(page.getByText('$1,080,000').first()).toBeVisible()
  })

  await test.step('what was told wrong of the sale is corrected, and so are its facts', async () => {
    await page.goBack()
    await page.getByRole('button', { name: 'Correct the sale…' }).click()
    await expect(page.getByRole('dialog').getByLabel('Sold for')).toHaveValue('$1,080,000')
    await page.getByRole('dialog').getByLabel('Sold for').fill('1.09m')
    await page.getByRole('dialog').getByRole('button', { name: 'Save the correction' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByLabel('Headline').fill('A house with two medlars')
    await bar(page).getByRole('button', { name: 'Publish changes' }).click()
    await expect(bar(page).getByText('Saved and published')).toBeVisible()
    await page.goto(path)
    await expect(page.getByText('$1,090,000').first()).toBeVisible()
    await expect(page.getByText('A house with two medlars')).toBeVisible()
  })
})

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
})

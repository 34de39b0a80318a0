import type { Page } from '@playwright/test'
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
    await chooseSuburb(page, 'Richmond 3121', 'Richmond, VIC 3121')
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

  await test.step('it is under offer, then withdrawn, and has left the market', async () => {
    await page.getByRole('button', { name: 'Mark as under offer' }).click()
    await expect(page.getByText('It’s under offer.')).toBeVisible()
    await page.getByRole('button', { name: 'Withdraw…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click()
    await expect(page.getByText('It’s withdrawn:')).toBeVisible()
    await page.getByRole('link', { name: 'All listings of your office' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: street })).toContainText('Withdrawn')
  })
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { collectionOf, someone, takePart } from './support/collection-members.ts'
import { openWithSession } from './support/members.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('a day of inspections is planned, kept, changed by hand and taken along', async ({ browser, baseURL }) => {
  test.slow()
  const { page, ...owner } = await someone(browser, baseURL, 'Greta')
  await collectionOf(owner, 'To see', 12)
  await openWithSession(page, '/collections/inspections')
  const days = page.getByRole('navigation', { name: 'Days with inspections' }).getByRole('link')
  await expect(days.first()).toBeVisible()
  const texts = await days.allTextContents()
  const listingsOf = (text: string) => Number(/, (\d+) homes?$/.exec(text)?.[1] ?? 0)
  const busiest = texts.toSorted((one, other) => listingsOf(other) - listingsOf(one))[0] ?? ''
  await page.getByRole('link', { name: busiest, exact: true }).click()
  await expect(page).toHaveURL(/\/collections\/inspections\/\d{4}-\d\d-\d\d$/)
  const visits = page.getByRole('region', { name: 'Your plan' }).getByRole('listitem')
  await expect.poll(() => visits.count()).toBeGreaterThan(1)
  const planned = await visits.count()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Drop/ }).first().click()
  await expect(visits).toHaveCount(planned - 1)
  await page.getByRole('button', { name: 'Save plan' }).click()
  await expect(page.getByText('Your plan is saved.')).toBeVisible()
  await page.reload()
  await expect(visits).toHaveCount(planned - 1)
  await page.getByRole('button', { name: /^Add/ }).first().click()
  await expect(visits).toHaveCount(planned)
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await page.reload()
  await expect(visits).toHaveCount(planned)
  await expect(page.getByText('Not saved yet.')).toBeVisible()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the day (.ics)' }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('BEGIN:VEVENT')).toHaveLength(planned + 1)

  await page.getByRole('button', { name: 'Make a link' }).click()
  const feed = page.getByLabel('Calendar link')
  await expect(feed).toHaveValue(/^http/)
  const first = await feed.inputValue()
  await page.getByRole('button', { name: 'Reset link' }).click()
  await expect(feed).not.toHaveValue(first)
  await owner.context.close()
})

test('a day of a collection is the same for everyone in it, with the way through all its homes', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const owner = await someone(browser, baseURL, 'Hugo')
  const guest = await someone(browser, baseURL, 'Iris')
  const { id, path } = await collectionOf(owner, 'Weekend', 12)
  const visits = (page: Page) => page.getByRole('region', { name: 'Your plan' }).getByRole('listitem')
  await takePart(id, owner, guest)
  await openWithSession(guest.page, path)
  await guest.page.getByRole('link', { name: 'Plan inspections' }).click()
  await expect(guest.page.getByText('Homes in “Weekend”.')).toBeVisible()
  const days = guest.page.getByRole('navigation', { name: 'Days with inspections' }).getByRole('link')
  const listingsOf = (text: string) => Number(/, (\d+) homes?$/.exec(text)?.[1] ?? 0)
  await expect(days.first()).toBeVisible()
  const texts = await days.allTextContents()
  const busiest = texts.toSorted((one, other) => listingsOf(other) - listingsOf(one))[0] ?? ''
  await days.filter({ hasText: busiest }).click()
  await expect(guest.page).toHaveURL(/\/collections\/inspections\/\d{4}-\d\d-\d\d\?collection=\w{12}$/)
  await expect.poll(() => visits(guest.page).count()).toBeGreaterThan(1)
  const planned = await visits(guest.page).count()
  const directions = guest.page.getByRole('link', { name: /^Directions/ }).first()
  await expect(directions).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\/\?.*waypoints=/)
  await expect(directions).toHaveAttribute('rel', /noopener/)
  await guest.page.getByRole('button', { name: 'Save plan' }).click()
  await expect(guest.page.getByText('Your plan is saved.')).toBeVisible()

  await openWithSession(owner.page, guest.page.url())
  await expect(owner.page.getByText('Your plan is saved.')).toBeVisible()
  await expect(visits(owner.page)).toHaveCount(planned)
  await guest.page.getByRole('button', { name: /^Drop/ }).first().click()
  await guest.page.getByRole('button', { name: 'Save plan' }).click()
  await expect(guest.page.getByText('Your plan is saved.')).toBeVisible()
  // No live stream is open while journeys run.
  await owner.page.reload()
  await expect(visits(owner.page)).toHaveCount(planned - 1)
  await owner.page.getByRole('link', { name: 'Plan with all my saved homes' }).click()
  await expect(owner.page.getByText('Not saved yet.')).toBeVisible()
  await owner.context.close()
  await guest.context.close()
})

import { readFile } from 'node:fs/promises'
import { collectionOf, someone } from './support/collection-members.ts'
import { openWithSession } from './support/members.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('a day of inspections is planned, kept, changed by hand and taken along', async ({ browser, baseURL }) => {
  test.slow()
  const { page, ...owner } = await someone(browser, baseURL, 'Greta')
  await collectionOf({ page, ...owner }, 'To see', 12)
  await openWithSession(page, '/collections/inspections')
  const days = page.getByRole('navigation', { name: 'Days with inspections' }).getByRole('link')
  await expect(days.first()).toBeVisible()
  const texts = await days.allTextContents()
  const homesOf = (text: string) => Number(/, (\d+) homes?$/.exec(text)?.[1] ?? 0)
  const busiest = texts.toSorted((one, other) => homesOf(other) - homesOf(one))[0] ?? ''
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

import type { Page } from '@playwright/test'
import { signUp } from './support/collection-members.ts'
import { openWithSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

const results = '/for-sale/fitzroy-vic-3065/real-estate'

const editor = (page: Page) => page.getByRole('dialog', { name: 'Save alert' })
const saveAlert = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save alert' }).first()
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })

async function saveFromResults(page: Page, name: string) {
  await openWithSession(page, results)
  await saveAlert(page).click()
  await editor(page).getByLabel('Name').fill(name)
  await editor(page).getByRole('button', { name: 'Save alert' }).click()
}

test('an alert of a member: saved from results, changed, paused, deleted and brought back', async ({
  page,
  context,
  expectComplaint,
}) => {
  test.slow()
  expectComplaint(/Failed to load resource/)
  await signUp(context, 'Alma')

  await test.step('it is saved, and the button becomes the way to it', async () => {
    await saveFromResults(page, 'Fitzroy, one day')
    await expect(editor(page)).toContainText('Alert saved.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Alert saved' }).first()).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: 'You have an alert for this' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fitzroy, one day' })).toBeVisible()
  })

  await test.step('it stands under My Alerts', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'My Alerts' }).first().click()
    await expect(card(page, 'Fitzroy, one day')).toContainText('No emails yet: confirm your email address first')
    await page.getByRole('button', { name: 'Send the link again' }).click()
    await expect(page.getByText('The email is on its way.')).toBeVisible()
  })

  await test.step('its name and emails are changed', async () => {
    await page.getByRole('link', { name: 'Change “Fitzroy, one day”' }).click()
    await page.getByLabel('Name').fill('Fitzroy, soon')
    await page.getByRole('radio', { name: 'Weekly', exact: true }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Your changes are saved.')).toBeVisible()
    await page.goto('/alerts')
    await page.getByRole('link', { name: 'Change “Fitzroy, soon”' }).click()
    await expect(page.getByRole('radio', { name: 'Weekly', exact: true })).toBeChecked()
    await page.goto('/alerts')
  })

  await test.step('it is paused and goes on', async () => {
    await page.getByRole('button', { name: 'Pause “Fitzroy, soon”' }).click()
    await expect(card(page, 'Fitzroy, soon')).toContainText('Paused')
    await page.getByRole('button', { name: 'Resume “Fitzroy, soon”' }).click()
    await expect(card(page, 'Fitzroy, soon')).not.toContainText('Paused')
  })

  await test.step('it is deleted and brought back; a deletion that gets no answer can be tried again', async () => {
    await context.route('**/graphql', (route) => route.abort())
    await page.getByRole('button', { name: 'Delete “Fitzroy, soon”' }).click()
    await expect(card(page, 'Fitzroy, soon').getByRole('alert')).toContainText('Failed to delete Alert')
    await context.unroute('**/graphql')
    await card(page, 'Fitzroy, soon').getByRole('button', { name: 'Try again' }).click()
    await expect(card(page, 'Fitzroy, soon')).toHaveCount(0)
    const undo = page.getByRole('button', { name: 'Undo “Fitzroy, soon”' })
    await expect(undo).toBeFocused()
    await undo.click()
    await expect(card(page, 'Fitzroy, soon')).toBeVisible()
    await page.reload()
    await expect(card(page, 'Fitzroy, soon')).toBeVisible()
  })
})

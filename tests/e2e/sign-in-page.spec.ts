import {
  account,
  emailOf,
  expectSomebody,
  focusWindow,
  haveSession,
  openWithSession,
  PASSWORD,
  sessionNotice,
} from './support/members.ts'
import { expect, test } from './support/test.ts'

const main = 'main'

test('logging in on its page returns to where one was', async ({ page, expectComplaint }) => {
  expectComplaint(/401/)
  await openWithSession(page, '/user/sign-in?returnTo=%2Fsettings')
  await page.locator(main).getByLabel('Email').fill(emailOf('lena'))
  await page.locator(main).getByLabel('Password', { exact: true }).fill('four grey geese')
  await page.keyboard.press('Enter')
  await expect(page.locator(main).getByRole('alert')).toHaveText('Incorrect email or password.')
  await page.locator(main).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expectSomebody(page)
  await openWithSession(page, '/user/sign-in')
  await expect(page.getByText('Logged in as Lena Local.')).toBeVisible()
})

test('a way back that leads to another site leads home', async ({ page }) => {
  await openWithSession(page, '/user/sign-in?returnTo=%2F.%2F%2Fevil.example')
  await page.locator(main).getByLabel('Email').fill(emailOf('lena'))
  await page.locator(main).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expectSomebody(page)
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
})

test('the end of a session is told with a way to log in again', async ({ page, context, baseURL }) => {
  await haveSession(context, baseURL ?? '', 'omar')
  await openWithSession(page, '/about-us')
  await expectSomebody(page)
  await context.clearCookies()
  await focusWindow(page)
  await expect(sessionNotice(page)).toContainText('Your sign-in session has ended')
  await sessionNotice(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible()
  await expect(sessionNotice(page)).not.toContainText('Your sign-in session has ended')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page has its form, which logs in and returns', async ({ page, context }) => {
    await page.goto('/user/sign-in?returnTo=%2Fabout-us')
    await page.locator(main).getByLabel('Email').fill(emailOf('lena'))
    await page.locator(main).getByLabel('Password', { exact: true }).fill('four grey geese')
    await page.locator(main).getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.locator(main).getByRole('alert')).toHaveText('Incorrect email or password.')
    await page.locator(main).getByLabel('Email').fill(emailOf('lena'))
    await page.locator(main).getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.locator(main).getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/\/about-us$/)
    expect((await context.cookies()).map(({ name }) => name)).toContain('refresh')
  })

  test('signing up is a page too', async ({ page }) => {
    await page.goto('/user/sign-up')
    await expect(page.locator(main).getByLabel('Your name')).toBeVisible()
    await expect(account(page)).toBeVisible()
  })
})

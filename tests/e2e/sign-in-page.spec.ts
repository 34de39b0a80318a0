import { account, emailOf, expectSomebody, openWithSession, PASSWORD } from './support/members.ts'
import { expect, test } from './support/test.ts'

const main = 'main'

test('logging in on its page says what is wrong, and leads home where the way back leads to another site', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/401/)
  await openWithSession(page, '/user/sign-in?returnTo=%2F.%2F%2Fevil.example')
  await page.locator(main).getByLabel('Email').fill(emailOf('lena'))
  await page.locator(main).getByLabel('Password', { exact: true }).fill('four grey geese')
  await page.keyboard.press('Enter')
  await expect(page.locator(main).getByRole('alert')).toHaveText('Incorrect email or password.')
  await page.locator(main).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expectSomebody(page)
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
  await openWithSession(page, '/user/sign-in')
  await expect(page.getByText('Logged in as Lena Local.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('signing up is a page too, and that for logging in has its form, which logs in and returns', async ({
    page,
    context,
  }) => {
    await page.goto('/user/sign-up')
    await expect(page.locator(main).getByLabel('Your name')).toBeVisible()
    await expect(account(page)).toBeVisible()
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
})

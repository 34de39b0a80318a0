import type { Page } from '@playwright/test'
import { account, authWindow, emailOf, expectSomebody, openWithSession, PASSWORD } from './support/members.ts'
import { expect, expectAccessible, test } from './support/test.ts'

async function openLogIn(page: Page) {
  await openWithSession(page, '/about-us')
  await account(page).click()
  await page.getByRole('link', { name: 'LOG IN' }).click()
}

test('a visitor logs in after a wrong password and a lost network', async ({ page, expectComplaint }) => {
  expectComplaint(/401|ERR_INTERNET_DISCONNECTED/)
  // From the start: a request just after the first route of a page may pass it by.
  let isNetworkLost = false
  await page.route('**/api/auth/sign-in', (route) =>
    isNetworkLost ? route.abort('internetdisconnected') : route.continue(),
  )
  await openLogIn(page)
  const email = authWindow(page).getByLabel('Email')
  const password = authWindow(page).getByLabel('Password', { exact: true })

  await test.step('fields are there for password managers', async () => {
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await authWindow(page).getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
  })

  await test.step('a wrong password and a lost network are said in the window, and what was typed stays', async () => {
    await email.fill('nobody@homely.example')
    await password.fill('four grey geese')
    await password.press('Enter')
    await expect(authWindow(page).getByRole('alert')).toHaveText('Incorrect email or password.')
    await page.keyboard.press('Escape')
    await expect(authWindow(page)).toBeHidden()
    await account(page).click()
    await page.getByRole('link', { name: 'LOG IN' }).click()
    await expect(email).toHaveValue('nobody@homely.example')
    await expect(password).toHaveValue('')
    // The network is lost in the middle of the next try; the one after that is as ever.
    await email.fill(emailOf('stella'))
    await password.fill(PASSWORD)
    isNetworkLost = true
    await page.keyboard.press('Enter')
    await expect(authWindow(page).getByRole('alert')).toContainText('We couldn’t reach Homely.')
    await expect(password).toHaveValue(PASSWORD)
    isNetworkLost = false
    await password.press('Enter')
    await expect(page.getByText('You’re logged in, Stella Staff.')).toBeVisible()
  })

  await test.step('a visitor logs in; the menu shows what they may, and closes behind the focus', async () => {
    await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectSomebody(page)
    await account(page).click()
    const names = ['Profile', 'Settings', 'Offices', 'Users', 'Listings', 'Listing Logging', 'Dashboard', 'Sign Out']
    for (const name of names) {
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Jobs', exact: true }), 'not in the menu').toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Share...' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show Features' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Homely, home page' }).focus()
    await expect(page.getByRole('link', { name: 'Sign Out' })).toBeHidden()
  })
})

test('a network that is lost in the middle of a sign-up makes one member', async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/)
  // The portal makes the member; its answer is lost on the way.
  let isAnswerLost = true
  await page.route('**/api/auth/sign-up', async (route) => {
    if (!isAnswerLost) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await openWithSession(page, '/about-us')
  await page.locator('header [data-auth="signUp"]').click()
  await expect(authWindow(page).getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password')
  await authWindow(page).getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByText('Please enter your name.')).toBeVisible()
  const email = `mia-${Date.now()}@homely.example`
  await authWindow(page).getByLabel('Your name').fill('Mia Chen')
  await authWindow(page).getByLabel('Email').fill(email)
  await authWindow(page).getByLabel('Password', { exact: true }).fill('a heron in the reeds')
  await authWindow(page).getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(authWindow(page).getByRole('alert')).toContainText('We couldn’t reach Homely.')
  isAnswerLost = false
  await page.keyboard.press('Escape')
  await page.locator('header [data-auth="signUp"]').click()
  await authWindow(page).getByLabel('Password', { exact: true }).fill('a heron in the reeds')
  await authWindow(page).getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByText('Your account is ready, Mia Chen.')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).toContain('auth')

  await test.step('a browser without cookies says so', async () => {
    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
    })
    await openLogIn(page)
    await authWindow(page).getByLabel('Email').fill(emailOf('lena'))
    await authWindow(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(authWindow(page).getByRole('alert')).toContainText('Your browser blocks cookies from this site')
  })
})

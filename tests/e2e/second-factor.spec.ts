import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { codeAt } from '#domain/members/app-codes.ts'
import { account, authWindow, expectSomebody, openWithSession, signOut } from './support/members.ts'
import { expect, test } from './support/test.ts'

const PASSWORD = 'a heron in the reeds'

/** The next code of the app, which the portal takes already: the one before it may be used. */
const nextCode = (secret: string) => codeAt(secret, new Date(Date.now() + 30_000))

const section = (page: Page) => page.getByRole('region', { name: 'Two-step login' })

async function logInAgain(page: Page, email: string) {
  await signOut(page)
  await expect(page.getByText('You’re signed out')).toBeVisible()
  await openWithSession(page, '/')
  await account(page).click()
  await page.getByRole('link', { name: 'LOG IN' }).click()
  await authWindow(page).getByLabel('Email').fill(email)
  await authWindow(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await submit(page)
}

const submit = (page: Page) => authWindow(page).getByRole('button', { name: 'Log in', exact: true }).click()

test('a member adds a second factor, logs in with it and with a recovery code, and removes it', async ({
  page,
  context,
  expectComplaint,
}) => {
  test.setTimeout(90_000)
  expectComplaint(/40[01]/)
  const email = `tess-${Date.now()}@homely.example`
  const made = await context.request.post('/api/auth/sign-up', {
    data: { name: 'Tess Tan', email, password: PASSWORD, idempotencyKey: `key-of-tess-${Date.now()}` },
  })
  expect(made.status()).toBe(201)
  const code = () => authWindow(page).getByLabel('Code', { exact: true })
  let secret = ''
  let recoveryCodes: string[] = []

  await test.step('it is set up from a QR code or a key, and on once the app has shown a code', async () => {
    await openWithSession(page, '/settings')
    await section(page).getByRole('button', { name: 'Set up two-step login' }).click()
    await expect(section(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    secret = (
      await section(page)
        .getByText(/^(?:[A-Z2-7]{4} ?){8}$/)
        .innerText()
    ).replaceAll(' ', '')
    await section(page).getByLabel('Code', { exact: true }).fill('000000')
    await section(page).getByRole('button', { name: 'Turn on' }).click()
    await expect(section(page).getByText('That code isn’t right.')).toBeVisible()
    await section(page).getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()))
    await section(page).getByRole('button', { name: 'Turn on' }).click()
    await expect(section(page).getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
    recoveryCodes = await section(page).getByRole('listitem').allTextContents()
    const download = page.waitForEvent('download')
    await section(page).getByRole('button', { name: 'Download as text' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text.split('\n').filter((line) => /^[\d-]+$/.test(line))).toEqual(recoveryCodes)
    await section(page).getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(section(page).getByText('You have 10 recovery codes left.')).toBeVisible()
  })

  await test.step('logging in asks for a code beside what was typed, and takes the right one', async () => {
    await logInAgain(page, email)
    await expect(code()).toBeFocused()
    await expect(authWindow(page).getByLabel('Email')).toHaveValue(email)
    await code().fill('000000')
    await submit(page)
    await expect(authWindow(page).getByText('That code isn’t right.')).toBeVisible()
    await expect(code()).toBeFocused()
    await code().fill(nextCode(secret))
    await submit(page)
    await expect(authWindow(page).getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await authWindow(page).getByRole('button', { name: 'Continue' }).click()
    await expectSomebody(page)
  })

  await test.step('a recovery code stands in for the app, once', async () => {
    await logInAgain(page, email)
    await code().fill(recoveryCodes[0] ?? '')
    await submit(page)
    await authWindow(page).getByRole('button', { name: 'Continue' }).click()
    await expectSomebody(page)
    await openWithSession(page, '/settings')
    await expect(section(page).getByText('You have 9 recovery codes left.')).toBeVisible()
  })

  await test.step('password and code together turn it off', async () => {
    await section(page).getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await section(page)
      .getByLabel('Code', { exact: true })
      .fill(recoveryCodes[0] ?? '')
    await section(page).getByRole('button', { name: 'Turn off two-step login' }).click()
    await expect(section(page).getByText('That recovery code has been used.')).toBeVisible()
    await section(page)
      .getByLabel('Code', { exact: true })
      .fill(recoveryCodes[1] ?? '')
    await section(page).getByRole('button', { name: 'Turn off two-step login' }).click()
    await expect(section(page).getByText('Two-step login is off.')).toBeVisible()
    const answer = await context.request.post('/api/auth/sign-in', { data: { email, password: PASSWORD } })
    expect(answer.status()).toBe(201)
  })
})

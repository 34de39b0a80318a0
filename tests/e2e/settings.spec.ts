import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { mailedTo } from './support/collection-members.ts'
import { account, authWindow, expectNobody, expectSomebody, openWithSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

const FIRST_PASSWORD = 'a heron in the reeds'
const SECOND_PASSWORD = 'two herons by the lake'

async function logIn(page: Page, email: string, password: string) {
  await authWindow(page).getByLabel('Email').fill(email)
  await authWindow(page).getByLabel('Password', { exact: true }).fill(password)
  await authWindow(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await authWindow(page).getByRole('button', { name: 'Continue' }).click()
}

const linkMailedTo = (recipient: string, path: string): Promise<string> =>
  mailedTo(recipient, new RegExp(`(https?://\\S+${path}#token=\\S+)`))

test('a member: picture, own data, every session ended, a new password by mail, the account deleted', async ({
  page,
  context,
  browser,
  baseURL,
  expectComplaint,
}) => {
  test.setTimeout(90_000)
  expectComplaint(/401/)
  const email = `rosa-${Date.now()}@homely.example`
  const sections = (title: string) => page.getByRole('region', { name: title })

  await test.step('a picture is seen before it is saved, and then in the corner and in the profile', async () => {
    const answer = await context.request.post('/api/auth/sign-up', {
      data: { name: 'Rosa Reed', email, password: FIRST_PASSWORD, idempotencyKey: `key-of-rosa-${Date.now()}` },
    })
    expect(answer.status()).toBe(201)
    await openWithSession(page, '/settings')
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } })
    await page.getByLabel('Picture file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    await expect(page.getByAltText('Preview of your picture')).toBeVisible()
    await page.getByRole('button', { name: 'Save picture' }).click()
    await expect(page.getByText('Your picture is saved.')).toBeVisible()
    await expect(page.locator('[data-account-avatar] img')).toBeVisible()
    await account(page).click()
    await page.getByRole('link', { name: 'Profile', exact: true }).click()
    await expect(page).toHaveURL(/\/user\/rosa-reed(?:-\d+)?$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosa Reed')
    await expect(page.getByRole('main').locator('img').first()).toBeVisible()
  })
  const profile = new URL(page.url()).pathname

  await test.step('the address is confirmed by the link of a mail, here where its member is logged in', async () => {
    await openWithSession(page, '/settings')
    await expect(page.getByText(`${email} isn’t confirmed yet.`)).toBeVisible()
    const words = page.getByLabel('A few words about you')
    await words.fill('Looks for a garden')
    await page.reload()
    await expect(words).toHaveValue('Looks for a garden')
    await page.goto(await linkMailedTo(email, '/user/confirm-email'))
    await expect(page.getByText('Thanks, your email address is confirmed.')).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
  })

  await test.step('another address waits for its confirmation', async () => {
    const other = email.replace('rosa-', 'rosa-other-')
    await openWithSession(page, '/settings')
    await page.getByLabel('Email', { exact: true }).fill(other)
    await sections('About you').getByLabel('Your password', { exact: true }).fill(FIRST_PASSWORD)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(`Waiting for you to confirm ${other}.`)).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    expect(await linkMailedTo(email, '/user/undo-email-change')).toContain('#token=')
  })

  await test.step('the own data comes as a file', async () => {
    await openWithSession(page, '/settings')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export my data' }).click()
    const file = await download
    expect(`/user/${file.suggestedFilename()}`).toBe(`${profile}.json`)
    const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(data).toMatchObject({ member: { name: 'Rosa Reed' } })
  })

  await test.step('signing out everywhere ends the session of another browser too', async () => {
    const elsewhere = await browser.newContext({ baseURL })
    const { request } = elsewhere
    const signedIn = await request.post('/api/auth/sign-in', { data: { email, password: FIRST_PASSWORD } })
    expect(signedIn.status()).toBe(201)
    await page.reload()
    await expect(sections('Where you’re logged in').getByRole('listitem')).toHaveCount(2)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expectNobody(page)
    expect((await request.post('/api/auth/token/refresh')).status()).toBe(401)
    await elsewhere.close()
  })

  await test.step('a new password is chosen by the link of a mail, which holds once', async () => {
    await openWithSession(page, '/user/reset-password')
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await authWindow(page).getByLabel('Email').fill(email)
    await authWindow(page).getByRole('button', { name: 'Email me a link' }).click()
    const link = await linkMailedTo(email, '/user/reset-password')
    await page.keyboard.press('Escape')
    await expect(authWindow(page)).toBeHidden()
    await page.goto(link)
    await page.getByRole('textbox', { name: 'New password' }).fill(SECOND_PASSWORD)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('Your password has been changed')).toBeVisible()
    const [, token = ''] = link.split('#token=')
    const again = await context.request.post('/api/auth/reset-password', { data: { token, password: FIRST_PASSWORD } })
    expect(again.status()).toBe(400)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await logIn(page, email, SECOND_PASSWORD)
    await expectSomebody(page)
  })

  await test.step('a deleted account is gone, for everyone', async () => {
    await openWithSession(page, '/settings')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('dialog').getByLabel('Your password').fill(SECOND_PASSWORD)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible()
    await expectNobody(page)
    expect((await context.request.get(profile)).status()).toBe(404)
  })
})

import { readFile } from 'node:fs/promises'
import { expectGoodEverywhere, expectGoodOnPhone } from './support/looks.ts'
import { account, haveSession, openWithSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

const PASSWORD = 'a heron in the reeds'
const REASON = 'Their telephone was lost.'

test('staff find a user, log them out, close the account and open it again, and see in its history what was done', async ({
  page,
  context,
  baseURL,
  playwright,
}) => {
  const name = `Quill ${crypto.randomUUID().slice(0, 8)}`
  const email = `${name.toLowerCase().replace(' ', '.')}@homely.example`
  const other = await playwright.request.newContext({ baseURL })
  const signIn = async () => (await other.post('/api/auth/sign-in', { data: { email, password: PASSWORD } })).status()
  const made = await other.post('/api/auth/sign-up', {
    data: { name, email, password: PASSWORD, idempotencyKey: crypto.randomUUID() },
  })
  expect(made.status()).toBe(201)

  await haveSession(context, baseURL ?? '', 'stella')
  await openWithSession(page, '/')
  await account(page).click()
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Name, username or email' }).fill(email)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const table = page.getByRole('table', { name: 'Users' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table).toContainText('Email not confirmed')
  await expectGoodEverywhere(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as a spreadsheet (CSV)' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain(email)

  await table.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expectGoodOnPhone(page)
  const ending = page.getByRole('form', { name: 'Log them out everywhere' })
  await ending.getByRole('button').click()
  await expect(ending.getByText('Say why in 5 to 500 characters.')).toBeVisible()
  await ending.getByRole('textbox', { name: 'Why' }).fill(REASON)
  await ending.getByRole('button').click()
  await expect(page.getByText('Not logged in anywhere.')).toBeVisible()
  expect((await other.post('/api/auth/token/refresh')).status()).toBe(401)

  const closing = page.getByRole('form', { name: 'Close the account' })
  await closing.getByRole('textbox', { name: 'Why' }).fill(REASON)
  await closing.getByRole('button').click()
  const opening = page.getByRole('form', { name: 'Open the account again' })
  await expect(opening).toBeVisible()
  expect(await signIn()).toBe(403)
  await opening.getByRole('textbox', { name: 'Why' }).fill(REASON)
  await opening.getByRole('button').click()
  await expect(closing).toBeVisible()
  expect(await signIn()).toBe(201)
  const history = page.getByRole('table', { name: 'What staff did' })
  await expect(history.getByRole('row')).toHaveCount(4)
  await expect(history.getByRole('row').nth(1)).toContainText('Opened the account')
  await expect(history.getByRole('row').nth(1)).toContainText(REASON)
  await expectGoodEverywhere(page)
  await other.dispose()
})

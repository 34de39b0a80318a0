import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { asMember, someone } from './support/collection-members.ts'
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

/** The number of a member, which the address of their page among those of staff has. */
async function numberOf({ context, username }: Awaited<ReturnType<typeof someone>>): Promise<number> {
  const answer = await context.request.get(`/api/user/${username}`, { headers: await asMember(context) })
  return (await answer.json()).id
}

async function setClaims(page: Page, areHeld: boolean): Promise<void> {
  const area = page.getByRole('group', { name: 'users_permission' })
  for (const name of ['CanViewAnyMember', 'CanManageAny'])
    await area.getByRole('checkbox', { name }).setChecked(areHeld)
  const form = page.getByRole('form', { name: 'Save permissions' })
  await form.getByRole('textbox', { name: 'Why' }).fill(REASON)
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toContainText('Saved')
}

test('staff whose access is taken away while a page is open are told so when they act, keep what they typed, and see nothing more of it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow()
  const [trainee, member] = [await someone(browser, baseURL, 'Tess'), await someone(browser, baseURL, 'Quentin')]
  await haveSession(context, baseURL ?? '', 'stella')
  await openWithSession(page, `/admin/user/${await numberOf(trainee)}`)
  await setClaims(page, true)
  const theirs = trainee.page
  await openWithSession(theirs, `/admin/user/${await numberOf(member)}`)
  const closing = theirs.getByRole('form', { name: 'Close the account' })
  const reason = closing.getByRole('textbox', { name: 'Why' })
  await reason.fill(REASON)

  await setClaims(page, false)
  await closing.getByRole('button').click()
  await expect(closing).toContainText('Only staff who may change any member can do this.')
  await expect(reason).toHaveValue(REASON)
  await theirs.getByRole('link', { name: 'All users' }).click()
  await expect(theirs.getByRole('main').getByRole('alert')).toContainText('Your access to it was taken away.')
  await expect(theirs.getByRole('searchbox')).toHaveCount(0)

  await setClaims(page, true)
  await theirs.getByRole('button', { name: 'Check again' }).click()
  await expect(theirs.getByRole('table', { name: 'Users' })).toBeVisible()
  await trainee.context.close()
  await member.context.close()
})

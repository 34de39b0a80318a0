import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import {
  account,
  authWindow,
  emailOf,
  expectSomebody,
  haveSession,
  openWithSession,
  PASSWORD,
} from './support/members.ts'
import { type SmallPortal, startSmallPortal } from './support/small-portal.ts'
import { expect, test } from './support/test.ts'

// One portal for all of them.
test.describe.configure({ mode: 'default' })

let small: SmallPortal
let portal = ''
let admin = ''
test.beforeAll(async () => {
  small = await startSmallPortal((port) => {
    portal = `http://localhost:${port}`
    admin = `http://admin.localhost:${port}`
    return {
      PUBLIC_ORIGIN: portal,
      ADMIN_ORIGIN: admin,
      GOOGLE_CLIENT_ID: 'portal',
      GOOGLE_CLIENT_SECRET: 'secret',
    }
  })
})
test.afterAll(() => small.close())

async function logIn(form: Locator): Promise<void> {
  await form.getByLabel('Email').fill(emailOf('stella'))
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}

async function logInAbove(page: Page): Promise<void> {
  await logIn(authWindow(page))
  await authWindow(page).getByRole('button', { name: 'Continue', exact: true }).click()
}

test('staff with a host of their own log in and out there, and everything else of it is of the portal', async ({
  page,
  context,
}) => {
  test.slow()
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`${portal}/user/sign-in`)
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
  await haveSession(context, portal, 'stella')

  await test.step('the menu leads there, to a session of its own, which no provider begins', async () => {
    await openWithSession(page, portal)
    await account(page).click()
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await expect(page).toHaveURL(`${admin}/admin/user`)
    await expect(authWindow(page).getByLabel('Email')).toBeVisible()
    await expect(authWindow(page)).not.toContainText('Continue with Google')
    await logInAbove(page)
    await expect(page.getByText('Logged in as Stella Staff')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Users' }).getByRole('row').nth(1)).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as a spreadsheet (CSV)' }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toContain('Stella Staff')
  })

  await test.step('pages of visitors are of the portal, those for staff among them, and only they', async () => {
    await page.getByRole('navigation', { name: 'Staff pages' }).getByRole('link', { name: 'Moderation' }).click()
    await expect(heading).toHaveText('Moderation')
    await expect(page).toHaveURL(`${portal}/admin/moderation`)
    await page.goto(`${admin}/dashboard/jobs`)
    await page.getByRole('link', { name: 'Back to the portal' }).click()
    await expect(page).toHaveURL(`${portal}/`)
    await page.goto(`${portal}/admin/user`)
    await expect(heading).toHaveText('We couldn’t find that page')
  })

  await test.step('who logs out there is still logged in at the portal', async () => {
    await openWithSession(page, `${admin}/admin/user`)
    await account(page).click()
    await page.getByRole('link', { name: 'Sign Out' }).click()
    await expect(heading).toHaveText('You’re signed out')
    expect(page.url()).toBe(`${admin}/user/signout`)
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(`${portal}/`)
    await expectSomebody(page)
  })

  await test.step('who logs in by the page goes on to a page of staff', async () => {
    await page.goto(`${admin}/user/sign-in?returnTo=/admin/user`)
    await logIn(page.getByRole('main'))
    await expect(page.getByText('Logged in as Stella Staff')).toBeVisible()
    await expect(heading).toHaveText('Users')
  })
})

test('staff who logged in long ago do so again above what they typed, and then a dead letter is tried again', async ({
  page,
  expectComplaint,
}) => {
  test.slow()
  expectComplaint(/^warning: A query failed .*SIGN_IN_AGAIN/)
  const jobs = `${admin}/dashboard/jobs`
  const letters = page.getByRole('table', { name: 'Changes that could not be taken, the latest first' })
  await page.goto(jobs)
  await logInAbove(page)
  await expect(page.getByRole('heading', { name: 'Dead letters' })).toBeVisible()
  await page.goto('about:blank')
  await small.change(async (database) => {
    await database.exec(`
      update member_session set started_at = started_at - interval '31 minutes';
      insert into event_dead_letter (consumer, event_id, kind, subject_id, details, occurred_at, error, created_at)
      values ('agents', 1, 'listing.published', 1, '{}', now(), 'The database was busy', now())`)
  })

  await openWithSession(page, jobs)
  await expect(letters).toContainText('The database was busy')
  await page.getByText('Try again or discard').click()
  const retry = page.getByRole('form', { name: 'Try again' })
  const reason = retry.getByRole('textbox', { name: 'Why' })
  await reason.fill('It is busy no more.')
  await retry.getByRole('button').click()
  await logInAbove(page)
  await expect(reason).toHaveValue('It is busy no more.')
  await retry.getByRole('button').click()
  await expect(page.getByText('1 change will be tried again.')).toBeVisible()
  await expect(letters).toHaveCount(0, { timeout: 30_000 })
})

import type { Browser, BrowserContext, Page } from '@playwright/test'
import { claimProfile } from './support/agent-of-test.ts'
import { OWN_PASSWORD, someone } from './support/collection-members.ts'
import { expectGoodEverywhere, expectGoodOnScreen } from './support/looks.ts'
import { authWindow, haveSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

type Agent = Awaited<ReturnType<typeof someone>> & { agent: string }

/** An agent of this test alone. */
async function agentOfTest(
  browser: Browser,
  { baseURL, staff, name, query }: { baseURL: string; staff: BrowserContext; name: string; query: string },
): Promise<Agent> {
  const member = await someone(browser, baseURL, name)
  return { ...member, agent: (await claimProfile(member, staff, [query])).username }
}

async function fill(page: Page, street: string): Promise<void> {
  await page.getByLabel('Street address').fill(street)
  await page.getByRole('combobox', { name: 'Suburb' }).fill('Richmond')
  await page.getByRole('option', { name: 'Richmond, VIC 3121' }).click()
  await page.getByLabel('Price').fill('$1,120,000')
  await page.getByLabel('Day of the sale').fill('2016-05-14')
  await page.getByLabel('Kind of property').selectOption('Terrace')
  await page.getByLabel('Bedrooms').fill('3')
  await page.getByLabel('What proves it?').selectOption('Settlement notice')
  await page.getByLabel('Reference on the proof').fill('PEXA 20160514')
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const entry = (page: Page, street: string) => page.getByRole('article').filter({ hasText: street })

/** Staff remove what waits, with a reason. */
async function staffRemove(desk: Page, street: string, reason: string): Promise<void> {
  await desk.goto('/admin/past-sales')
  const remove = entry(desk, street).getByRole('button', { name: `Remove ${street}` })
  await remove.click()
  await expect(entry(desk, street).getByLabel('Why it’s removed, for the agent to read')).toBeFocused()
  await entry(desk, street).getByLabel('Why it’s removed').fill(reason)
  await remove.click()
  await expect(desk.getByRole('status').filter({ hasText: `Removed: ${street}` })).toBeVisible()
}

async function staffAccept(desk: Page, street: string): Promise<void> {
  await desk.goto('/admin/past-sales')
  await expect(entry(desk, street)).toContainText('Proof: Settlement notice, PEXA 20160514')
  await expectGoodOnScreen(desk)
  await entry(desk, street)
    .getByRole('button', { name: `Accept the proof of ${street}` })
    .click()
  await expect(desk.getByRole('status').filter({ hasText: `On the profile now: ${street}` })).toBeVisible()
}

test('an agent enters a past sale, enters it anew when staff remove it meanwhile, and a visitor sees it once staff accept its proof', async ({
  browser,
  baseURL,
  context: staff,
  page: desk,
}) => {
  test.slow()
  await haveSession(staff, baseURL ?? '', 'stella')
  const given = { baseURL: baseURL ?? '', staff, name: 'Perla', query: 'Da' }
  const { page, context, agent, email } = await agentOfTest(browser, given)
  const visitor = await browser.newPage({ baseURL })
  const street = `${Date.now() % 10_000} Moor Street`
  const another = street.replace('Street', 'Lane')
  await page.goto(`/agent/${agent}/settings`)
  await page.getByRole('link', { name: 'Past sales' }).click()
  await expect(page.getByText('No past sales have been entered yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Add a past sale' }).click()

  await test.step('what is missing is named, and what was typed survives a reload', async () => {
    await page.getByLabel('Price').fill('a million')
    await save(page).click()
    await expect(page.getByLabel('Street address')).toBeFocused()
    await expect(page.getByLabel('Price')).toHaveAccessibleDescription(/Enter the price in whole dollars, from \$1,000/)
    await expectGoodEverywhere(page)
    await page.reload()
    await expect(page.getByLabel('Price')).toHaveValue('a million')
  })
  await fill(page, street)
  await save(page).click()
  await expect(entry(page, street)).toContainText('Waiting for our staff')

  await test.step('what staff remove while the agent changes it is told, and nothing that was typed is lost', async () => {
    await entry(page, street)
      .getByRole('link', { name: /^Change/ })
      .click()
    await page.getByLabel('Price').fill('1,200,000')
    await staffRemove(desk, street, 'The vendor names another agent.')
    await save(page).click()
    await expect(page.getByText('Our staff removed this past sale: The vendor names another agent.')).toBeVisible()
    await page.getByRole('link', { name: 'Enter it as a new one' }).click()
    await expect(page.getByRole('form', { name: 'Add a past sale' })).toBeVisible()
    await expect(page.getByLabel('Price')).toHaveValue('1,200,000')
    await page.getByLabel('Street address').fill(another)
  })

  await test.step('a session that has ended costs nothing that was typed either', async () => {
    await context.clearCookies()
    await save(page).click()
    await authWindow(page).getByLabel('Email').fill(email)
    await authWindow(page).getByLabel('Password', { exact: true }).fill(OWN_PASSWORD)
    await authWindow(page).getByLabel('Password', { exact: true }).press('Enter')
    await authWindow(page).getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Price')).toHaveValue('1,200,000')
    await save(page).click()
    await expect(page.getByText('Saved. Our staff check the proof')).toBeVisible()
  })

  await test.step('a visitor sees it once staff have accepted its proof, apart from the portal’s own records', async () => {
    expect(await (await visitor.request.get(`/agent/${agent}`)).text()).not.toContain(another)
    await staffAccept(desk, another)
    await visitor.goto(`/agent/${agent}`)
    await expect(visitor.getByRole('heading', { name: 'Past sales before this portal' })).toBeVisible()
    await expect(visitor.getByRole('heading', { name: `${another}, Richmond, VIC 3121` })).toBeVisible()
    await expect(visitor.getByText('Sold 14 May 2016 · $1,200,000 · Terrace · 3 bedrooms')).toBeVisible()
    await visitor.close()
  })

  await test.step('the agent removes it after a second press', async () => {
    await page.goto(`/agent/${agent}/past-sales`)
    await entry(page, another)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(entry(page, another).getByRole('button', { name: 'Keep it' })).toBeFocused()
    await entry(page, another).getByRole('button', { name: 'Yes, remove it' }).click()
    await expect(page.getByText(`Removed: ${another}`)).toBeVisible()
    await expect(entry(page, another)).toHaveCount(0)
  })
  await context.close()
})

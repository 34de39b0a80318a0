import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { OWN_PASSWORD, someone } from './support/collection-members.ts'
import { expectGoodEverywhere, expectGoodOnScreen } from './support/looks.ts'
import { authWindow, haveSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

type Agent = Awaited<ReturnType<typeof someone>> & { agent: string }

async function ask(request: APIRequestContext, context: BrowserContext, query: string, variables: object) {
  const token = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value ?? ''
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.post('/graphql', { data: { query, variables }, headers })
  const { data, errors } = await answer.json()
  expect(errors).toBeUndefined()
  return data
}

const FIND = `query ($query: String!) { claimableAgents(query: $query) { agent { id username isClaimed } } }`
const CLAIM = `mutation ($agentId: Int!) {
  claimAgent(input: { agentId: $agentId, proof: licence, licenceNumber: "012345L", licenceState: VIC }) { claim { id } } }`
const DECIDE = `mutation ($claimId: ID!) { decideAgentClaim(claimId: $claimId, isApproved: true) { state } }`

/** An agent of this test alone: somebody whose claim of a profile that nobody manages was approved. */
async function agentOfTest(
  browser: Browser,
  { baseURL, staff, name, query }: { baseURL: string; staff: BrowserContext; name: string; query: string },
): Promise<Agent> {
  const member = await someone(browser, baseURL, name)
  const { context } = member
  const { claimableAgents } = await ask(context.request, context, FIND, { query })
  const found = claimableAgents.find((each: { agent: { isClaimed: boolean } }) => !each.agent.isClaimed)
  expect(found, `an agent called ${query} whom nobody manages`).toBeDefined()
  const { claimAgent } = await ask(context.request, context, CLAIM, { agentId: found.agent.id })
  await ask(staff.request, staff, DECIDE, { claimId: claimAgent.claim.id })
  return { ...member, agent: found.agent.username }
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

test('an agent enters a past sale, staff accept its proof, and a visitor sees it', async ({
  browser,
  baseURL,
  context: staff,
  page: desk,
}) => {
  test.slow()
  await haveSession(staff, baseURL ?? '', 'stella')
  const { page, context, agent } = await agentOfTest(browser, {
    baseURL: baseURL ?? '',
    staff,
    name: 'Perla',
    query: 'Da',
  })
  const street = `${Date.now() % 10_000} Moor Street`
  await page.goto(`/agent/${agent}/settings`)
  await page.getByRole('link', { name: 'Past sales' }).click()
  await expect(page.getByText('No past sales have been entered yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Add a past sale' }).click()

  await test.step('what is missing is named, and what was typed survives a reload', async () => {
    await page.getByLabel('Price').fill('a million')
    await page.getByLabel('Day of the sale').fill('2050-01-01')
    await save(page).click()
    await expect(page.getByLabel('Street address')).toBeFocused()
    await expect(page.getByLabel('Price')).toHaveAccessibleDescription(/Enter the price in whole dollars, from \$1,000/)
    await expect(page.getByLabel('Day of the sale')).toHaveAccessibleDescription(/from 1990 until today/)
    await expect(page.getByLabel('Reference on the proof')).toHaveAccessibleDescription(/Enter the reference/)
    await expectGoodEverywhere(page)
    await page.reload()
    await expect(page.getByLabel('Price')).toHaveValue('a million')
  })

  await test.step('it is sent once, however often it is pressed, and again after no answer came', async () => {
    await fill(page, street)
    await page.route('**/api/agent/*/transactions', (route) => route.abort())
    await save(page).click()
    await expect(page.getByText('We got no answer, so this may not have been saved.')).toBeVisible()
    await page.unroute('**/api/agent/*/transactions')
    await save(page).dblclick()
    await expect(page.getByText('Saved. Our staff check the proof')).toBeVisible()
    await expect(entry(page, street)).toHaveCount(1)
    await expect(entry(page, street)).toContainText('Waiting for our staff')
  })

  await test.step('a visitor does not see it yet', async () => {
    const visitor = await browser.newContext({ baseURL })
    const answer = await visitor.request.get(`/agent/${agent}`)
    expect(await answer.text()).not.toContain(street)
    await visitor.close()
  })

  await test.step('staff accept the proof', async () => {
    await desk.goto('/admin/past-sales')
    await expect(entry(desk, street)).toContainText('Proof: Settlement notice, PEXA 20160514')
    await expectGoodOnScreen(desk)
    await entry(desk, street)
      .getByRole('button', { name: `Accept the proof of ${street}` })
      .click()
    await expect(desk.getByRole('status').filter({ hasText: `On the profile now: ${street}` })).toBeVisible()
  })

  await test.step('a visitor sees it, apart from the portal’s own records', async () => {
    const visitor = await browser.newContext({ baseURL })
    const profile = await visitor.newPage()
    await profile.goto(`/agent/${agent}`)
    await expect(profile.getByRole('heading', { name: 'Past sales before this portal' })).toBeVisible()
    await expect(profile.getByRole('heading', { name: `${street}, Richmond, VIC 3121` })).toBeVisible()
    await expect(profile.getByText('Sold 14 May 2016 · $1,120,000 · Terrace · 3 bedrooms')).toBeVisible()
    await visitor.close()
  })

  await test.step('the agent removes it after a second press', async () => {
    await page.goto(`/agent/${agent}/past-sales`)
    await entry(page, street)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(entry(page, street).getByRole('button', { name: 'Keep it' })).toBeFocused()
    await entry(page, street).getByRole('button', { name: 'Yes, remove it' }).click()
    await expect(page.getByText(`Removed: ${street}`)).toBeVisible()
    await expect(entry(page, street)).toHaveCount(0)
  })
  await context.close()
})

test('what staff remove while the agent changes it is told, and nothing that was typed is lost', async ({
  browser,
  baseURL,
  context: staff,
  page: desk,
}) => {
  test.slow()
  await haveSession(staff, baseURL ?? '', 'stella')
  const { page, context, agent, email } = await agentOfTest(browser, {
    baseURL: baseURL ?? '',
    staff,
    name: 'Piet',
    query: 'Ma',
  })
  const street = `${Date.now() % 10_000} Napier Lane`
  await page.goto(`/agent/${agent}/past-sales?sale=new`)
  await fill(page, street)
  await save(page).click()
  await expect(entry(page, street)).toContainText('Waiting for our staff')
  await entry(page, street)
    .getByRole('link', { name: /^Change/ })
    .click()
  await page.getByLabel('Price').fill('1,200,000')

  await desk.goto('/admin/past-sales')
  await entry(desk, street)
    .getByRole('button', { name: `Remove ${street}` })
    .click()
  await expect(entry(desk, street).getByLabel('Why it’s removed, for the agent to read')).toBeFocused()
  await entry(desk, street).getByLabel('Why it’s removed').fill('The vendor names another agent.')
  await entry(desk, street)
    .getByRole('button', { name: `Remove ${street}` })
    .click()
  await expect(desk.getByRole('status').filter({ hasText: `Removed: ${street}` })).toBeVisible()

  await save(page).click()
  await expect(page.getByText('Our staff removed this past sale: The vendor names another agent.')).toBeVisible()
  await expect(page.getByLabel('Price')).toHaveValue('1,200,000')
  await page.getByRole('link', { name: 'Enter it as a new one' }).click()
  await expect(page.getByRole('form', { name: 'Add a past sale' })).toBeVisible()
  await expect(page.getByLabel('Price')).toHaveValue('1,200,000')

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
  await context.close()
})

import type { Page } from '@playwright/test'
import { haveSession } from './support/members.ts'
import { storedConsent } from './support/stored-consent.ts'
import { expect, expectAccessible, test } from './support/test.ts'

type Agent = { username: string; name: string; phone: string }

const dialog = (page: Page) => page.getByRole('dialog')
const send = (page: Page) => dialog(page).getByRole('button', { name: /^(Send|Sending)/ })
const words = { Name: 'Mia Okafor', Email: 'mia@mail.example', Message: 'Would you sell a terrace in autumn?' }

/** The agent of a home on the market. */
async function openAgent(page: Page, waitUntil: 'load' | 'commit' = 'load'): Promise<Agent> {
  const results = await page.request.get('/for-sale/melbourne-vic-3000/real-estate')
  const [, id = ''] = /href="\/homes\/[^"]+\/(\d+)"/.exec(await results.text()) ?? []
  const query = 'query One($id: Int!) { listing(id: $id) { agents { username name phone } } }'
  const answer = await page.request.post('/graphql', { data: { query, variables: { id: Number(id) } } })
  const { data } = await answer.json()
  const agent: Agent = data.listing.agents[0]
  await page.goto(`/agent/${agent.username}`, { waitUntil })
  return agent
}

const openForm = async (page: Page, { name }: Agent) => {
  await page.getByRole('button', { name: `Email ${name}` }).click()
  await expect(dialog(page)).toBeVisible()
}

async function fill(page: Page, typed: Record<string, string>) {
  for (const [label, text] of Object.entries(typed)) await dialog(page).getByLabel(label, { exact: true }).fill(text)
}

test('what was typed to an agent survives closing, a reload, signing in and a lost answer, and arrives once', async ({
  page,
  context,
  baseURL,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/)
  const keys: string[] = []
  let isLost = true
  await page.route('**/rest/agents/enquiries', async (route) => {
    keys.push(route.request().postDataJSON().idempotencyKey)
    if (!isLost) return route.continue()
    isLost = false
    await route.fetch()
    return route.abort()
  })
  const agent = await openAgent(page)
  await openForm(page, agent)
  await send(page).click()
  await expect(page.getByRole('group', { name: 'Problems with your enquiry' })).toBeFocused()
  await page.getByRole('link', { name: 'Choose what it’s about.' }).click()
  await expect(dialog(page).getByLabel('It’s about')).toBeFocused()
  await expectAccessible(page)
  await fill(page, words)
  await dialog(page).getByLabel('It’s about').selectOption('Selling a home')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: `Email ${agent.name}` })).toBeFocused()
  await haveSession(context, baseURL ?? '')
  await page.reload()
  await openForm(page, agent)
  for (const [label, text] of Object.entries(words)) {
    await expect(dialog(page).getByLabel(label, { exact: true })).toHaveValue(text)
  }
  await expect(dialog(page).getByLabel('It’s about')).toHaveValue('selling')
  await send(page).click()
  await expect(send(page)).toHaveText('Send again')
  await send(page).click()
  await expect(dialog(page).getByRole('status')).toContainText(`emailing it to ${agent.name}`)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  await page.getByRole('button', { name: 'Ask something else' }).click()
  await expect(dialog(page).getByLabel('Message', { exact: true })).toHaveValue('')
  await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue(words.Name)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  await test.step('an owner asks an agent for an appraisal of a home', async () => {
    await page.getByRole('button', { name: `Request an appraisal from ${agent.name}` }).click()
    await fill(page, { 'Street address of your home': '12 Smith Street', Name: words.Name, Email: words.Email })
    await send(page).click()
    await page.getByRole('link', { name: 'Choose the suburb of your home from the list.' }).click()
    const suburb = dialog(page).getByRole('combobox', { name: 'Suburb' })
    await expect(suburb).toBeFocused()
    await suburb.fill('Brunswick')
    await dialog(page).getByRole('option', { name: 'Brunswick, VIC 3056' }).click()
    await expect(suburb).toHaveValue('Brunswick, VIC 3056')
    const asked = page.waitForRequest('**/rest/listing/enquiries/seller')
    await send(page).click()
    expect((await asked).postDataJSON()).toMatchObject({
      suburbUri: 'brunswick-vic-3056',
      streetAddress: '12 Smith Street',
      phone: null,
    })
    await expect(dialog(page).getByRole('status')).toContainText(`emailing it to ${agent.name}`)
  })
})

test('an enquiry, a call and a sight of an agent are counted once each', async ({ page }) => {
  await page.addInitScript((choice) => localStorage.setItem('trackingConsent', choice), storedConsent('given'))
  const counted: number[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/tracking/agents')) return
    const { agents } = request.postDataJSON()
    for (const { type, ids } of agents) for (const _ of ids) counted.push(type)
  })
  await page.addInitScript(() => {
    // Nothing would answer a call here.
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('[href^="tel:"]')) event.preventDefault()
    })
  })
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await release.promise
    await route.continue()
  })
  const agent = await openAgent(page, 'commit')
  // What counts is not there yet.
  await page.getByRole('link', { name: new RegExp(`^Call ${agent.name}`) }).click()
  release.resolve()
  await page.locator('html[data-hydrated=all]').waitFor({ state: 'attached' })
  await openForm(page, agent)
  await fill(page, words)
  await dialog(page).getByLabel('It’s about').selectOption('Something else')
  await send(page).click()
  await expect(dialog(page).getByRole('status')).toContainText('We have your enquiry')
  await expect.poll(() => counted.toSorted((left, right) => left - right), { timeout: 20_000 }).toEqual([17, 19, 20])
})

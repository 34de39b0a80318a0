import type { Page } from '@playwright/test'
import { expectGoodEverywhere } from './support/looks.ts'
import { mailedTo } from './support/collection-members.ts'
import { haveSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

/** A visitor asks the agent of the demonstration's account; everybody here has a name of their own. */
async function enquire(page: Page, stamp: string): Promise<{ name: string; email: string }> {
  const query = '{ profile(username: "agnes") { agent { id } } }'
  const { data } = await (await page.request.post('/graphql', { data: { query } })).json()
  const name = `Wendell ${stamp}`
  const email = `wendell-${stamp}@mail.example`
  const answer = await page.request.post('/rest/agents/enquiries', {
    data: {
      agentId: data.profile.agent.id,
      reason: 'selling',
      name,
      email,
      message: 'Could you tell me\nwhat our terrace is worth?',
      wantsCopy: false,
      idempotencyKey: `enquiry-of-${stamp}`,
    },
  })
  expect(answer.status()).toBe(200)
  return { name, email }
}

const thread = (page: Page, name: string) => page.getByRole('article', { name: `Enquiry from ${name}` })
const reply = (page: Page, name: string) => page.getByLabel(`Reply to ${name}`)

test('an enquiry comes while the inbox is open, is answered once after a lost answer, and put away', async ({
  page,
  context,
  baseURL,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/)
  const stamp = String(Date.now())

  await test.step('the inbox is for agents: others are told so, and an enquiry of another is not there', async () => {
    await page.goto('/enquiries')
    await expect(page.getByText('Log in as an agent to read your enquiries.')).toBeVisible()
    await haveSession(context, baseURL ?? '', 'lena')
    await page.goto('/enquiries/5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b10')
    await expect(page.getByText('Only agents have enquiries.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Claim your profile/ })).toBeVisible()
    await context.clearCookies()
    await page.evaluate(() => localStorage.removeItem('member'))
  })

  await haveSession(context, baseURL ?? '', 'agnes')
  await page.goto('/enquiries')
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  await expect(page.getByRole('list').filter({ has: page.getByRole('link', { name: /Tevita Fonua/ }) })).toBeVisible()
  await expectGoodEverywhere(page)

  const { name, email } = await enquire(page, stamp)
  // Journeys run without live pages; what they emit is told here.
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('portal:enquiries.changed')))
  await page.getByRole('button', { name: /^Show \d+ new enquir/ }).click()
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(thread(page, name)).toContainText('what our terrace is worth?')
  await expect(thread(page, name)).toContainText('Selling a home')
  await expectGoodEverywhere(page)

  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(reply(page, name)).toBeFocused()
  await expect(reply(page, name)).toHaveAccessibleDescription(/Write a reply\./)
  await reply(page, name).fill('Good day\n\nI could come by on Tuesday.')
  await page.reload()
  await expect(reply(page, name)).toHaveValue('Good day\n\nI could come by on Tuesday.')

  let isLost = true
  await page.route('**/graphql', async (route) => {
    if (!isLost || !(route.request().postData() ?? '').includes('I could come by')) return route.continue()
    isLost = false
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('We couldn’t reach the portal. What you wrote is still here')).toBeVisible()
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Your reply is on its way.')).toBeVisible()
  await expect(reply(page, name)).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Replies' }).getByRole('article')).toHaveCount(1)
  await mailedTo(email, /(I could come by on Tuesday\.)/)

  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Move back to the inbox' })).toBeVisible()
  await page.goto(`/enquiries?folder=archived&query=${stamp}`)
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible()
})

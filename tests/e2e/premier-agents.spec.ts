import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { claimProfile } from './support/agent-of-test.ts'
import { ask, asMember, someone } from './support/collection-members.ts'
import { expectGoodEverywhere, expectGoodOnPhone } from './support/looks.ts'
import { account, haveSession, openWithSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

const BIO = 'I sell terraces, answer my own phone, and tell you on the first day what your home should go for, and why.'

/** Three past sales, with proofs that staff accept. */
async function sell(agent: BrowserContext, staff: BrowserContext, agentId: number): Promise<void> {
  const headers = await asMember(agent)
  for (const street of ['1 Moor Street', '2 Moor Street', '3 Moor Street']) {
    const answer = await agent.request.post(`/api/agent/${agentId}/transactions`, {
      headers,
      data: {
        idempotencyKey: `key-of-${agentId}-${street}`.replaceAll(' ', '-'),
        type: 'sale',
        streetAddress: street,
        suburbUri: 'richmond-vic-3121',
        price: 1_120_000,
        completedOn: '2016-05-14',
        propertyType: 'Terrace',
        bedrooms: 3,
        proofKind: 'settlementNotice',
        proofReference: 'PEXA 20160514',
      },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    const { id, check } = await answer.json()
    const accept = `mutation ($id: Int!, $version: Int!) { decidePastSale(id: $id, version: $version, isAccepted: true) { pastSale { id } } }`
    await ask(staff, accept, { id, version: check?.version ?? 0 })
  }
}

/** Reviews by three clients, which staff publish. */
async function review(browser: Browser, baseURL: string, staff: BrowserContext, username: string): Promise<void> {
  const write = `mutation ($input: WriteAgentReviewInput!) { writeAgentReview(input: $input) { review { id } } }`
  const publish = `mutation ($input: ModeratePostInput!) { moderatePost(input: $input) { case { status } } }`
  for (const name of ['Rhea', 'Runa', 'Ravi']) {
    const { context } = await someone(browser, baseURL, name)
    const said = { title: 'Straight with us', content: `She told ${name} what it would go for, and it did.` }
    const input = { username, review: { ...said, rating: 5, serviceProvidedType: 'sale' } }
    // The document asks for no more than this.
    const { writeAgentReview } = (await ask(context, write, { input })) as {
      writeAgentReview: { review: { id: string } }
    }
    const decision = { postId: Number(writeAgentReview.review.id), decision: 'publish', reason: 'It is a client.' }
    await ask(staff, publish, { input: decision })
    await context.close()
  }
}

/** Somebody asks the agent, who answers at once. */
async function answerAtOnce(agent: BrowserContext, agentId: number): Promise<void> {
  const data = { agentId, reason: 'selling', name: 'Wendell', email: 'wendell@mail.example', wantsCopy: false }
  const idempotencyKey = `enquiry-of-${agentId}-${Date.now()}`
  const sent = await agent.request.post('/rest/agents/enquiries', {
    data: { ...data, message: 'Could you tell me what our terrace is worth?', idempotencyKey },
  })
  const { reference } = await sent.json()
  const reply = `mutation ($reference: ID!) { replyToEnquiry(reference: $reference, input: { message: "Yes." }) { enquiry { reference } } }`
  await ask(agent, reply, { reference })
}

/** What staff choose to do, with a reason. */
async function act(desk: Page, name: string): Promise<void> {
  await desk.getByLabel('What to do').selectOption(name)
  const form = desk.getByRole('form', { name })
  await form.getByRole('textbox', { name: 'Why' }).fill('As agreed with the office.')
  await form.getByRole('button', { name }).click()
}

const badge = (place: Page | Locator) => place.getByText('Premier Agent', { exact: true })

test('staff make an agent a Premier Agent, who sees the list, and visitors see the badge until it ends', async ({
  browser,
  baseURL,
  context: staff,
  page: desk,
}) => {
  test.slow()
  await haveSession(staff, baseURL ?? '', 'stella')
  const member = await someone(browser, baseURL, 'Prue')
  const { page, context } = member
  const agent = await claimProfile(member, staff, ['Ch', 'Ka', 'Na', 'Ro', 'Sh', 'Ta', 'Pe', 'Ho', 'Va', 'We'])
  const visitor = await browser.newPage({ baseURL })

  await test.step('staff start the checklist', async () => {
    await openWithSession(desk, '/')
    await account(desk).click()
    await desk.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await desk.getByRole('link', { name: 'Premier Agents' }).click()
    await desk.getByRole('textbox', { name: 'Username of the agent' }).fill(agent.username)
    await desk.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(desk.getByRole('heading', { level: 2, name: agent.name })).toBeVisible()
    await act(desk, 'Start the checklist')
    await expect(desk.getByText('Waiting for the agent')).toBeVisible()
    await expectGoodEverywhere(desk)
  })

  await test.step('the agent sees what is left, and does it', async () => {
    await page.goto(`/agent/${agent.username}/settings`)
    const list = page.getByRole('region', { name: 'Premier Agent' })
    await expect(list.getByRole('listitem').filter({ hasText: 'Still to do' })).not.toHaveCount(0)
    await expectGoodEverywhere(page)
    await page.getByLabel('About you').fill(BIO)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
    await sell(context, staff, agent.id)
    await review(browser, baseURL ?? '', staff, agent.username)
    await answerAtOnce(context, agent.id)
    await page.reload()
    await expect(list.getByText('You’ve done your part. Our staff look at it now.')).toBeVisible()
  })

  await test.step('staff confirm the rest, and complete it', async () => {
    await desk.reload()
    await expect(desk.getByText('Ready for staff')).toBeVisible()
    await act(desk, 'Confirm their contact details')
    await act(desk, 'Make them a Premier Agent')
    const rows = desk.getByRole('table', { name: 'What staff did' }).getByRole('row')
    await expect(rows.filter({ hasText: 'Made them a Premier Agent' })).toHaveCount(1)
    await expect(rows.filter({ hasText: 'Confirmed their contact details' })).toHaveCount(1)
  })

  await test.step('the profile and the cards say so', async () => {
    await visitor.goto(`/agent/${agent.username}`)
    await expect(badge(visitor)).toBeVisible()
    await expect(visitor.getByText('Nobody can pay for it', { exact: false })).toBeVisible()
    await expectGoodOnPhone(visitor)
    await visitor.setViewportSize({ width: 1280, height: 800 })
    await visitor.locator('main a[href^="/real-estate-agency/"]').first().click()
    await visitor.locator('summary').filter({ hasText: 'agent' }).click()
    const card = visitor.getByRole('article').filter({ has: visitor.locator(`a[href="/agent/${agent.username}"]`) })
    await expect(badge(card)).toBeVisible()
  })

  await test.step('the agent stops the emails; staff end it, and the badge is gone', async () => {
    await page.goto('/settings')
    const emails = page.getByRole('checkbox', { name: 'Email me about my way to a Premier Agent' })
    await emails.uncheck()
    await expect(page.getByText('Saved. You won’t get these emails.')).toBeVisible()
    await page.reload()
    await expect(emails).not.toBeChecked()
    await act(desk, 'End it')
    await expect(desk.getByText('Ended', { exact: true })).toBeVisible()
    await visitor.goto(`/agent/${agent.username}`)
    await expect(visitor.getByRole('heading', { level: 1, name: agent.name })).toBeVisible()
    await expect(badge(visitor)).toHaveCount(0)
  })
  await visitor.close()
  await context.close()
})

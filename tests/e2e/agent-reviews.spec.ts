import type { Browser, Page } from '@playwright/test'
import { mailedTo, OWN_PASSWORD, someone } from './support/collection-members.ts'
import { countedAgents } from './support/counted-agents.ts'
import { authWindow, haveSession, openWithSession } from './support/members.ts'
import { decide } from './support/moderation.ts'
import { storedConsent } from './support/stored-consent.ts'
import { expect, test } from './support/test.ts'

/** The agent of the demonstration's accounts. */
const AGENT = '/agent/agnes-keane'
const REVIEW = 22

async function fill(page: Page, title: string): Promise<void> {
  await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true })
  await page.getByLabel('Title').fill(title)
  await page
    .getByLabel('Your review', { exact: true })
    .fill('She told us on the first day what it would go for, and it did.')
}

async function staffRefuse(browser: Browser, baseURL: string | undefined, title: string, check: string): Promise<void> {
  const office = await browser.newContext({ baseURL })
  await haveSession(office, baseURL ?? '', 'stella')
  const staff = await office.newPage()
  await openWithSession(staff, '/admin/agent-reviews')
  await expect(staff).toHaveURL(/\/admin\/moderation\?kind=agentReview$/)
  await staff.getByRole('link', { name: title }).last().click()
  await expect(staff.getByText(`How the author says we could check: ${check}`)).toBeVisible()
  await decide(staff, 'Don’t publish', 'It advertises another site.')
  await office.close()
}

test('a review: kept over a reload, sent after signing in, published, changed, refused by staff and taken back', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow()
  const counted = await countedAgents(page, REVIEW)
  await page.addInitScript((choice) => localStorage.setItem('trackingConsent', choice), storedConsent('given'))
  // Of this run alone: a member reviews an agent once.
  const author = await someone(browser, baseURL ?? '', 'Rita')
  await author.context.close()
  await openWithSession(page, `${AGENT}/reviews`)
  await page.getByRole('link', { name: 'Write a review' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Write a review of Agnes Keane' })).toBeVisible()

  await test.step('what is missing is named', async () => {
    await page.getByRole('button', { name: 'Publish review' }).click()
    await expect(page.getByRole('group', { name: 'What needs to be put right' })).toBeFocused()
  })

  await test.step('what was typed is there after a reload', async () => {
    await fill(page, 'Straight with us')
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue('Straight with us')
    await expect(page.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked()
  })

  await test.step('it goes out once its author is there', async () => {
    await page.getByRole('button', { name: 'Publish review' }).click()
    await expect(authWindow(page)).toBeVisible()
    await authWindow(page).getByLabel('Email').fill(author.email)
    await authWindow(page).getByLabel('Password', { exact: true }).fill(OWN_PASSWORD)
    await authWindow(page).getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByText('Thank you. Your review is published.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('review:agnes-keane'))).toBe('"sent"')
    await authWindow(page).getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('everybody reads it', async () => {
    await page.getByRole('link', { name: 'See all reviews' }).click()
    const review = page.getByRole('article', { name: 'Straight with us' })
    await expect(review.getByText('Your review')).toBeVisible()
    await review.getByRole('link', { name: 'Change it' }).click()
  })

  await test.step('changed into what a rule holds, it is read by staff, and its author is told', async () => {
    await expect(page.getByLabel('Title')).toHaveValue('Straight with us')
    await page.getByLabel('Title').fill('See www.example.com')
    await page.getByLabel('How our staff could check this').fill('Ask my conveyancer, Dana Ng.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(/^Thank you\. Our staff read your review/)).toBeVisible()
    await staffRefuse(browser, baseURL, 'See www.example.com', 'Ask my conveyancer, Dana Ng.')
    expect(await mailedTo(author.email, /(It advertises another site)/)).toBe('It advertises another site')
  })

  await test.step('it is taken back', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Take back “See www.example.com”' }).click()
    await expect(page.getByText('Your review is taken back.')).toBeVisible()
  })

  await test.step('it was counted once', async () => {
    await expect.poll(() => counted.length, { timeout: 20_000 }).toBe(1)
  })
  await context.close()
})

test('a client is asked by mail, answers without an account, and the agent answers in turn', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow()
  // A host of its own, for a second client of one host is held.
  const client = `client@mail-${Date.now()}.example`
  await haveSession(context, baseURL ?? '', 'agnes')
  await openWithSession(page, '/review-requests')
  await page.getByLabel('Client’s name').fill('Carol')
  await page.getByLabel('Client’s email address').fill(client)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('We have written to Carol.')).toBeVisible()
  const path = await mailedTo(client, /(\/review-request\/\S+)/)

  const elsewhere = await browser.newContext({ baseURL })
  const guest = await elsewhere.newPage()
  await openWithSession(guest, path)
  await fill(guest, `Calm all along ${client}`.slice(0, 40).replaceAll('@', ' '))
  await guest.getByRole('button', { name: 'Publish review' }).click()
  await expect(guest.getByText(/^Thank you\. Your review is published\./)).toBeVisible()
  await guest.goto(path)
  await expect(guest.getByText('This link has been used.')).toBeVisible()
  await elsewhere.close()

  await openWithSession(page, `${AGENT}/reviews`)
  const review = page.getByRole('article', { name: /^Calm all along/ }).first()
  await review.getByRole('button', { name: 'Answer' }).click()
  await review.getByLabel('Your answer').fill('Thank you, Carol.')
  await page.reload()
  await review.getByRole('button', { name: 'Answer' }).click()
  await expect(review.getByLabel('Your answer')).toHaveValue('Thank you, Carol.')
  await review.getByRole('button', { name: 'Publish answer' }).click()
  await expect(review.getByText('Agnes Keane answers')).toBeVisible()
})

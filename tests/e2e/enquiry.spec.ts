import type { Page, Route } from '@playwright/test'
import { enquiryPaths, type outcomes, stateOf } from '../support/enquiry-model.ts'
import { eachEventAndState, tours } from '../support/machine-paths.ts'
import { expect, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const sendButton = (page: Page) => dialog(page).getByRole('button', { name: /^(Send|Sending)/ })
const typed = { Name: 'Mia Okafor', Email: 'mia@mail.example', Message: 'May I see it on Saturday?' }

async function openForm(page: Page) {
  // Not a new apartment, of which another call is asked.
  const results = await page.request.get('/for-sale/richmond-vic-3121/houses')
  const [, listing = ''] = /href="(\/homes\/[^"]+)"/.exec(await results.text()) ?? []
  await page.goto(listing)
  await page.getByRole('button', { name: 'Enquire' }).first().click()
  await expect(dialog(page)).toBeVisible()
}

async function fill(page: Page, words: Record<string, string>) {
  for (const [label, text] of Object.entries(words)) await dialog(page).getByLabel(label).fill(text)
}

const empty = { Name: '', Email: '', Message: '' }

/** Holds every enquiry on its way until the test says how it ends. */
async function holdRequests(page: Page) {
  const held: Route[] = []
  const bodies: { idempotencyKey: string }[] = []
  await page.route('**/rest/listing/enquiry', (route) => {
    bodies.push(route.request().postDataJSON())
    held.push(route)
  })
  const next = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    const route = held.shift()
    if (!route) throw new Error('No request is held')
    return route
  }
  /** What was asked is of no interest any more. */
  const forget = () => void held.splice(0)
  return { next, forget, bodies }
}

const problems = {
  INVALID: { status: 400, code: 'BAD_INPUT', field: 'email', message: 'Enter an email address.' },
  TOO_MANY: { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Too many enquiries.' },
  GONE: { status: 410, code: 'GONE', message: 'Listing 1 was withdrawn by its agent.' },
} as const

async function answer(route: Route, event: object) {
  const output = 'output' in event ? (event.output as (typeof outcomes)[keyof typeof outcomes]) : null
  if (output === null) return route.abort()
  if (output.ok) return route.continue()
  const { status, ...error } = problems[output.reason]
  const body = { type: 'about:blank', title: 'x', status, detail: error.message, errors: [error] }
  return route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify(body) })
}

/** What shows each state of the machine. */
const shows: Record<string, (page: Page) => Promise<void>> = {
  'writing.editing': async (page) => {
    await expect(sendButton(page)).toHaveText('Send enquiry')
    await expect(dialog(page).getByRole('alert')).toBeHidden()
  },
  'writing.refusedAsInvalid': (page) =>
    expect(page.getByRole('group', { name: 'Problems with your enquiry' })).toBeFocused(),
  'writing.refusedAsTooMany': (page) => expect(dialog(page).getByRole('alert')).toContainText('too many enquiries'),
  'writing.refusedAsGone': (page) => expect(dialog(page).getByRole('alert')).toContainText('off the market'),
  'writing.unreachable': (page) => expect(sendButton(page)).toHaveText('Send again'),
  sending: (page) => expect(sendButton(page)).toHaveText('Sending…'),
  sent: (page) => expect(dialog(page).getByRole('status')).toContainText('We have your enquiry'),
}

type Path = (typeof enquiryPaths)[number]

const eventName = (event: Path['event']) => `${event.type} ${'output' in event ? JSON.stringify(event.output) : ''}`
const walks = tours(enquiryPaths, {
  wanted: eachEventAndState(enquiryPaths, { eventName, stateName: stateOf }),
  longest: 40,
})

test('each event reaches the form, and each state of it is shown', async ({ page, expectComplaint }) => {
  expectComplaint(/Failed to load resource/)
  await page.clock.install()
  const requests = await holdRequests(page)
  for (const walk of walks) {
    requests.forget()
    if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear())
    await openForm(page)
    for (const { source, event, target } of walk) {
      await test.step(`${stateOf(source)} --${eventName(event)}--> ${stateOf(target)}`, async () => {
        await bringAbout(page, event, requests)
        await shows[stateOf(target)]?.(page)
      })
    }
  }
})

async function bringAbout(page: Page, event: Path['event'], requests: Awaited<ReturnType<typeof holdRequests>>) {
  if (event.type === 'draft.changed') {
    // The same words once more would be no change.
    await fill(page, { Message: 'Wait' })
    return fill(page, 'draft' in event && event.draft?.name === '' ? empty : typed)
  }
  if (event.type === 'enquiry.submitted') return sendButton(page).click()
  if (event.type === 'enquiry.begunAnew') return page.getByRole('button', { name: 'Ask something else' }).click()
  const request = await requests.next()
  if (!event.type.startsWith('xstate.after')) return answer(request, event)
  await page.clock.fastForward(20_000)
  requests.forget()
}

test('an enquiry is put right, kept over closing and a reload, and sent', async ({ page, expectComplaint }) => {
  expectComplaint(/Failed to load resource/)
  await openForm(page)

  await test.step('what is wrong is said and leads to each field, and the form does not scroll sideways', async () => {
    await sendButton(page).click()
    await shows['writing.refusedAsInvalid']?.(page)
    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(overflow).toBe(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('link', { name: 'Enter an email address like name@example.com.' }).click()
    await expect(dialog(page).getByLabel('Email')).toBeFocused()
    await expect(dialog(page).getByLabel('Email')).toHaveAccessibleDescription(/Enter an email address/)
  })

  await test.step('what was typed stays when the form is closed or the page is loaded anew', async () => {
    await fill(page, typed)
    await dialog(page).getByRole('checkbox', { name: 'Price guide' }).check()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Enquire' }).first()).toBeFocused()
    await page.reload()
    await page.getByRole('button', { name: 'Enquire' }).first().click()
    for (const [label, text] of Object.entries(typed)) await expect(dialog(page).getByLabel(label)).toHaveValue(text)
    await expect(dialog(page).getByRole('checkbox', { name: 'Price guide' })).toBeChecked()
  })

  await test.step('a field that people do not see and that was filled is told of, and the enquiry arrives all the same', async () => {
    const honeypot = dialog(page).locator('[name="more"]')
    await expect(honeypot).toHaveAttribute('autocomplete', 'off')
    await honeypot.fill('https://mia.example', { force: true })
    await sendButton(page).click()
    await expect(page.getByRole('group', { name: 'Problems with your enquiry' })).toContainText('please send once more')
    await sendButton(page).click()
    await shows.sent?.(page)
  })

  await test.step('that it was sent is remembered, and nothing of what was typed', async () => {
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText(/^You enquired on \d{1,2} \w{3}\.$/).first()).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^You enquired on \d{1,2} \w{3}\.$/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Enquire' }).first().click()
    await expect(dialog(page).getByLabel('Message')).toHaveValue('')
  })

  await test.step('a browser that keeps nothing can enquire all the same', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await openForm(page)
    await fill(page, typed)
    await sendButton(page).click()
    await shows.sent?.(page)
  })
})

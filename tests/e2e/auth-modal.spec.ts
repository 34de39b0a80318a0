import type { Page, Route } from '@playwright/test'
import { authModalPaths, readKey, typedDraft } from '../support/auth-modal-model.ts'
import { reachable, tours } from '../support/machine-paths.ts'
import { expectGoodEverywhere } from './support/looks.ts'
import { account, authWindow, emailOf, expectSomebody, openWithSession, PASSWORD } from './support/members.ts'
import { expect, test } from './support/test.ts'

const titles = { signIn: 'Log in to Homely', signUp: 'Join Homely', forgotPassword: 'Choose a new password' } as const
const submitNames = { signIn: 'Log in', signUp: 'Sign up', forgotPassword: 'Email me a link' } as const

type Path = (typeof authModalPaths)[number]

/** The portal signs in with every form but the one that asks for a mail. */
function isPossible({ source, event }: Path): boolean {
  if (!('output' in event) || !event.output.ok) return true
  return (event.output.location === null) === (readKey(source).form === 'forgotPassword')
}

const possiblePaths = reachable(authModalPaths.filter(isPossible))
/** One path for each event in each state, whatever was typed before. */
const wanted = possiblePaths.filter(
  (path, index, all) => all.findIndex((other) => cause(other) === cause(path)) === index,
)
/** Who is signed in meets the window no more. */
const isLast = ({ source, event }: Path) => readKey(source).value === 'succeeded' && event.type === 'modal.closed'
const walks = tours(possiblePaths, { wanted, isLast, longest: 20 })

function cause({ source, event }: Path): string {
  const { value, form } = readKey(source)
  return [value, value === 'filling' ? form : '', eventName(event)].join(' ')
}

function eventName(event: { type: string; form?: string; output?: unknown }): string {
  return [event.type, event.form ?? '', JSON.stringify(event.output) ?? ''].join(' ').trim()
}

/** The visitor and the portal, as the machine's events come from them. */
class Surroundings {
  private readonly questions: Route[] = []
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async prepare() {
    await this.page.route(
      /\/api\/auth\/(?:sign-in|sign-up|forgot-password)$/,
      (route) => void this.questions.push(route),
    )
    await this.page.route('**/api/user/mia-chen', (route) => route.fulfill({ status: 503, json: {} }))
    await this.page.clock.install()
    await openWithSession(this.page, '/')
  }

  async bringAbout(event: { type: string; form?: string; output?: unknown }, form: keyof typeof titles) {
    if (event.type === 'modal.opened') return this.open(event.form ?? '')
    if (event.type === 'modal.closed') return this.close()
    if (event.type === 'form.chosen') return this.choose(event.form ?? '')
    if (event.type === 'draft.changed') return this.type()
    if (event.type === 'form.submitted') return this.submit(form)
    if (event.type.startsWith('xstate.after')) return this.letTimePass()
    await expect.poll(() => this.questions.length).toBeGreaterThan(0)
    const route = this.questions.shift()
    if (!route) return
    if (event.type.startsWith('xstate.error')) return route.abort()
    await answerWith(route, event.output)
  }

  /** An answer that comes after this means nothing. */
  private async close() {
    await this.page.keyboard.press('Escape')
    this.questions.length = 0
  }

  private async letTimePass() {
    await this.page.clock.runFor(20_000)
    this.questions.length = 0
  }

  private async open(form: string) {
    if (form === 'signUp') return this.page.locator('header [data-auth="signUp"]').click()
    await account(this.page).click()
    await this.page.getByRole('link', { name: 'LOG IN' }).click()
  }

  /** Forms lead to each other, not each to each: the visitor goes round. */
  private async choose(form: string) {
    const press = (name: RegExp) => authWindow(this.page).getByRole('button', { name }).click()
    const isShown = (name: string) => authWindow(this.page).getByRole('heading', { name }).isVisible()
    if (form === 'signIn') {
      if (!(await isShown(titles.signIn)) || !(await this.hasForm())) await press(/Log in$|Back to log in/)
      return
    }
    if (!(await isShown(titles.signIn)) || !(await this.hasForm())) await press(/\? Log in$|Back to log in/)
    await press(form === 'signUp' ? /New here/ : /Forgot your password/)
  }

  private hasForm = () => authWindow(this.page).getByLabel('Email').isVisible()

  private async type() {
    const fields = { 'Your name': typedDraft.name, Email: typedDraft.email, Password: typedDraft.password }
    for (const [label, text] of Object.entries(fields)) {
      const field = authWindow(this.page).getByLabel(label, { exact: true })
      if (await field.isVisible()) await field.fill(text)
    }
  }

  private async submit(form: keyof typeof titles) {
    // The window itself says what is missing; the model is about what the portal says.
    const isEmpty = (await authWindow(this.page).getByLabel('Email').inputValue()) === ''
    const hasPassword = form !== 'forgotPassword'
    if (isEmpty || hasPassword) await this.type()
    await authWindow(this.page).getByRole('button', { name: submitNames[form], exact: true }).click()
  }
}

/** What the portal says for an outcome of the model. */
async function answerWith(route: Route, output: unknown) {
  const text = JSON.stringify(output)
  if (text.includes('"location":null')) return route.fulfill({ status: 204 })
  if (text.includes('"ok":true')) {
    await route.fulfill({
      status: 201,
      headers: { location: '/api/user/mia-chen', 'set-cookie': 'auth=1; path=/' },
    })
    return
  }
  const errors = [{ code: 'BAD_INPUT', field: 'email', message: 'Please enter a full email address.' }]
  await route.fulfill({
    status: 400,
    contentType: 'application/problem+json',
    json: { type: 'about:blank', title: 'Bad', status: 400, detail: errors[0]?.message, errors },
  })
}

async function expectState(page: Page, key: string) {
  const { value, form, problems } = readKey(key)
  const shown = authWindow(page)
  if (value === 'closed') return expect(shown).toBeHidden()
  await expect(shown).toBeVisible()
  if (value === 'succeeded') return expect(shown.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expect(shown.getByRole('heading', { name: titles[form] })).toBeVisible()
  if (value === 'mailed') return expect(shown.getByText('we’ve sent it an email with a link')).toBeVisible()
  if (value === 'submitting') return expect(shown.locator('button[aria-busy="true"]')).toBeVisible()
  await expect(shown.locator('button[aria-busy="true"]')).toHaveCount(0)
  for (const { message } of problems) await expect(shown.getByText(message)).toBeVisible()
}

for (const [index, walk] of walks.entries()) {
  test(`the page walks transitions of the window, walk ${index + 1} of ${walks.length}`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource|503/)
    const world = new Surroundings(page)
    await world.prepare()
    for (const path of walk) {
      await test.step(`${cause(path)} to ${readKey(path.target).value}`, async () => {
        await world.bringAbout(path.event, readKey(path.source).form)
        await expectState(page, path.target)
      })
    }
  })
}

async function openLogIn(page: Page) {
  await openWithSession(page, '/')
  await account(page).click()
  await page.getByRole('link', { name: 'LOG IN' }).click()
}

test('a visitor logs in; the menu shows what they may, and closes behind the focus', async ({ page }) => {
  await openWithSession(page, '/')
  await account(page).click()
  await page.getByRole('link', { name: 'LOG IN' }).click()
  await expect(authWindow(page).getByLabel('Email')).toBeFocused()
  await page.keyboard.type(emailOf('stella'))
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('You’re logged in, Stella Staff.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectSomebody(page)
  await account(page).click()
  for (const name of ['Profile', 'Settings', 'Sign Out']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  }
  for (const name of ['Offices', 'Users', 'Listings', 'Listing Logging', 'Dashboard']) {
    await expect(page.getByRole('link', { name, exact: true }), 'no page, no link').toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: 'Share...' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show Features' })).toBeVisible()
  await page.getByRole('link', { name: 'Homely, home page' }).focus()
  await expect(page.getByRole('link', { name: 'Sign Out' })).toBeHidden()
})

test('a wrong password and a lost network are said in the window, and what was typed stays', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/401|ERR_INTERNET_DISCONNECTED/)
  // From the start: a request just after the first route of a page may pass it by.
  let isNetworkLost = false
  await page.route('**/api/auth/sign-in', (route) =>
    isNetworkLost ? route.abort('internetdisconnected') : route.continue(),
  )
  await openLogIn(page)
  await expect(authWindow(page)).toBeVisible()
  await authWindow(page).getByLabel('Email').fill('nobody@homely.example')
  await authWindow(page).getByLabel('Password', { exact: true }).fill('four grey geese')
  await page.keyboard.press('Enter')
  await expect(authWindow(page).getByRole('alert')).toHaveText('Incorrect email or password.')
  await page.keyboard.press('Escape')
  await expect(authWindow(page)).toBeHidden()
  await account(page).click()
  await page.getByRole('link', { name: 'LOG IN' }).click()
  await expect(authWindow(page).getByLabel('Email')).toHaveValue('nobody@homely.example')
  await expect(authWindow(page).getByLabel('Password', { exact: true })).toHaveValue('')

  // The network is lost in the middle of the next try; the one after that is as ever.
  await authWindow(page).getByLabel('Email').fill(emailOf('lena'))
  await authWindow(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  isNetworkLost = true
  await page.keyboard.press('Enter')
  await expect(authWindow(page).getByRole('alert')).toContainText('We couldn’t reach Homely.')
  await expect(authWindow(page).getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  isNetworkLost = false
  await authWindow(page).getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByText('You’re logged in, Lena Local.')).toBeVisible()
})

test('fields are there for password managers', async ({ page }) => {
  await openLogIn(page)
  await expect(authWindow(page).getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  const password = authWindow(page).getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await authWindow(page).getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await authWindow(page)
    .getByRole('button', { name: /New here/ })
    .click()
  await expect(authWindow(page).getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password')
})

test('a network that is lost in the middle of a sign-up makes one member', async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/)
  // The portal makes the member; its answer is lost on the way.
  let isAnswerLost = true
  await page.route('**/api/auth/sign-up', async (route) => {
    if (!isAnswerLost) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await openWithSession(page, '/')
  await page.locator('header [data-auth="signUp"]').click()
  const email = `mia-${Date.now()}@homely.example`
  await authWindow(page).getByLabel('Your name').fill('Mia Chen')
  await authWindow(page).getByLabel('Email').fill(email)
  await authWindow(page).getByLabel('Password', { exact: true }).fill('a heron in the reeds')
  await authWindow(page).getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(authWindow(page).getByRole('alert')).toContainText('We couldn’t reach Homely.')
  isAnswerLost = false
  await page.keyboard.press('Escape')
  await page.locator('header [data-auth="signUp"]').click()
  await authWindow(page).getByLabel('Password', { exact: true }).fill('a heron in the reeds')
  await authWindow(page).getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByText('Your account is ready, Mia Chen.')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).toContain('auth')
})

test('a browser without cookies says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
  })
  await openLogIn(page)
  await authWindow(page).getByLabel('Email').fill(emailOf('lena'))
  await authWindow(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(authWindow(page).getByRole('alert')).toContainText('Your browser blocks cookies from this site')
})

test('what is wrong with a sign-up and the menu of staff have no violation', async ({ page }) => {
  await openWithSession(page, '/')
  await page.locator('header [data-auth="signUp"]').click()
  await authWindow(page).getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByText('Please enter your name.')).toBeVisible()
  await expectGoodEverywhere(page)
  await authWindow(page)
    .getByRole('button', { name: /Log in$/ })
    .click()
  await authWindow(page).getByLabel('Email').fill(emailOf('stella'))
  await authWindow(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Continue' }).click()
  await account(page).click()
  await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible()
  await expectGoodEverywhere(page)
})

import type { Page, Route } from '@playwright/test'
import { authModalPaths, readKey, typedDraft } from '../support/auth-modal-model.ts'
import { eachEventAndState, reachable, tours } from '../support/machine-paths.ts'
import { account, authWindow, openWithSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

const titles = { signIn: 'Log in to Homely', signUp: 'Join Homely', forgotPassword: 'Choose a new password' } as const
const submitNames = { signIn: 'Log in', signUp: 'Sign up', forgotPassword: 'Email me a link' } as const

type Path = (typeof authModalPaths)[number]

/** The portal signs in with every form but the one that asks for a mail. */
function isPossible({ source, event }: Path): boolean {
  if (!('output' in event)) return true
  // Only who logs in is asked for the code of a second factor; the portal has never heard of it for the other forms.
  if (!event.output.ok) return event.output.isCodeNeeded !== true || readKey(source).form === 'signIn'
  return (event.output.location === null) === (readKey(source).form === 'forgotPassword')
}

const possiblePaths = reachable(authModalPaths.filter(isPossible))
/** Who is signed in meets the window no more. */
const isLast = ({ source, event }: Path) => readKey(source).value === 'succeeded' && event.type === 'modal.closed'
const stateName = (key: string) => [readKey(key).value, readKey(key).form].join(' ')
const walks = tours(possiblePaths, {
  wanted: eachEventAndState(possiblePaths, { eventName, stateName }),
  isLast,
  longest: 20,
})

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
  }

  /** The home page as somebody sees it who was never here. */
  async beginAnew() {
    this.questions.length = 0
    if (this.page.url().startsWith('http')) await this.page.evaluate(() => localStorage.clear())
    await this.page.context().clearCookies()
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
  if (text.includes('isCodeNeeded')) {
    const needed = [{ code: 'SECOND_FACTOR_NEEDED', field: 'code', message: 'Enter the code.' }]
    await route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Needed', status: 401, detail: needed[0]?.message, errors: needed },
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
  const { value, form, errors, isCodeAsked } = readKey(key)
  const shown = authWindow(page)
  if (value === 'closed') return expect(shown).toBeHidden()
  await expect(shown).toBeVisible()
  if (value === 'succeeded') return expect(shown.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expect(shown.getByRole('heading', { name: titles[form] })).toBeVisible()
  if (value === 'mailed') return expect(shown.getByText('we’ve sent it an email with a link')).toBeVisible()
  if (value === 'submitting') return expect(shown.locator('button[aria-busy="true"]')).toBeVisible()
  await expect(shown.locator('button[aria-busy="true"]')).toHaveCount(0)
  await expect(shown.getByLabel('Code', { exact: true })).toHaveCount(isCodeAsked ? 1 : 0)
  for (const { message } of errors) await expect(shown.getByText(message)).toBeVisible()
}

test('each event reaches the window, and each state of it is shown', async ({ page, expectComplaint }) => {
  test.slow()
  expectComplaint(/Failed to load resource|503/)
  const world = new Surroundings(page)
  await world.prepare()
  for (const walk of walks) {
    await world.beginAnew()
    for (const path of walk) {
      await test.step(`${cause(path)} to ${readKey(path.target).value}`, async () => {
        await world.bringAbout(path.event, readKey(path.source).form)
        await expectState(page, path.target)
      })
    }
  }
})

import type { BrowserContext, Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { GALLERY_PATH } from '../../tools/gallery-page.ts'
import { projectRoot } from '../../tools/project-root.ts'
import { expectGoodEverywhere } from './support/looks.ts'
import { account, emailOf, expectSomebody, PASSWORD } from './support/members.ts'
import { expect, expectAccessible, test } from './support/test.ts'

// The pages of `npm run dev:mocks` and `npm run gallery`, one after the other: the development server compiles each at its first request.
test.describe.configure({ mode: 'default', timeout: 180_000 })

let vite: ViteDevServer
let origin = ''
test.beforeAll(async () => {
  vite = await createServer({
    root: projectRoot,
    mode: 'mocks',
    logLevel: 'error',
    // In a folder that servers share, one with another configuration takes the packages away that this one is giving out: 504.
    cacheDir: 'node_modules/.vite/development-pages',
    server: { port: 0, hmr: false },
  })
  await vite.listen()
  origin = (vite.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
})
test.afterAll(() => vite.close())

test('the gallery shows every component accessibly in both themes and at every width', async ({ page, request }) => {
  expect((await request.get(GALLERY_PATH)).status(), 'not in production').toBe(404)
  await page.goto(new URL(GALLERY_PATH, origin).href)
  const links = page.getByRole('navigation', { name: 'Components' }).getByRole('link')
  await expect(links.first()).toBeVisible()

  await test.step('the components, by the theme of the system', () => expectGoodEverywhere(page))

  await test.step('the theme of the switch, which the URL keeps', async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.emulateMedia({ colorScheme: 'light' })
    const light = await background()
    await page.getByRole('radio', { name: 'Dark' }).check()
    expect(await background()).not.toBe(light)
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    expect(await background()).not.toBe(light)
    await page.getByRole('radio', { name: 'System' }).check()
    expect(await background()).toBe(light)
  })

  for (const name of ['Dialog', 'Left sheet']) {
    await test.step(name, async () => {
      await page.getByRole('button', { name: `Open the ${name.toLowerCase()}` }).click()
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  }
})

test('the inspector shows what runs in every open page, one click from the staff panel, and is not there in production', async ({
  page,
  context,
  request,
}) => {
  expect((await request.get('/inspector.html')).status()).toBe(404)
  await signInAsStaff(page)
  const inspector = await openInspector(page)
  const actors = inspector.getByRole('navigation', { name: 'Actors' })

  await test.step('the chart, the state and the context of a machine, without secrets', async () => {
    await actors.getByRole('button', { name: /^session / }).click()
    const chart = inspector.getByRole('region', { name: 'Chart' })
    await expect(chart.locator('li[aria-current]', { hasText: /^signedIn/ })).toBeVisible()
    await expect(inspector.getByRole('region', { name: 'Context' })).toContainText('stella')
    await actors.getByRole('button', { name: /^authModal / }).click()
    await expect(inspector.getByRole('region', { name: 'Context' })).toContainText('••••••')
    for (const secret of [emailOf('stella'), PASSWORD])
      await expect(inspector.locator('body')).not.toContainText(secret)
  })

  await test.step('the events as they happen, narrowed by a filter', async () => {
    await inspector.getByLabel('Filter by event or actor').fill('dropdown')
    await page.getByRole('button', { name: 'Close' }).click()
    await account(page).press('Escape')
    await account(page).press('Enter')
    const row = inspector.getByRole('row', { name: /trigger\.pressed/ }).first()
    await expect(row).toContainText(/page\s*dropdown x:\d+\s*closed → open/)
    await inspector.getByRole('radio', { name: 'Sequence' }).check()
    await expect(inspector.getByRole('img', { name: /messages between/ })).toContainText('trigger.pressed')
  })

  await test.step('accessible, with the whole log', async () => {
    await inspector.getByRole('radio', { name: 'Log', exact: true }).check()
    await inspector.getByLabel('Filter by event or actor').fill('')
    await expectAccessible(inspector)
  })

  await test.step('paused and gone on, cleared, loaded again', async () => {
    const rows = inspector.getByRole('row', { name: /escape\.pressed/ })
    const before = await rows.count()
    await inspector.getByRole('button', { name: 'Pause' }).click()
    await account(page).press('Escape')
    await expect(inspector.getByRole('status')).toContainText('Paused.')
    await expect(rows).toHaveCount(before)
    await inspector.getByRole('button', { name: 'Resume' }).click()
    await expect(rows).toHaveCount(before + 1)
    await inspector.getByRole('button', { name: 'Clear' }).click()
    await expect(rows).toHaveCount(0)
    await inspector.reload()
    await expect(rows).toHaveCount(before + 1)
  })

  await test.step('several pages, and one that was closed', async () => {
    const other = await context.newPage()
    await other.goto(`${origin}/user/sign-in`)
    await expect(inspector.getByRole('status')).toContainText('Following 2 pages')
    await other.close()
    await expect(inspector.getByRole('status')).toContainText('Following 1 page ')
    await expect(actors).toContainText('/user/sign-in (closed)')
  })

  await test.step('on stately.ai when that is chosen, and not before', async () => {
    const requests = await standInForHosted(context)
    const opening = context.waitForEvent('page')
    expect(requests).toEqual([])
    await inspector.getByRole('radio', { name: 'stately.ai' }).check()
    const hosted = await opening
    await expect(hosted.locator('li', { hasText: /^session$/ })).not.toHaveCount(0)
    await inspector.getByRole('radio', { name: 'This page' }).check()
    await expect.poll(() => hosted.isClosed()).toBe(true)
  })
})

/** In the window, because the log-in page returns by loading a page, and the sessions of the mocks last as long as a page. */
async function signInAsStaff(page: Page) {
  await page.goto(`${origin}/`)
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'all', null, { timeout: 60_000 })
  await page.locator('header [data-auth="signUp"]').click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /log in/i })
    .first()
    .click()
  await dialog.getByLabel('Email').fill(emailOf('stella'))
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expectSomebody(page)
}

async function openInspector(page: Page): Promise<Page> {
  await account(page).click()
  await page.getByRole('button', { name: 'Show Features' }).click()
  const [inspector] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Inspector' }).click(),
  ])
  return inspector
}

/** A page that says it is there, as the hosted one does, and lists the actors that it is told of. */
async function standInForHosted(context: BrowserContext): Promise<string[]> {
  const requests: string[] = []
  const script = `addEventListener('message', ({ data }) => {
    if (data.type === '@xstate.actor') document.body.append(Object.assign(document.createElement('li'), { textContent: data.name }))
  })
  opener.postMessage({ type: '@statelyai.connected' }, '*')`
  await context.route('https://stately.ai/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: `<body><script>${script}</script></body>` })
  })
  return requests
}

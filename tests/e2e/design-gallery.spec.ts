import { createServer, type ViteDevServer } from 'vite'
import { GALLERY_PATH } from '../../tools/gallery-page.ts'
import { projectRoot } from '../../tools/project-root.ts'
import { expectGoodEverywhere } from './support/looks.ts'
import { expect, expectAccessible, test } from './support/test.ts'

// The page of `npm run gallery`, which the development server compiles at its first request.
test.describe.configure({ timeout: 180_000 })

let vite: ViteDevServer
let url = ''
test.beforeAll(async () => {
  vite = await createServer({
    root: projectRoot,
    logLevel: 'error',
    // In a folder that servers share, one with another configuration takes the packages away that this one is giving out: 504.
    cacheDir: `node_modules/.vite/gallery-${test.info().parallelIndex}`,
    server: { port: 0, hmr: false },
  })
  await vite.listen()
  url = new URL(GALLERY_PATH, vite.resolvedUrls?.local[0]).href
})
test.afterAll(() => vite.close())

test('the gallery shows every component accessibly in both themes and at every width', async ({ page }) => {
  await page.goto(url)
  const links = page.getByRole('navigation', { name: 'Components' }).getByRole('link')
  await expect(links).toHaveCount(33)

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

  for (const name of ['Dialog', 'Long dialog', 'Left sheet', 'Right sheet']) {
    await test.step(name, async () => {
      await page.getByRole('button', { name: `Open the ${name.toLowerCase()}` }).click()
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  }
})

test('the gallery is not there in production', async ({ request }) => {
  expect((await request.get(GALLERY_PATH)).status()).toBe(404)
})

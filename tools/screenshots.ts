import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { freshDataFolder } from '#tests/support/e2e-data-folder.ts'
import { startServer } from '#tests/support/start-server.ts'
import { chromiumFlags, findOrInstallChromium } from './chromium.ts'
import { projectRoot } from './project-root.ts'
import { runCommand } from './run-command.ts'
import { manifestPictures } from './screenshots/manifest-pictures.ts'
import { contactSheet, type Shot } from './screenshots/contact-sheet.ts'
import { type ShownPage, shownPages } from './screenshots/shown-pages.ts'

const folder = join(projectRoot, 'screenshots')
const LONGEST_WAIT = 60_000
/** Beyond this a whole page is cut off. */
const TALLEST = 12_000

/**
 * Takes pictures of the portal's main pages into `screenshots/`, each at every width in both themes, and lays those of a
 * page side by side on `screenshots/sheets/NAME.png`. Names as arguments choose pages; `--url=` an own running portal,
 * `--widths=`, `--themes=`. `--manifest` takes those of the web app manifest into `public/` instead. Ends with 1 when a page
 * wrote to its console.
 */
async function main(args: readonly string[]): Promise<number> {
  const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
  const names = args.filter((arg) => !arg.startsWith('--'))
  const widths = (option('widths') ?? '360,768,1280,1920').split(',').map(Number)
  const themes = (option('themes') ?? 'light,dark').split(',')
  const given = option('url')
  const server = given ? null : await ownServer()
  const url = given?.replace(/\/$/, '') ?? server?.url ?? ''
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(console.log) ?? undefined,
    args: chromiumFlags,
  })
  try {
    if (args.includes('--manifest')) return await takeForManifest(browser, url)
    const pages = shownPages(await addressOfListing(url)).filter(
      ({ name }) => names.length === 0 || names.includes(name),
    )
    await mkdir(join(folder, 'sheets'), { recursive: true })
    const problems: string[] = []
    for (const page of pages) {
      const shots = await takeAll(browser, { url, page, widths, themes, problems })
      if (shots.length > 0) await contactSheet(shots, join(folder, 'sheets', `${page.name}.png`))
      console.log(shots.length > 0 ? `${page.name}: ${shots.length} pictures` : `${page.name}: not there`)
    }
    for (const problem of problems) console.log(`PROBLEM ${problem}`)
    console.log(`${folder}/sheets shows each page at a glance; ${problems.length} problems.`)
    return problems.length > 0 ? 1 : 0
  } finally {
    await browser.close()
    await server?.stop()
  }
}

async function ownServer() {
  const { code, output } = await runCommand(process.execPath, ['tools/build-if-stale.ts'], { timeoutInSeconds: 600 })
  if (code !== 0) throw new Error(output)
  return startServer({ dataFolder: process.env.E2E_DATA_FOLDER ?? (await freshDataFolder()) })
}

async function takeForManifest(browser: Browser, url: string): Promise<number> {
  const listing = await addressOfListing(url)
  const problems: string[] = []
  for (const { file, width, height, pageOf } of manifestPictures) {
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      locale: 'en-AU',
      timezoneId: 'Australia/Melbourne',
    })
    // Nobody is asked about cookies in a picture of the portal.
    await context.addInitScript(() => localStorage.setItem('trackingConsent', '"refused"'))
    const taken = join(folder, `${file}.png`)
    await take(context, url, { name: file, path: pageOf(listing) }, taken, (words) =>
      problems.push(`${file}: ${words}`),
    )
    await context.close()
    await sharp(taken)
      .webp({ quality: 60, effort: 6 })
      .toFile(join(projectRoot, 'public', file))
    console.log(`public/${file}`)
  }
  for (const problem of problems) console.log(`PROBLEM ${problem}`)
  return problems.length > 0 ? 1 : 0
}

async function addressOfListing(url: string): Promise<string> {
  const results = await (await fetch(`${url}/for-sale/melbourne-vic-3000/real-estate`)).text()
  const [, path] = /href="(\/homes\/[^"]+)"/.exec(results) ?? []
  if (path === undefined) throw new Error('The results page shows no home')
  return path
}

type Task = { url: string; page: ShownPage; widths: readonly number[]; themes: readonly string[]; problems: string[] }

async function takeAll(browser: Browser, { url, page, widths, themes, problems }: Task): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const theme of themes) {
    for (const width of widths) {
      const context = await browser.newContext({
        viewport: { width, height: width < 700 ? 740 : 900 },
        colorScheme: theme === 'dark' ? 'dark' : 'light',
        reducedMotion: 'reduce',
        locale: 'en-AU',
        timezoneId: 'Australia/Melbourne',
      })
      const file = join(folder, `${page.name}-${width}-${theme}.png`)
      await rm(file, { force: true })
      const label = `${page.name} at ${width} px, ${theme}`
      const isTaken = await take(context, url, page, file, (words) => problems.push(`${label}: ${words}`))
      if (isTaken) shots.push({ file, width, theme })
      await context.close()
    }
  }
  return shots
}

type Tell = (problem: string) => void

async function take(context: BrowserContext, url: string, shown: ShownPage, file: string, tell: Tell) {
  const page = await context.newPage()
  page.setDefaultTimeout(LONGEST_WAIT)
  page.on('console', (message) => {
    // The renderer in software remarks on its own speed wherever a map is drawn.
    if (message.text().includes('GL Driver Message (OpenGL, Performance')) return
    tell(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => tell(`uncaught: ${error.message}`))
  // As from a portal without live pages: a stream that stays open would keep the network from ever being idle.
  await page.route('**/api/live?*', (route) => route.fulfill({ status: 204 }))
  try {
    await page.goto(url + shown.path, { waitUntil: 'load' })
    await page.locator('html[data-hydrated=all]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    if ((await shown.act?.(page)) === false) return false
    if (shown.isWhole) await seeAll(page)
    await settle(page)
    const { width = 0 } = page.viewportSize() ?? {}
    if (shown.isWhole) {
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height: Math.min(height, TALLEST) })
      await settle(page)
    }
    await page.screenshot({ path: file })
    return true
  } catch (problem) {
    tell(problem instanceof Error ? problem.message : String(problem))
    return false
  }
}

/** Scrolls through the page, so that pictures further down are loaded too. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo(0, 0)
  })
}

/** Resolves when the network is silent, the fonts are there and every picture in sight is drawn. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    // A picture that the browser holds back is never drawn.
    const patience = new Promise((resolve) => setTimeout(resolve, 10_000))
    await Promise.race([patience, Promise.all(inSight.map((image) => image.decode().catch(() => {})))])
  })
  await page.waitForTimeout(300)
}

process.exitCode = await main(process.argv.slice(2))

import type { Browser, BrowserContext, Page } from 'playwright'
import { medianOf, resultsPath, withChromium, withPortal } from './support/benched-portal.ts'
import { collectionOfMember } from './support/collection-of-member.ts'
import { type Link, msToOpenByLink } from './support/open-by-link.ts'
import { columnsOf, watchLongTasks } from './support/long-tasks.ts'
import { separateServers, takeOwnCore } from './support/own-core.ts'
import { paceOfMachine } from './support/plain-pages.ts'

const paceBefore = await paceOfMachine()
/** Four times the machine of the records; less on one that is slower by itself. */
const SLOWER = Number(process.env.SLOWER ?? (4 * paceBefore).toFixed(1))
/** A full page. */
const HOMES = 50
const OPENINGS = 9
/** Each on a page of its own. Whatever else the machine does makes a task longer and never shorter, so the least is the page's own. */
const ROUNDS = 3
/** The first times the server has not compiled what makes the page, and does what it does once it has started. */
const OPENINGS_BEFORE = 3
/** Milliseconds until a page that was opened has come to rest. */
const REST = 2000
/** Pixels and milliseconds of one turn of a wheel. */
const STEP = 500
const BETWEEN_STEPS = 60

const interactions: Record<string, (page: Page) => Promise<void>> = {
  [`scrolling all ${HOMES}, there and back`]: async (page) => {
    await scrollThrough(page)
    await scrollThrough(page, -1)
  },
}

await withPortal(async (url, serverIds) => {
  console.log(`A member opens a collection of ${HOMES} homes, processor slowed ${SLOWER} times.`)
  console.log(`This machine has ${paceBefore.toFixed(2)} of the pace of the records.\n`)
  // Before Chromium is started, which then stays with this process.
  const shareAgain = separateServers(serverIds)
  await withChromium((browser) => withCollection(browser, url, measureOpening))
  shareAgain()
  await withChromium((browser) =>
    withCollection(browser, url, (context, path) => measureInteractions(context, path, serverIds)),
  )
})

console.log(`\nAfterwards it has ${(await paceOfMachine()).toFixed(2)}.`)

async function withCollection(
  browser: Browser,
  url: string,
  measure: (context: BrowserContext, path: string) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 }, locale: 'en-AU' })
  const { path, remove } = await collectionOfMember(context, HOMES)
  try {
    await measure(context, path)
  } finally {
    await remove()
  }
}

async function measureOpening(context: BrowserContext, path: string): Promise<void> {
  console.log('| page | ms until its homes are shown, by its address | by a link of the portal |\n|---|---|---|')
  const pages = {
    '25 homes of results': { from: '/about-us', to: resultsPath, selector: 'article[data-listing-id]' },
    [`a collection of ${HOMES}`]: { from: '/collections', to: path, selector: 'main li article[data-listing-id]' },
  }
  const byAddress = await mediansOf(Object.values(pages), (opened) => msUntilShown(context, opened))
  const byLink = await mediansOf(Object.values(pages), (opened) => msToOpenByLink(context, opened, SLOWER))
  for (const [index, name] of Object.keys(pages).entries()) {
    console.log(`| ${name} | ${byAddress[index]} | ${byLink[index]} |`)
  }
}

async function measureInteractions(context: BrowserContext, path: string, serverIds: readonly number[]): Promise<void> {
  console.log('\n| interaction | longest task ms | tasks over 50 ms | over 100 ms |\n|---|---|---|---|')
  for (let round = 1; round <= ROUNDS; round += 1) {
    const page = await context.newPage()
    await page.goto(path)
    await listingsOf(page).first().waitFor()
    await page.waitForTimeout(REST)
    const browser = context.browser()
    if (browser) await takeOwnCore(browser, serverIds)
    for (const [name, interact] of Object.entries(interactions)) {
      console.log(`| ${name}, ${round} of ${ROUNDS} | ${columnsOf(await tasksOf(page, interact))} |`)
    }
    await page.close()
  }
}

function listingsOf(page: Page) {
  return page.locator('main li[data-shows-hidden]')
}

/** Opened in turn, so that a slow moment of the machine slows all of them. */
async function mediansOf(pages: readonly Link[], open: (page: Link) => Promise<number>): Promise<number[]> {
  const times = pages.map((): number[] => [])
  for (let opening = 0; opening < OPENINGS_BEFORE + OPENINGS; opening += 1) {
    for (const [index, page] of pages.entries()) {
      const ms = await open(page)
      if (opening >= OPENINGS_BEFORE) times[index]?.push(ms)
    }
  }
  return times.map((each) => Math.round(medianOf(each)))
}

/** Milliseconds from the request of a page until its homes are there. */
async function msUntilShown(context: BrowserContext, { to, selector }: Link): Promise<number> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(to, { waitUntil: 'commit' })
  await page.locator(selector).first().waitFor()
  const ms = await page.evaluate(() => performance.now())
  await page.close()
  return ms
}

async function tasksOf(page: Page, interact: (page: Page) => Promise<void>): Promise<number[]> {
  const tasks = await watchLongTasks(page, SLOWER)
  await interact(page)
  await page.waitForTimeout(REST)
  return tasks.jsonValue()
}

async function scrollThrough(page: Page, way: 1 | -1 = 1): Promise<void> {
  await page.mouse.move(640, 400)
  const place = () => page.evaluate(() => scrollY)
  for (let before = -1, now = await place(); now !== before;) {
    before = now
    for (let step = 0; step < 10; step += 1) {
      await page.mouse.wheel(0, way * STEP)
      await page.waitForTimeout(BETWEEN_STEPS)
    }
    now = await place()
  }
}

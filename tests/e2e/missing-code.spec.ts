import type { Page } from '@playwright/test'
import { openAfterLoad, windowIsGone } from './support/after-load.ts'
import { findListing } from './support/find-listing.ts'
import type { Part } from './support/lazy-part.ts'
import { lazySources, pathOfSource } from './support/lazy-chunks.ts'
import { pagesAndTheirParts, quietParts, results, reportedParts } from './support/lazy-parts.ts'
import { partsOfRequests } from './support/parts-of-requests.ts'
import { haveSession, openWithSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

/** One ask asks three times, and once more ahead of it; the visitor, the page and another part in the same file may ask. */
test.use({ hasMaps: true })

const MOST_REQUESTS = 12
/** How much faster the page's timers run, so that no test waits out the pauses between the tries. */
const HURRY = 8

// A member who saves homes has a service worker, which has kept some of the code.
test.use({ serviceWorkers: 'block' })

test.beforeEach(async ({ page, expectComplaint }) => {
  test.slow()
  expectComplaint(
    /Failed to load resource|did not come|ApiProblem|could not be reached|Service Worker registration blocked/,
  )
  await page.addInitScript((factor) => {
    const real = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: TimerHandler, milliseconds = 0, ...rest: unknown[]) =>
        real(run, milliseconds / factor, ...rest),
    })
  }, HURRY)
})

/** Lets the code of a source answer 503 until it is let through, and counts how often it is asked for. */
async function block(page: Page, source: string) {
  const path = pathOfSource(source)
  const matches = (url: URL) => url.pathname === path
  let asked = 0
  await page.route(matches, (route) => {
    asked += 1
    return route.fulfill({ status: 503 })
  })
  return {
    source,
    asked: () => asked,
    letThrough: () => page.unroute(matches),
  }
}

type Blocked = Awaited<ReturnType<typeof block>>

async function expectBounded(page: Page, blocked: readonly Blocked[]) {
  // Longer than a failure stands, hurried as it is: whoever asks without end asks again by then.
  await page.waitForTimeout(500)
  for (const { source, asked } of blocked) {
    expect(asked(), `requests for ${source}`).toBeGreaterThan(0)
    expect(asked(), `requests for ${source}`).toBeLessThanOrEqual(MOST_REQUESTS)
  }
}

const errorScreen = (page: Page) => page.getByRole('heading', { name: 'Sorry, Homely is unable to load' })
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'That didn’t load.' })
const returnConnection = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.body.append(link)
    link.click()
    link.remove()
  }, href)

/** Pages stand behind one boundary, and so do the parts that they wait for: these stand for all. `null` is a home. */
const walked: Record<string, Record<string, string | null>> = {
  pages: {
    'src/features/home/home.page.tsx': '/',
    'src/features/results/results.page.tsx': results,
    'src/features/locations/overview/location.page.tsx': '/brunswick-vic-3056',
    'src/features/account/settings/settings.page.tsx': '/settings',
    'src/features/collections/detail/collection.page.tsx': '/collections/000000000000',
    'src/features/not-found/not-found.page.tsx': '/nothing-here',
    'src/features/listing/listing.page.tsx': null,
  },
  'parts that pages wait for': {
    'src/features/results/missing-search.tsx': '/for-sale/melbourne-vic-3000/banana',
    'src/features/results/office-head.tsx':
      '/real-estate-agency/cobalt-and-clay-residential-richmond/properties-for-sale',
    'src/features/content/articles/texts/moving-house.md': '/advice/moving-house',
    'src/features/content/company/company.page.tsx': '/about-us',
  },
}

test('pages, and parts that they wait for, whose code does not come show the error screen, and come when the connection returns', async ({
  page,
  request,
}) => {
  await test.step('every lazy part of the portal is in one of the tables', () => {
    const listed = new Set([
      ...pagesAndTheirParts,
      ...[reportedParts, quietParts, partsOfRequests].flatMap((table) => Object.keys(table)),
    ])
    // One text of each kind stands for all.
    const isText = (source: string) => /^src\/features\/content\/(?:articles|company)\/texts\//.test(source)
    expect(lazySources().filter((source) => !listed.has(source) && !isText(source))).toEqual([])
  })
  const listing = await findListing(request, { searchMode: 'buy' })
  for (const [kind, sources] of Object.entries(walked)) {
    await test.step(kind, async () => {
      await openAfterLoad(page, '/discussions')
      // Where the browser takes the pointer to be, a link may come to lie, whose page is fetched ahead.
      await page.evaluate(() => (document.documentElement.style.pointerEvents = 'none'))
      const blocked: Blocked[] = []
      for (const [source, address] of Object.entries(sources)) {
        await test.step(source, async () => {
          const code = await block(page, source)
          blocked.push(code)
          await follow(page, address ?? listing.canonicalUri)
          await expect.poll(code.asked).toBeGreaterThanOrEqual(3)
          await expect(errorScreen(page)).toBeVisible()
          await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
        })
      }
      await expectBounded(page, blocked)
      for (const { letThrough } of blocked) await letThrough()
      const address = page.url()
      await returnConnection(page)
      await expect(errorScreen(page)).toBeHidden()
      await expect(page.locator('main h1')).toBeVisible()
      expect(page.url()).toBe(address)
    })
  }
})

test('a first page whose own code does not come can be read, and works when the connection returns', async ({
  page,
}) => {
  const code = await block(page, 'src/features/agents/list/agents.page.tsx')
  await page.goto('/real-estate-agents/melbourne-vic-3000', { waitUntil: 'commit' })
  await expect.poll(code.asked).toBeGreaterThanOrEqual(3)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(errorScreen(page)).toHaveCount(0)
  const showMap = page.getByRole('button', { name: 'Show map' })
  await showMap.click()
  await expect(showMap).toHaveAttribute('data-waiting')
  await code.letThrough()
  await returnConnection(page)
  await expect(page.getByRole('button', { name: 'Hide map' })).toBeVisible()
})

/** Parts that one visit can look at, one after the other. */
const byVisit = (parts: Record<string, Part>) =>
  Object.entries(
    Object.groupBy(Object.entries(parts), ([, { at, isOnPhone }]) => `${at}${isOnPhone ? ' on a phone' : ''}`),
  )

for (const isOnPhone of [true, false]) {
  test(`what a visitor asked for ${isOnPhone ? 'on a phone' : 'at a desk'} and does not come is told of, and comes when they try again`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(isOnPhone ? { width: 360, height: 740 } : { width: 1280, height: 800 })
    const listing = await findListing(
      request,
      { searchMode: 'buy' },
      ({ media, location }) => media.photoCount > 1 && !location.isHidden,
    )
    for (const [at, parts = []] of byVisit(reportedParts)) {
      const [first] = parts
      if (!first || Boolean(first[1].isOnPhone) !== isOnPhone) continue
      await test.step(at, async () => {
        const early = first[1].isOfArrival ? await block(page, first[0]) : null
        await openAfterLoad(page, at === 'a home' ? listing.canonicalUri : first[1].at)
        for (const [source, part] of parts) {
          await test.step(source, async () => {
            const code = early ?? (await block(page, source))
            const said = part.saidBy?.(page) ?? notice(page)
            await part.ask(page)
            await expect(said).toBeVisible()
            await expectBounded(page, [code])
            await expect(page.getByRole('main')).not.toBeEmpty()
            await code.letThrough()
            await said.getByRole('button', { name: 'Try again' }).click()
            await part.comes(page)
            await expect(said).toBeHidden()
            await page.keyboard.press('Escape')
            await windowIsGone(page)
          })
        }
      })
    }
    if (!isOnPhone) return

    await test.step('the connection that returns brings it too, with its styles', async () => {
      let asked = 0
      await page.route(/side-menu.*\.css$/, (route) => {
        asked += 1
        return asked > 3 ? route.continue() : route.fulfill({ status: 503 })
      })
      await openAfterLoad(page, '/about-us')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(notice(page)).toBeVisible()
      expect(asked).toBe(3)
      await returnConnection(page)
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(asked).toBe(4)
    })
  })
}

test('a part that only adds to the page costs the visitor nothing when it does not come', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const listing = await findListing(request, { searchMode: 'buy' })
  await haveSession(context, baseURL ?? '')
  await openWithSession(page, results)
  await openWithSession(page, listing.canonicalUri)
  await page.waitForLoadState('networkidle')
  for (const [visit, parts = []] of byVisit(quietParts)) {
    await test.step(visit, async () => {
      const blocked = await Promise.all(parts.map(([source]) => block(page, source)))
      await page.goto(visit === 'a home' ? listing.canonicalUri : visit)
      for (const [, { ask }] of parts) await ask(page)
      await expect.poll(() => blocked.filter(({ asked }) => asked() === 0).map(({ source }) => source)).toEqual([])
      await expectBounded(page, blocked)
      await expect(errorScreen(page)).toBeHidden()
      for (const [, { comes }] of parts) await comes(page)
      for (const { letThrough } of blocked) await letThrough()
    })
  }
})

test('a home that is tapped and a map that is opened offline come when the connection returns', async ({
  page,
  context,
  expectComplaint,
}) => {
  // The map of the results may ask for its worker when the connection is gone.
  expectComplaint(/Worker failed to load|ERR_INTERNET_DISCONNECTED/)
  await page.setViewportSize({ width: 360, height: 740 })
  await openAfterLoad(page, results)
  // Parts of the results that are on their way when the connection goes are asked for too, each three times.
  await page.waitForLoadState('networkidle')

  await test.step('a map says so in its place, and draws itself', async () => {
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    const said = page.getByRole('status').filter({ hasText: 'We couldn’t load the map.' })
    await expect(said).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('application')).toBeVisible({ timeout: 40_000 })
    await expect(said).toBeHidden()
    await page.getByRole('button', { name: 'List', exact: true }).click()
  })

  const link = page.getByRole('article').first().getByRole('link').first()
  const href = await link.getAttribute('href')
  let asked = 0
  page.on('request', (request) => void (request.url().includes('/assets/') && (asked += 1)))
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  await page.waitForTimeout(500)
  expect(asked).toBeLessThanOrEqual(2 * MOST_REQUESTS)
  await context.setOffline(false)
  await expect(page.locator('[data-action="gallery"]:visible').first()).toBeVisible()
  await expect(page).toHaveURL(href ?? '')
})

test('a map without a single tile says so, and asks again', async ({ page, expectComplaint }) => {
  expectComplaint(/Failed to load resource/)
  let [areTilesThere, asked] = [false, 0]
  await page.route('**/map/tiles/**', (route) => {
    asked += 1
    return areTilesThere ? route.continue() : route.fulfill({ status: 503 })
  })
  await openAfterLoad(page, results)
  const said = page.getByRole('status').filter({ hasText: 'We couldn’t load the map.' })
  const again = said.getByRole('button', { name: 'Try again' })
  await expect(said).toBeVisible({ timeout: 40_000 })
  const before = asked
  await again.dispatchEvent('click')
  await expect.poll(() => asked).toBeGreaterThan(before)
  await expect(said).toBeVisible({ timeout: 40_000 })
  areTilesThere = true
  await again.dispatchEvent('click')
  await expect(said).toBeHidden({ timeout: 40_000 })
})

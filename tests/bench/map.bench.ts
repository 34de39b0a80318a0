import type { Browser, Page } from 'playwright'
import { withChromium, withPortal } from './support/benched-portal.ts'
import { watchLongTasks } from './support/long-tasks.ts'
import { takeOwnCore } from './support/own-core.ts'

const SLOWER = 4
const MOVES = 12
/** Milliseconds until a map that has its tiles has drawn them, names and all, for the first time. */
const FIRST_DRAWING = 3000
/** Homes of the whole country, looked at over Melbourne, where most pins are in view at once. */
const ALL_HOMES =
  '/for-sale/melbourne-vic-3000/real-estate?bounds=-44.00000,112.00000,-10.00000,154.00000&context=map' +
  '&lat=-37.80000&lng=145.00000&zoom=10'
const NO_HOMES = ALL_HOMES.replace('&zoom', '&priceminimum=1900000000&zoom')
const allHomes = { address: ALL_HOMES, sign: 'Showing 5,000 of' }
const allHomesClose = { address: ALL_HOMES.replace('zoom=10', 'zoom=14'), sign: 'Showing 5,000 of' }
const noHomes = { address: NO_HOMES, sign: 'No homes here' }

const cases = [
  // The browser compiles what draws maps for the first map that it shows, which is measured for nobody.
  { name: null, ...noHomes, hasStreets: true, isFollowing: false },
  { name: 'the map alone, neither streets nor pins (control)', ...noHomes, hasStreets: false, isFollowing: false },
  { name: 'streets, no pins', ...noHomes, hasStreets: true, isFollowing: false },
  { name: '5,000 pins, no streets, results stay', ...allHomes, hasStreets: false, isFollowing: false },
  { name: '5,000 pins, streets, results stay', ...allHomes, hasStreets: true, isFollowing: false },
  { name: '5,000 pins, streets, results follow', ...allHomes, hasStreets: true, isFollowing: true },
  { name: '5,000 pins, streets with names', ...allHomesClose, hasStreets: true, isFollowing: false },
]

await withPortal((url, serverIds) => withChromium((browser) => measure(browser, url, serverIds)))

async function measure(browser: Browser, url: string, serverIds: readonly number[]): Promise<void> {
  console.log(
    `A map is moved ${MOVES} times with the processor slowed ${SLOWER} times; tasks of the page's main thread in milliseconds.`,
    'Without a graphics card every frame is drawn by the processor, so the control says what is not ours.',
    "Where the system allows, the page's thread has a core of its own.\n",
  )
  console.log(
    '| map | pins laid out | longest task | beyond the control | median of tasks over 50 | over 50 | over 100 |',
  )
  console.log('|---|---|---|---|---|---|---|')
  let longestOfControl: number | null = null
  for (const { name, address, sign, hasStreets, isFollowing } of cases) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    if (!hasStreets) await page.route('**/map/streets.json', (route) => route.fulfill({ json: null }))
    await page.goto(`${url}${address}`)
    await page.getByText(sign).waitFor({ timeout: 120_000 })
    if (!isFollowing) await page.getByLabel('Search as I move the map').uncheck()
    const tasks = (await tasksOfMoving(page, () => takeOwnCore(browser, serverIds))).toSorted(
      (left, right) => left - right,
    )
    const laidOut = await page.locator('button[data-kind]').count()
    const over = (limit: number) => tasks.filter((task) => task > limit).length
    const longest = Math.round(tasks.at(-1) ?? 0)
    const median = Math.round(tasks[Math.floor(tasks.length / 2)] ?? 0)
    const beyond = longestOfControl === null ? '' : longest - longestOfControl
    await page.close()
    if (name === null) continue
    longestOfControl ??= longest
    console.log(`| ${[name, laidOut, longest, beyond, median, over(50), over(100)].join(' | ')} |`)
  }
}

/** Milliseconds of every task of 50 ms or more while the map is dragged about and comes to rest. */
async function tasksOfMoving(page: Page, prepare: () => Promise<unknown>): Promise<number[]> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(FIRST_DRAWING)
  await prepare()
  const tasks = await watchLongTasks(page, SLOWER)
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('There is no map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  for (let move = 0; move < MOVES; move += 1) {
    const way = move % 2 === 0 ? 1 : -1
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + way * 180, y + way * 90, { steps: 20 })
    await page.mouse.up()
    await page.waitForTimeout(700)
  }
  return tasks.jsonValue()
}

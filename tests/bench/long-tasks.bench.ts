import type { Browser, Page } from 'playwright'
import { resultsPath, withChromium, withPortal } from './support/benched-portal.ts'
import { columnsOf, watchLongTasks } from './support/long-tasks.ts'

/** Less on a machine that is slower than that of the records by itself. */
const SLOWER = Number(process.env.SLOWER ?? 4)
/** Milliseconds between two keys of somebody who types fast. */
const BETWEEN_KEYS = 90
/** Until the count of homes is there and the page has come to rest. */
const REST = 1500

const interactions: Record<string, (page: Page) => Promise<void>> = {
  'typing the land size': async (page) => {
    for (const [group, label, digits] of [
      ['Land size', 'From', '250'],
      ['Land size', 'To', '1200'],
      ['Frontage', 'From', '15'],
    ] as const) {
      const field = sheetOf(page).getByRole('group', { name: group }).getByLabel(label)
      await field.pressSequentially(digits, { delay: BETWEEN_KEYS })
    }
  },
  'choosing prices': async (page) => {
    await sheetOf(page).getByLabel('Min price').selectOption('$500,000')
    await page.waitForTimeout(REST)
    await sheetOf(page).getByLabel('Max price').selectOption('$2M')
  },
  'pressing rooms and types': async (page) => {
    for (const name of ['2', '3', '4']) {
      await sheetOf(page).getByRole('group', { name: 'Bedrooms' }).getByRole('checkbox', { name }).check()
    }
    await sheetOf(page)
      .getByRole('checkbox', { name: /^House / })
      .check()
  },
}

await withPortal(async (url) => {
  await withChromium(async (browser) => {
    console.log(
      `The filter sheet over the results with the processor slowed ${SLOWER} times; tasks of the page's main thread. The map ` +
        'has a bench of its own.\n',
    )
    console.log('| interaction | px | longest task ms | tasks over 50 ms | over 100 ms |\n|---|---|---|---|---|')
    for (const width of [360, 1280]) {
      for (const [name, interact] of Object.entries(interactions)) {
        console.log(`| ${name} | ${width} | ${columnsOf(await tasksOf(browser, url, width, interact))} |`)
      }
    }
  })
})

async function tasksOf(browser: Browser, url: string, width: number, interact: (page: Page) => Promise<void>) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, locale: 'en-AU' })
  await page.goto(url + resultsPath, { waitUntil: 'networkidle', timeout: 120_000 })
  await page.getByRole('link', { name: /^Filters/ }).click()
  await sheetOf(page)
    .getByRole('button', { name: /^Show [\d,]+ / })
    .waitFor()
  await page.waitForTimeout(REST)
  const tasks = await watchLongTasks(page, SLOWER)
  await interact(page)
  await page.waitForTimeout(REST)
  const found = await tasks.jsonValue()
  await page.close()
  return found
}

function sheetOf(page: Page) {
  return page.getByRole('dialog', { name: 'Filters' })
}

import type { Page } from '@playwright/test'
import { connectivityPaths } from '../support/connectivity-model.ts'
import { tours } from '../support/machine-paths.ts'
import { connectionNotice, openAfterLoad, stopTime } from './support/after-load.ts'
import { expect, test } from './support/test.ts'

const causes: Record<string, (page: Page) => Promise<void>> = {
  'connection.lost': (page) => page.context().setOffline(true),
  'connection.returned': (page) => page.context().setOffline(false),
  'xstate.after.returnShown.connectivity.onlineAgain': (page) => page.clock.runFor(4000),
}

const words: Record<string, string | RegExp> = {
  '"online"': '',
  '"offline"': /^You’re offline\./,
  '"onlineAgain"': 'You’re back online.',
}

test('the machine comes after the load event, and the page walks every transition', async ({
  page,
  expectComplaint,
}) => {
  // What the page fetches for later may be under way when the connection goes.
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const files = new Set<string>()
  page.on('request', (request) => files.add(new URL(request.url()).pathname))
  const machines = () => [...files].filter((path) => path.includes('/machines-'))
  const loaded = page.waitForEvent('load')
  await page.goto('/', { waitUntil: 'commit' })
  await loaded
  expect(machines()).toEqual([])
  await connectionNotice(page).waitFor({ state: 'attached' })
  expect(machines()).toHaveLength(1)
  await page.locator('html[data-hydrated=all]').waitFor({ state: 'attached' })
  await stopTime(page)
  for (const { name, event, target } of tours(connectivityPaths, { longest: 50 }).flat()) {
    await test.step(name, async () => {
      await causes[event.type]?.(page)
      await expect(connectionNotice(page)).toHaveText(words[target] ?? '')
    })
  }

  await test.step('a search that failed while the visitor was offline is read again when they are back', async () => {
    await page.clock.resume()
    await openAfterLoad(page, '/for-sale/richmond-vic-3121/real-estate')
    await page.route('**/graphql', (route) => route.abort())
    await page.getByText('Sort: Promoted first').click()
    await page.getByRole('link', { name: 'Newest', exact: true }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText("Sorry, we're having a problem searching. Please try again")
    await page.context().setOffline(true)
    await expect(page.getByText('You’re offline.')).toBeVisible()
    await page.unroute('**/graphql')
    await page.context().setOffline(false)
    await expect(heading).toContainText('homes for sale in Richmond, VIC 3121')
  })
})

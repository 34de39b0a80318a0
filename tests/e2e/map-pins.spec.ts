import type { Page, Route } from '@playwright/test'
import { tours } from '../support/machine-paths.ts'
import { pinPaths } from '../support/map-search-model.ts'
import documents from '#src/api/generated/persisted-documents.json' with { type: 'json' }
import { expect, requestTest, test } from './support/test.ts'

test.use({ hasMaps: true })

const FITZROY = '/for-sale/fitzroy-vic-3065/real-estate'

type Step = (typeof pinPaths)[number]['event']

const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true })
/** Documents are asked for by their hash. */
const [hashOfPins = ''] = Object.entries(documents).find(([, text]) => text.startsWith('query MapMarkers')) ?? []
const isOfPins = (route: Route) => route.request().postData()?.includes(hashOfPins) ?? false

const pinsOf = (key: string): string => {
  const [value = ''] = key.split(' {')
  // The key of a path begins with the state's value as JSON.
  return (JSON.parse(value) as { pins: string }).pins
}

/** A visitor at the map; whether its pins come is for the test to say. */
class Walk {
  private readonly held: Route[] = []
  private isBroken = false
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async begin() {
    await this.page.clock.install()
    await this.page.route('**/graphql', (route) => {
      if (isOfPins(route) && !this.isBroken) this.held.push(route)
      else return this.isBroken ? route.abort() : route.continue()
    })
    await this.page.goto(FITZROY)
    await expect(map(this.page).getByText('Looking for homes…')).toBeVisible({ timeout: 40_000 })
  }

  async bringAbout(step: Step) {
    // A question that failed is asked once more before it is given up.
    this.isBroken = step.type.startsWith('xstate.error')
    if (step.type === 'search.changed') return this.moveMap()
    if (step.type === 'pins.wanted') return map(this.page).getByRole('button', { name: 'Try again' }).click()
    const asked = await this.lastAsked()
    if (step.type.startsWith('xstate.after')) return this.page.clock.fastForward(20_000)
    if (step.type.startsWith('xstate.error')) return asked.abort()
    const isTruncated = JSON.stringify(step).includes('"isTruncated":true')
    await (isTruncated ? answerWithTooMany(asked) : asked.continue())
  }

  private async moveMap() {
    await this.page.getByRole('application', { name: /^Map of/ }).focus()
    const before = this.page.url()
    const asked = this.held.length
    await this.page.keyboard.press('ArrowRight')
    await expect(this.page).not.toHaveURL(before)
    // The page follows the address of a map when it has time.
    await expect.poll(() => this.held.length).toBeGreaterThan(asked)
  }

  /** The question that is still of interest; those before it were given up. */
  private async lastAsked(): Promise<Route> {
    await expect.poll(() => this.held.length).toBeGreaterThan(0)
    const [last, ...before] = this.held.splice(0).toReversed()
    for (const route of before) await route.abort().catch(() => {})
    if (last === undefined) throw new Error('Nothing was asked')
    return last
  }
}

async function answerWithTooMany(route: Route) {
  const response = await route.fetch()
  const json = await response.json()
  for (const answer of [json].flat()) {
    if (answer.data?.mapMarkers) Object.assign(answer.data.mapMarkers, { total: 9000, isTruncated: true })
  }
  await route.fulfill({ response, json })
}

async function expectState(page: Page, state: string) {
  await expect(map(page).getByText('Looking for homes…')).toBeVisible({ visible: state === 'loading' })
  await expect(map(page).getByText(/^Showing 5,000 of 9,000 homes/)).toBeVisible({ visible: state === 'tooMany' })
  await expect(map(page).getByRole('button', { name: 'Try again' })).toBeVisible({ visible: state === 'failed' })
  if (state === 'shown') await expect(page.locator('button[data-kind]').first()).toBeAttached()
}

test('the page walks every transition of the pins', async ({ page, expectComplaint }) => {
  test.slow()
  expectComplaint(/Failed to load resource|ApiProblem|could not be reached/)
  const walk = new Walk(page)
  await walk.begin()
  for (const { source, event, target } of tours(pinPaths, { longest: 60 }).flat()) {
    await test.step(`${pinsOf(source)} --${event.type}--> ${pinsOf(target)}`, async () => {
      await walk.bringAbout(event)
      await expectState(page, pinsOf(target))
    })
  }
})

requestTest(
  'a hidden address has no pin of its own: every such home stands in the middle of its suburb',
  async ({ request }) => {
    const markersOf = async (suburb: string) => {
      const searchParams = { searchMode: 'buy', locationSearchContext: { searchLocations: [{ uri: suburb }] } }
      const query = `query Pins($searchParams: SearchParamsInput!) { mapMarkers(searchParams: $searchParams) {
      markers { listingId isApproximate latLong { latitude longitude } } } }`
      const answer = await request.post('/graphql', { data: { query, variables: { searchParams } } })
      // What the query above asks for.
      const { data } = (await answer.json()) as {
        data: { mapMarkers: { markers: { isApproximate: boolean; latLong: object }[] } }
      }
      return data.mapMarkers.markers
    }
    const hidden = (await markersOf('melbourne-vic-3000')).filter(({ isApproximate }) => isApproximate)
    expect(hidden.length).toBeGreaterThan(1)
    const suburbs = await request.get('/rest/location/by-uri/melbourne-vic-3000')
    expect(suburbs.ok()).toBe(true)
    const places = new Set(hidden.map(({ latLong }) => JSON.stringify(latLong)))
    expect(places.size).toBeLessThan(hidden.length)
  },
)

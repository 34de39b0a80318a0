import type { Page, Route } from '@playwright/test'
import { encodePolyline } from '#domain/geo/encode-polyline.ts'
import { eachEventAndState, reachable, tours } from '../support/machine-paths.ts'
import { areaPaths, triangle } from '../support/map-search-model.ts'
import { expect, test } from './support/test.ts'

test.use({ hasMaps: true })

const FITZROY = '/for-sale/fitzroy-vic-3065/real-estate'
const SHAPE = `${FITZROY}?context=draw&shape=${encodeURIComponent(encodePolyline(triangle))}`

type Path = (typeof areaPaths)[number]
type Step = Path['event']

const canvas = (page: Page) => page.getByRole('application', { name: /^Map of/ })
const areaOffer = (page: Page) => page.getByRole('button', { name: 'Search this area' })
const editor = (page: Page) => page.getByRole('region', { name: 'Your area' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A visitor at the map, who has the network in their hands. */
class Walk {
  private readonly held: Route[] = []
  private network: 'open' | 'holding' | 'broken' = 'open'
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async prepare() {
    await this.page.clock.install()
    await this.page.route('**/graphql', (route) => {
      if (this.network === 'holding') this.held.push(route)
      else return this.network === 'open' ? route.continue() : route.abort()
    })
  }

  async begin(address: string) {
    this.held.length = 0
    this.network = 'open'
    await this.page.goto(address)
    await expect(this.page.locator('button[data-kind]').first()).toBeAttached({ timeout: 40_000 })
  }

  async bringAbout(step: Step, source: string) {
    const cause = this.causes[step.type]
    if (cause === undefined) throw new Error(`Nothing is known to cause ${step.type}`)
    await cause(step, source)
  }

  isKnown = (step: Step) => step.type in this.causes

  private readonly causes: Record<string, (step: Step, source: string) => Promise<unknown>> = {
    'map.moved': async () => {
      await canvas(this.page).focus()
      await this.page.keyboard.press('ArrowRight')
    },
    'area.searched': () => areaOffer(this.page).click(),
    'following.switched': () => this.page.getByLabel('Search as I move the map').click(),
    'xstate.after.restDelay.mapSearch.area.settling': () => expect(this.page).toHaveURL(/context=map/),
    'drawing.started': () => this.page.getByRole('button', { name: /^(Draw an area|Change the area)$/ }).click(),
    'drawing.repeated': () => press(this.page, 'Draw again'),
    'drawing.abandoned': async () => {
      await press(this.page, 'Cancel')
      this.network = 'broken'
      await this.letGo()
      this.network = 'open'
    },
    'corners.changed': (step, source) => {
      if (source !== 'drawing') return this.nudgeCorner()
      const isOneCorner = 'corners' in step && step.corners?.length === 1
      return isOneCorner ? press(this.page, 'Enter corners') : drawTriangle(this.page)
    },
    'shape.applied': async () => {
      // What was searched already is known.
      if (this.page.url().includes('context=draw')) await this.nudgeCorner()
      this.network = 'holding'
      await areaOffer(this.page).click()
    },
    'xstate.done.actor.applyShape': async (step) => {
      const isSearched = 'output' in step && step.output !== undefined && 'ok' in step.output && step.output.ok
      await expect.poll(() => this.held.length).toBeGreaterThan(0)
      // A question that failed is asked once more before it is given up.
      this.network = isSearched ? 'open' : 'broken'
      await this.letGo()
    },
    'xstate.after.applyTimeout.mapSearch.area.applying': async () => {
      await this.page.clock.fastForward(20_000)
      this.network = 'broken'
      await this.letGo()
    },
  }

  private async letGo() {
    // A request that was withdrawn meanwhile cannot be answered.
    const answer = (route: Route) => (this.network === 'open' ? route.continue() : route.abort()).catch(() => {})
    await Promise.all(this.held.splice(0).map(answer))
  }

  /** Moves the first corner ten metres to where it has not been, so that what is searched is not known yet. */
  private async nudgeCorner() {
    const field = this.page.getByLabel('Corner 1, latitude')
    if (!(await field.isVisible())) await editor(this.page).locator('summary').click()
    const latitude = Number(await field.inputValue())
    await field.fill((latitude + 0.0001).toFixed(5))
    await this.page.keyboard.press('Enter')
  }
}

async function drawTriangle(page: Page) {
  await expect(page.locator('[data-is-drawn-on]')).toBeAttached()
  await expect(async () => {
    const box = await canvas(page).boundingBox()
    if (!box) throw new Error('There is no map')
    const at = (x: number, y: number): [number, number] => [box.x + box.width * x, box.y + box.height * y]
    await page.mouse.move(...at(0.3, 0.35))
    await page.mouse.down()
    for (const corner of [at(0.7, 0.35), at(0.5, 0.6), at(0.3, 0.35)]) await page.mouse.move(...corner, { steps: 4 })
    await page.mouse.up()
    await expect(editor(page)).toBeVisible({ timeout: 5000 })
  }).toPass()
}

async function expectState(page: Page, state: string) {
  // Between pressing a key and its search there is no time to look.
  if (state === 'settling') return
  const isEditing = state === 'editing' || state === 'applying'
  await expect(editor(page)).toBeVisible({ visible: isEditing, timeout: 20_000 })
  await expect(page.getByRole('region', { name: 'Draw an area' })).toBeVisible({ visible: state === 'drawing' })
  if (state === 'applying') await expect(areaOffer(page)).toHaveAttribute('aria-busy', 'true')
  else if (isEditing) await expect(areaOffer(page)).not.toHaveAttribute('aria-busy', 'true')
  else await expect(areaOffer(page)).toBeVisible({ visible: state === 'moved' })
}

function areaOf(key: string): string {
  const [value = ''] = key.split(' {')
  // The key of a path begins with the state's value as JSON.
  return (JSON.parse(value) as { area: string }).area
}

const cornersOf = (key: string) => (/"corners":\[(.*?)\]/.exec(key)?.[1]?.match(/latitude/g) ?? []).length

const eventName = (event: Step) =>
  [
    event.type,
    'output' in event ? JSON.stringify(event.output) : '',
    'corners' in event ? `${event.corners?.length} corners` : '',
  ].join(' ')
const nameOf = ({ source, event, target }: Path) => `${areaOf(source)} --${eventName(event)}--> ${areaOf(target)}`

/**
 * What can be brought about on a page, one with a shape or one without. Where a drawing is open none is begun, a shape is not
 * made too long for its address, corners are moved rather than added, and nobody turns the following off within the third of a second that a move is followed after.
 */
function isPossible({ source, event, target }: Path, hasShape: boolean): boolean {
  const state = areaOf(source)
  if (JSON.stringify(event).includes('TOO_LONG')) return false
  if (event.type === 'following.switched' && state === 'settling') return false
  if (event.type === 'corners.changed' && state === 'editing' && cornersOf(source) !== cornersOf(target)) return false
  // Nothing tells when a second move has come to rest, and what is pressed before would be undone by it.
  if (event.type === 'map.moved' && state === 'moved') return false
  if (hasShape && /map\.|area\.|following/.test(event.type)) return false
  if (event.type !== 'drawing.started') return true
  const startsFromShape = 'corners' in event && event.corners?.length === 3
  return ['resting', 'moved', 'settling'].includes(state) && startsFromShape === hasShape
}

/** A shape that was searched makes the page another one. */
const isLast = ({ event, target }: Path) =>
  event.type === 'xstate.done.actor.applyShape' && areaOf(target) === 'resting'

const walked = new Set<string>()
for (const [name, address] of Object.entries({ 'without a shape': FITZROY, 'with a shape': SHAPE })) {
  const isKnown = new Walk(Object.create(null)).isKnown
  const possible = reachable(areaPaths.filter((path) => isKnown(path.event) && isPossible(path, address === SHAPE)))
  const each = eachEventAndState(possible, { eventName, stateName: areaOf })
  const wanted = each.filter((path) => !walked.has(nameOf(path)))
  const walks = tours(possible, { wanted, isLast, longest: 40 })
  for (const path of walks.flat()) walked.add(nameOf(path))

  test(`each event reaches a map ${name}, and each state of it is shown`, async ({ page, expectComplaint }) => {
    test.slow()
    expectComplaint(/Failed to load resource|ApiProblem|could not be reached/)
    const visitor = new Walk(page)
    await visitor.prepare()
    for (const walk of walks) {
      await visitor.begin(address)
      for (const path of walk) {
        await test.step(nameOf(path), async () => {
          await visitor.bringAbout(path.event, areaOf(path.source))
          await expectState(page, areaOf(path.target))
        })
      }
    }
  })
}

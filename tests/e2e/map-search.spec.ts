import type { Page, Route } from '@playwright/test'
import { encodePolyline } from '#domain/geo/encoded-polyline.ts'
import { areaPaths, triangle } from '../support/map-search-model.ts'
import { expect, test } from './support/test.ts'

const FITZROY = '/for-sale/fitzroy-vic-3065/real-estate'
const SHAPE = `${FITZROY}?context=draw&shape=${encodeURIComponent(encodePolyline(triangle))}`

type Step = (typeof areaPaths)[number]['event']
type Walk = { page: Page; held: Route[] }

const canvas = (page: Page) => page.getByRole('application', { name: /^Map of/ })
const areaOffer = (page: Page) => page.getByRole('button', { name: 'Search this area' })
const editor = (page: Page) => page.getByRole('region', { name: 'Your area' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function moveMap(page: Page) {
  await canvas(page).focus()
  await page.keyboard.press('ArrowRight')
}

async function drawTriangle(page: Page) {
  await expect(page.locator('[data-is-drawn-on]')).toBeAttached()
  await expect(async () => {
    const box = await canvas(page).boundingBox()
    if (!box) throw new Error('There is no map')
    const at = (x: number, y: number): [number, number] => [box.x + box.width * x, box.y + box.height * y]
    await page.mouse.move(...at(0.3, 0.35))
    await page.mouse.down()
    for (const corner of [at(0.7, 0.35), at(0.5, 0.6), at(0.3, 0.35)]) await page.mouse.move(...corner, { steps: 10 })
    await page.mouse.up()
    await expect(editor(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
}

async function changeCorners(page: Page, count: number, isDrawing: boolean) {
  if (isDrawing) return count === 1 ? press(page, 'Enter corners') : drawTriangle(page)
  await nudgeCorner(page)
}

/** Moves the first corner to where it has not been, so that what is searched is not known yet. */
async function nudgeCorner(page: Page) {
  const field = page.getByLabel('Corner 1, latitude')
  if (!(await field.isVisible())) await editor(page).locator('summary').click()
  await field.fill('-37.79876')
  await page.keyboard.press('Enter')
}

/** How a visitor, the page or the network causes each event of the machine; the rest cannot be brought about in time. */
const causes: Record<string, (walk: Walk, step: Step, source: string) => Promise<unknown>> = {
  'map.moved': ({ page }) => moveMap(page),
  'area.searched': ({ page }) => areaOffer(page).click(),
  'following.switched': ({ page }) => page.getByLabel('Search as I move the map').click(),
  'xstate.after.restDelay.mapSearch.area.settling': ({ page }) => expect(page).toHaveURL(/context=map/),
  'drawing.started': ({ page }) => page.getByRole('button', { name: /^(Draw an area|Change the shape)$/ }).click(),
  'drawing.repeated': ({ page }) => press(page, 'Draw again'),
  'drawing.abandoned': ({ page }) => press(page, 'Cancel'),
  'corners.changed': ({ page }, step, source) =>
    changeCorners(page, 'corners' in step ? (step.corners?.length ?? 0) : 0, source === 'drawing'),
  'shape.applied': async ({ page, held }) => {
    if (page.url().includes('context=draw')) await nudgeCorner(page)
    await page.route('**/graphql', (route) => void held.push(route))
    await areaOffer(page).click()
  },
  'xstate.done.actor.applyShape': async ({ page, held }, step) => {
    const isSearched = 'output' in step && step.output !== undefined && 'ok' in step.output && step.output.ok
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await page.route('**/graphql', (route) => (isSearched ? route.continue() : route.abort()))
    for (const route of held.splice(0)) await (isSearched ? route.continue() : route.abort())
  },
}

async function expectState(page: Page, state: string) {
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

/** What the page cannot do: where nothing starts a drawing anew, and answers that come only from a broken server. */
function isCausable({ source, event, steps }: (typeof areaPaths)[number]): boolean {
  const all = [...steps, event]
  const isKnown = all.every(({ type }) => type in causes)
  const startsAgain = event.type === 'drawing.started' && !['resting', 'moved', 'settling'].includes(areaOf(source))
  const isTooLong = all.some((step) => JSON.stringify(step).includes('TOO_LONG'))
  // The page has either a shape, and then does not follow the map, or none.
  const hasShape = all.some(
    (step) => step.type === 'drawing.started' && 'corners' in step && step.corners?.length === 3,
  )
  const needsMap = all.some(({ type }) => /map\.|area\.|following/.test(type))
  return isKnown && !startsAgain && !isTooLong && !(hasShape && needsMap) && !isHurried(all)
}

/** Whether the switch would have to be pressed within the third of a second after a move that is followed. */
function isHurried(steps: readonly Step[]): boolean {
  let isFollowing = true
  return steps.some(({ type }, index) => {
    if (type !== 'following.switched') return false
    const isTooQuick = isFollowing && steps[index - 1]?.type === 'map.moved'
    isFollowing = !isFollowing
    return isTooQuick
  })
}

/** Between pressing a key and its search there is no time to look. */
const isPassing = (state: string) => state === 'settling'

const seen = new Set<string>()
const walked = areaPaths.filter((path) => {
  const name = `${areaOf(path.source)} --${path.event.type} ${JSON.stringify('output' in path.event ? path.event.output : '')}--> ${areaOf(path.target)}`
  if (seen.has(name) || !isCausable(path)) return false
  seen.add(name)
  return true
})

for (const { steps, source, event, target } of walked) {
  const outcome = 'output' in event ? ` ${JSON.stringify(event.output)}` : ''
  test(`the page walks ${areaOf(source)} --${event.type}${outcome}--> ${areaOf(target)}`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource|ApiProblem|could not be reached/)
    const all = [...steps, event]
    const opensShape = all.some(
      (step) => step.type === 'drawing.started' && 'corners' in step && step.corners?.length === 3,
    )
    const walk: Walk = { page, held: [] }
    await page.goto(opensShape ? SHAPE : FITZROY)
    await expect(page.locator('button[data-kind]').first()).toBeAttached({ timeout: 40_000 })
    for (const [index, step] of all.entries()) {
      const from = areaPaths.find(
        ({ steps: before, event: next }) => JSON.stringify([...before, next]) === JSON.stringify(all.slice(0, index)),
      )
      const here = index === 0 ? 'resting' : from ? areaOf(from.target) : areaOf(source)
      await causes[step.type]?.(walk, step, here)
    }
    if (!isPassing(areaOf(target))) await expectState(page, areaOf(target))
  })
}

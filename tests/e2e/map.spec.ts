import type { Locator, Page } from '@playwright/test'
import { answerOfBrowser, stubLocation } from './support/location-stub.ts'
import { expectGoodOnScreen } from './support/looks.ts'
import { expect, test } from './support/test.ts'

test.use({ hasMaps: true })

const FITZROY = '/for-sale/fitzroy-vic-3065/real-estate'

const canvas = (page: Page) => page.getByRole('application', { name: /^Map of/ })
const pins = (page: Page) => page.locator('button[data-kind]')
const areaOffer = (page: Page) => page.getByRole('button', { name: 'Search this area' })
const editor = (page: Page) => page.getByRole('region', { name: 'Your area' })

async function openMap(page: Page, address = FITZROY) {
  await page.goto(address)
  await expect(pins(page).first()).toBeAttached({ timeout: 40_000 })
}

/** A pin of one home that lies free on the map. */
async function freePin(page: Page): Promise<Locator> {
  const box = await canvas(page).boundingBox()
  const bottom = page.viewportSize()?.height ?? 0
  for (const pin of await page.locator('button[data-kind="place"]').all()) {
    const place = await pin.boundingBox()
    if (!box || !place) continue
    const isFree =
      place.x > box.x + 20 && place.x < box.x + box.width - 160 && place.y > box.y + 160 && place.y < bottom - 60
    if (isFree) return pin
  }
  throw new Error('No pin of one home is in view')
}

async function pressMap(page: Page, key: string) {
  await canvas(page).focus()
  await page.keyboard.press(key)
}

async function drawTriangle(page: Page) {
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('There is no map')
  const at = (x: number, y: number): [number, number] => [box.x + box.width * x, box.y + box.height * y]
  await page.mouse.move(...at(0.3, 0.35))
  await page.mouse.down()
  for (const corner of [at(0.7, 0.35), at(0.5, 0.6), at(0.3, 0.35)]) await page.mouse.move(...corner, { steps: 4 })
  await page.mouse.up()
}

test('beside the list the map is searched, opens its pins, and is entered and left by the keyboard', async ({
  page,
}) => {
  test.slow()
  await openMap(page)
  const following = page.getByLabel('Search as I move the map')

  await test.step('Tab enters the map and leaves it', async () => {
    await canvas(page).focus()
    await page.keyboard.press('Tab')
    await expect(canvas(page)).not.toBeFocused()
    await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeFocused()
  })

  await test.step('a card of the list lifts its pin', async () => {
    await page.locator('article[data-listing-id] a').first().focus()
    await expect(page.locator('button[data-is-pointed]')).toHaveCount(1)
  })

  await test.step('a pin opens a card that leads to the home, and Escape closes it', async () => {
    const card = page.getByRole('region', { name: 'Home on the map' })
    const pin = await freePin(page)
    await pin.click()
    await expect(card).toBeFocused()
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/homes\//)
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(canvas(page)).toBeFocused()
  })

  await test.step('a search of the area is offered where results do not follow, and back shows the area before', async () => {
    await following.uncheck()
    await pressMap(page, 'ArrowRight')
    await areaOffer(page).click()
    await expect(page).toHaveURL(/context=map/)
    const first = page.url()
    await expect(areaOffer(page)).toBeHidden()
    await pressMap(page, 'ArrowDown')
    await areaOffer(page).click()
    await expect(page).not.toHaveURL(first)
    await page.goBack()
    await expect(page).toHaveURL(first)
    await page.goBack()
    await expect(page).toHaveURL(FITZROY)
  })

  await openMap(page)
  await test.step('results follow the map, and the address says where it stands', async () => {
    await following.check()
    const before = await page.evaluate(() => history.length)
    const bottom = async () => {
      const box = await canvas(page).boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    await expect.poll(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
    await pressMap(page, 'ArrowRight')
    await expect(page).toHaveURL(/bounds=(-?\d+\.\d{5},?){4}&context=map&lat=-?\d+\.\d{5}&lng=\d+\.\d{5}&zoom=[\d.]+/)
    expect(await page.evaluate(() => history.length)).toBe(before)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('homes for sale')
    await expect(page.getByPlaceholder('This area')).toBeVisible()
    await expect(page.getByRole('search').getByText('Fitzroy')).toHaveCount(0)
  })
})

test('more homes than there can be pins are told with their true number, and from afar homes are clustered by suburb', async ({
  page,
}) => {
  await openMap(page, `${FITZROY}?bounds=-44.00000,112.00000,-10.00000,154.00000&context=map&lat=-30&lng=140&zoom=4`)
  await expect(page.getByText(/^Showing 5,000 of \d+,\d{3} homes\. Zoom in or search a smaller area\.$/)).toBeVisible()
  await openMap(
    page,
    `${FITZROY}?bounds=-37.95000,144.80000,-37.65000,145.20000&context=map&lat=-37.8&lng=144.98&zoom=11`,
  )
  await expect(page.getByRole('button', { name: /^\d+ homes in [A-Z].*: zoom in$/ }).first()).toBeAttached()
})

test('a shape drawn with the pointer is searched, shown when it is opened again, and cleared', async ({ page }) => {
  test.slow()
  await openMap(page)
  await page.getByRole('button', { name: 'Draw an area' }).click()
  await expect(page.locator('[data-is-drawn-on]')).toBeAttached()
  await expect(pins(page).first()).toBeVisible()
  await expect(page.getByText('Draw around the area')).toBeVisible()
  await expect(async () => {
    await drawTriangle(page)
    await expect(editor(page)).toBeVisible({ timeout: 5000 })
  }).toPass()
  await areaOffer(page).click()
  await expect(page).toHaveURL(/context=draw&shape=/)
  await expect(page).toHaveTitle(/^Real estate for sale in the area you drew/)
  await page.reload()
  await expect(page.getByRole('search').getByText('Fitzroy')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Real estate for sale in the area you drew/)
  await page.getByRole('button', { name: 'Change the area' }).click()
  await expect(editor(page).getByText(/^Corners \(\d+\)/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(editor(page)).toBeHidden()
  await page.getByRole('button', { name: 'Clear the area' }).click()
  await expect(page).toHaveURL(FITZROY)
})

test('a shape is drawn with the keyboard alone, in a panel beside the map that takes the focus and gives it back', async ({
  page,
}) => {
  test.slow()
  await openMap(page)
  const before = await pins(page).count()
  const draw = page.getByRole('button', { name: 'Draw an area' })
  const panel = page.getByRole('region', { name: 'Draw an area' })
  const besideMap = async (box: Locator) => {
    const [over, map] = await Promise.all([box.boundingBox(), canvas(page).boundingBox()])
    expect((over?.x ?? 0) + (over?.width ?? Infinity)).toBeLessThanOrEqual(map?.x ?? 0)
    expect(over?.x).toBeGreaterThanOrEqual(0)
  }

  await test.step('the panel takes the focus and gives it back, and every pin stays', async () => {
    await draw.press('Enter')
    await expect(panel).toBeFocused()
    await besideMap(panel)
    await page.keyboard.press('Escape')
    await expect(draw).toBeFocused()
    await draw.press('Enter')
    await page.getByRole('button', { name: 'Enter corners' }).press('Enter')
    await expect(editor(page)).toBeFocused()
    await besideMap(editor(page))
    await expect(pins(page)).toHaveCount(before)
    await expectGoodOnScreen(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(draw).toBeFocused()
  })

  await test.step('corner by corner, and it is said what is wrong with it', async () => {
    await draw.press('Enter')
    await page.getByRole('button', { name: 'Enter corners' }).press('Enter')
    const add = page.getByRole('button', { name: /Add a corner/ })
    await add.press('Enter')
    await areaOffer(page).press('Enter')
    await expect(editor(page).getByText('An area needs at least three corners.')).toBeVisible()
    await add.press('Enter')
    await add.press('Enter')
    const corners = ['-37.79,144.97', '-37.81,144.99', '-37.79,144.99', '-37.81,144.97']
    for (const [index, corner] of corners.entries()) {
      const [latitude = '', longitude = ''] = corner.split(',')
      await page.getByLabel(`Corner ${index + 1}, latitude`).fill(latitude)
      await page.getByLabel(`Corner ${index + 1}, longitude`).fill(longitude)
    }
    await areaOffer(page).press('Enter')
    await expect(editor(page).getByText(/sides of the area cross/)).toBeVisible()
    await page.getByRole('button', { name: 'Move corner 3 up the list' }).press('Enter')
    await areaOffer(page).press('Enter')
    await expect(page).toHaveURL(/context=draw&shape=/)
    await expect(editor(page)).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the map is one tap away, its code comes with the tap, and each keeps its place', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto(FITZROY, { waitUntil: 'networkidle' })
    expect(loaded.filter((url) => /results-map|\/map\/tiles/.test(url))).toEqual([])
    await page.evaluate(() => scrollTo(0, 900))
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await expect(pins(page).first()).toBeAttached({ timeout: 40_000 })
    await pressMap(page, 'ArrowRight')
    await expect(page).toHaveURL(/context=map/)
    const map = page.getByRole('region', { name: 'Map', exact: true })
    await expect(map.locator('span', { hasText: /^[\d,]+ homes?$/ })).toBeVisible()
    await page.getByRole('link', { name: /^Filters/ }).click()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await filters.getByRole('group', { name: 'Bedrooms' }).getByRole('checkbox', { name: '3' }).check()
    await filters.getByRole('button', { name: /^Show/ }).click()
    await expect(page).toHaveURL(/bedrooms/)
    await expect(canvas(page)).toBeVisible()
    await map.getByRole('textbox').or(map.getByRole('combobox')).click()
    await map.getByRole('combobox').pressSequentially('carlton vic')
    await map.getByRole('option', { name: /^Carlton, VIC/ }).click()
    await expect(page).toHaveURL(/carlton-vic-3053.*bedrooms|bedrooms.*carlton-vic-3053/)
    await expect(canvas(page)).toBeVisible()
    await expect(map.getByRole('button', { name: 'Remove Carlton, VIC 3053' })).toBeVisible()
    const place = page.url()
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await expect(page.locator('article').first()).toBeVisible()
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await expect(page).toHaveURL(place)
  })
})

test.describe('on a phone, the browser’s back', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  const openPhoneMap = async (page: Page) => {
    await page.goto(FITZROY)
    const toggle = page.getByRole('button', { name: 'Map', exact: true })
    await expect(toggle).toBeVisible()
    await toggle.click()
    await expect(pins(page).first()).toBeAttached({ timeout: 40_000 })
  }
  const expectList = async (page: Page) => {
    await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeVisible()
    await expect(page.locator('article').first()).toBeVisible()
    await expect(canvas(page)).toBeHidden()
  }

  test('returns from the map to the list, also after the map was moved, and leads past the list that the button opened', async ({
    page,
  }) => {
    await openPhoneMap(page)
    await page.goBack()
    await expectList(page)
    await expect(page).toHaveURL(FITZROY)
    await page.goForward()
    await expect(canvas(page)).toBeVisible()
    await pressMap(page, 'ArrowRight')
    await expect(page).toHaveURL(/context=map/)
    await expect(canvas(page)).toBeVisible()
    await page.goBack()
    await expectList(page)
    await expect(page).toHaveURL(FITZROY)

    await page.goto('/')
    await openPhoneMap(page)
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await expectList(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no room is kept for a map', async ({ page }) => {
    await page.goto(FITZROY)
    await expect(page.locator('article').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Map', exact: true })).toBeHidden()
    const list = await page.locator('[data-view] > div').first().boundingBox()
    expect(list?.width).toBeGreaterThan(1000)
  })
})

test('the map shows where the visitor is, and says why where it cannot', async ({ page }) => {
  await stubLocation(page)
  await openMap(page)
  const locate = page.getByRole('button', { name: 'Show my location' })
  const locateAt = async (answer: string) => {
    await locate.click()
    await expect(page.getByText('Finding where you are …')).toBeVisible()
    await answerOfBrowser(page, 'position', answer)
  }
  await locateAt('refused')
  await expect(page.getByText(/^Your browser didn’t share your location\./)).toBeVisible()
  await locateAt('51.5,-0.12')
  await expect(page.getByText('You seem to be outside Australia, where this map ends.')).toBeVisible()
  const before = page.url()
  await locateAt('-37.81,144.96')
  await expect(page.getByText('You are within 40 m of here.')).toBeVisible()
  await expect(page.locator('[data-here]')).toBeInViewport()
  await expect(page).not.toHaveURL(before)
  await pressMap(page, 'ArrowRight')
  await expect(page.getByText('You are within 40 m of here.')).toBeHidden()
})

test('the map fills the screen with all its tools, and Back gives the page again', async ({ page }) => {
  await openMap(page)
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  const url = page.url()
  for (const leave of [() => page.getByRole('button', { name: 'Leave full screen' }).click(), () => page.goBack()]) {
    await page.getByRole('button', { name: 'Full screen', exact: true }).click()
    await expect.poll(isFull).toBe(true)
    await page.getByRole('button', { name: 'Draw an area' }).click()
    await expect(page.getByRole('region', { name: 'Draw an area' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Cancel' }).click()
    await leave()
    await expect.poll(isFull).toBe(false)
    expect(page.url()).toBe(url)
  }
})
